// Reading many varints at once must give the same result as reading them one by one, for every arrangement and up to
// the last byte.
#include "onnxgen/wire/varint_run.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/wire/append.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::wire {
namespace {

struct Outcome {
  std::vector<std::uint64_t> values;
  std::size_t read = 0;  // bytes before the varint that failed, or all

  bool operator==(const Outcome& other) const { return values == other.values && read == other.read; }
};

// Reads one byte at a time, following the definition of the format.
Outcome read_plainly(std::string_view bytes) {
  Outcome outcome;
  std::uint64_t value = 0;
  for (std::size_t i = 0, size = 0; i < bytes.size(); ++i) {
    if (size == kMaxVarintBytes) break;
    const auto byte = static_cast<unsigned char>(bytes[i]);
    value |= static_cast<std::uint64_t>(byte & 0x7F) << 7 * size++;
    if (byte >= 0x80) continue;
    outcome.values.push_back(value);
    outcome.read = i + 1;
    value = 0;
    size = 0;
  }
  return outcome;
}

// Reads many at a time as far as possible, at most `room` values per call, and the rest with read_varint().
Outcome read_in_a_row(const char* begin, const char* end, std::size_t room) {
  Outcome outcome;
  std::vector<std::uint64_t> values(room != kRoomForAll ? room : static_cast<std::size_t>(end - begin));
  for (const char* p = begin; p != end;) {
    const ReadUpTo read = read_varints(p, end, 0, values.data(), room);
    EXPECT_TRUE(read.p < end) << "at least one is left over";
    outcome.values.insert(outcome.values.end(), values.data(), read.values);
    outcome.read = static_cast<std::size_t>(read.p - begin);
    std::uint64_t value = 0;
    p = read_varint(read.p, end, value);
    if (p == nullptr) break;
    outcome.values.push_back(value);
    outcome.read = static_cast<std::size_t>(p - begin);
  }
  return outcome;
}

// The bytes end at the end of an allocation, so that AddressSanitizer detects reads past it. They start at each offset
// in a word.
void expect_read_as_plainly(std::string_view bytes) {
  const Outcome expected = read_plainly(bytes);
  for (std::size_t shift = 0; shift < sizeof(std::uint64_t); ++shift) {
    const auto memory = std::make_unique<char[]>(shift + bytes.size());
    char* const begin = memory.get() + shift;
    if (!bytes.empty()) std::memcpy(begin, bytes.data(), bytes.size());
    const std::size_t room = shift % 2 == 0 ? kRoomForAll : kMaxAtOnce + shift * 20;
    ASSERT_EQ(read_in_a_row(begin, begin + bytes.size(), room), expected) << bytes.size() << " bytes at " << shift;
  }
}

// Appends a varint of exactly `size` bytes, regardless of its value.
void append_padded(std::string& out, std::uint64_t value, std::size_t size) {
  for (std::size_t i = 1; i < size; ++i, value >>= 7) out += static_cast<char>(value | 0x80);
  out += static_cast<char>(value & 0x7F);
}

// Returns more than three blocks of varints with at most `longest` bytes each.
std::string random_varints(std::mt19937_64& random, std::size_t longest) {
  std::string bytes;
  while (bytes.size() < 4 * kMaxAtOnce) append_padded(bytes, random(), 1 + random() % longest);
  return bytes;
}

TEST(VarintRun, ReadsVarintsOfAllLengthsUpToAnyEnd) {
  std::mt19937_64 random(1);
  for (std::size_t longest = 1; longest <= kMaxVarintBytes; ++longest) {
    const std::string bytes = random_varints(random, longest);
    for (std::size_t size = 0; size <= bytes.size(); ++size) {
      ASSERT_NO_FATAL_FAILURE(expect_read_as_plainly({bytes.data(), size}));
    }
  }
}

TEST(VarintRun, ReadsEachLengthAtEachOffsetInABlock) {
  std::mt19937_64 random(2);
  for (std::size_t before = 0; before < 2 * kMaxAtOnce; ++before) {
    for (std::size_t size = 1; size <= kMaxVarintBytes + 2; ++size) {  // the last two sizes are malformed
      std::string bytes(before, '\1');
      append_padded(bytes, random(), size);
      bytes.append(2 * kMaxAtOnce, '\2');
      ASSERT_NO_FATAL_FAILURE(expect_read_as_plainly(bytes));
    }
  }
}

TEST(VarintRun, ExtremeValuesAreReadExactly) {
  std::string bytes;
  for (unsigned bit = 0; bit < 64; ++bit) {
    for (const int step : {-1, 0, 1}) {
      const std::uint64_t value = (std::uint64_t{1} << bit) + static_cast<std::uint64_t>(step);
      append_varint(bytes, value);
      append_varint(bytes, ~value);
    }
  }
  expect_read_as_plainly(bytes);
}

TEST(VarintRun, BytesThatNeverEndAreRefused) {
  for (std::size_t before = 0; before < 2 * kMaxAtOnce; ++before) {
    ASSERT_NO_FATAL_FAILURE(expect_read_as_plainly(std::string(before, '\1') + std::string(3 * kMaxAtOnce, '\x80')));
  }
}

TEST(VarintRun, RandomBytesMatchASimpleReader) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 2000; ++i) {
    std::string bytes(random() % (5 * kMaxAtOnce), '\0');
    const std::uint64_t continued = random() % 256;
    for (char& byte : bytes) byte = static_cast<char>((random() & 0x7F) | (random() % 256 < continued ? 0x80 : 0));
    ASSERT_NO_FATAL_FAILURE(expect_read_as_plainly(bytes));
  }
}

TEST(VarintRun, ManyAreReadAtOnce) {
  const std::string bytes = std::string(1000, '\5');
  std::vector<std::uint64_t> values(bytes.size());
  const char* const end = bytes.data() + bytes.size();
  EXPECT_GT(read_varints(bytes.data(), end, 0, values.data(), kRoomForAll).p - bytes.data(), 900);
  // As many as fit, and not one more.
  for (std::size_t room = 0; room < 3 * kMaxAtOnce; ++room) {
    const auto read =
        static_cast<std::size_t>(read_varints(bytes.data(), end, 0, values.data(), room).values - values.data());
    EXPECT_LE(read, room);
    EXPECT_GT(read + kMaxAtOnce, room);
  }
}

// ---- runs with a tag between two values -----------------------------------------------------------------------------

// Reads the values of a run with find_varint_run(), and the remaining few one by one. Returns the values and the end of
// the last one.
Outcome read_run(const char* begin, const char* end, std::string_view tag, std::size_t most) {
  Outcome outcome;
  const Run run = find_varint_run(begin, end, tag.data(), tag.size(), most);
  std::vector<std::uint64_t> values(run.count);
  const char* p = begin;
  if (run.count != 0) {
    const ReadUpTo read = read_varints(begin, run.end, tag.size(), values.data(), kRoomForAll);
    EXPECT_LE(static_cast<std::size_t>(read.values - values.data()), run.count);
    EXPECT_TRUE(read.values == values.data() || read.p < run.end);
    outcome.values.assign(values.data(), read.values);
    if (!outcome.values.empty()) {
      p = read.p;
      outcome.read = static_cast<std::size_t>(p - begin) - tag.size();
    }
  }
  for (;;) {
    std::uint64_t value = 0;
    p = read_varint(p, end, value);
    if (p == nullptr) break;
    outcome.values.push_back(value);
    outcome.read = static_cast<std::size_t>(p - begin);
    if (static_cast<std::size_t>(end - p) < tag.size() || std::string_view(p, tag.size()) != tag) break;
    p += tag.size();
  }
  // If no varint is too long, all counted values exist.
  if (p != nullptr) {
    EXPECT_LE(run.count, outcome.values.size());
    EXPECT_LE(run.end - begin, static_cast<std::ptrdiff_t>(outcome.read));
    if (run.is_whole) {
      EXPECT_EQ(run.count, outcome.values.size());
      EXPECT_EQ(run.end - begin, static_cast<std::ptrdiff_t>(outcome.read));
    }
  }
  return outcome;
}

// Like read_run(), but one byte at a time.
Outcome read_run_plainly(std::string_view bytes, std::string_view tag) {
  Outcome outcome;
  for (std::size_t at = 0;;) {
    std::uint64_t value = 0;
    std::size_t size = 0;
    for (;; ++size) {
      if (at + size == bytes.size() || size == kMaxVarintBytes) return outcome;
      const auto byte = static_cast<unsigned char>(bytes[at + size]);
      value |= static_cast<std::uint64_t>(byte & 0x7F) << 7 * size;
      if (byte < 0x80) break;
    }
    at += size + 1;
    outcome.values.push_back(value);
    outcome.read = at;
    if (bytes.substr(at, tag.size()) != tag) return outcome;
    at += tag.size();
  }
}

void expect_run_as_plainly(std::string_view bytes, std::string_view tag) {
  const Outcome expected = read_run_plainly(bytes, tag);
  const auto memory = std::make_unique<char[]>(bytes.size());
  if (!bytes.empty()) std::memcpy(memory.get(), bytes.data(), bytes.size());
  const char* const end = memory.get() + bytes.size();
  for (const std::size_t most : {kRoomForAll, std::size_t{1}, std::size_t{40}}) {
    ASSERT_EQ(read_run(memory.get(), end, tag, most), expected) << bytes.size() << " bytes, at most " << most;
  }
}

constexpr std::string_view kTags[] = {"\x38", "\x01", "\x80\x01", "\x88\x87\x02", "\xF8\xFF\xFF\xFF\x0F"};

// Returns more than three blocks of values with at most `longest` bytes each, without a tag after the last one.
std::string random_run(std::mt19937_64& random, std::string_view tag, std::size_t longest) {
  std::string bytes;
  append_padded(bytes, random(), 1 + random() % longest);
  while (bytes.size() < 4 * kMaxAtOnce) {
    bytes += tag;
    append_padded(bytes, random(), 1 + random() % longest);
  }
  return bytes;
}

TEST(VarintRun, RunsOfAllLengthsAreReadUpToAnyEnd) {
  std::mt19937_64 random(5);
  for (const std::string_view tag : kTags) {
    for (std::size_t longest = 1; longest <= kMaxVarintBytes; ++longest) {
      const std::string bytes = random_run(random, tag, longest);
      for (std::size_t size = 0; size <= bytes.size(); ++size) {
        ASSERT_NO_FATAL_FAILURE(expect_run_as_plainly({bytes.data(), size}, tag));
      }
    }
  }
}

TEST(VarintRun, EachLengthIsReadAtEachOffsetInABlock) {
  std::mt19937_64 random(6);
  for (const std::string_view tag : kTags) {
    for (std::size_t before = 0; before <= kMaxAtOnce; ++before) {
      for (std::size_t size = 1; size <= kMaxVarintBytes + 2; ++size) {  // the last two sizes are malformed
        std::string bytes;
        append_padded(bytes, random(), 1 + before % 2);
        for (std::size_t i = 0; i < before; ++i) bytes.append(tag) += '\1';
        bytes += tag;
        append_padded(bytes, random(), size);
        for (std::size_t i = 0; i < 2 * kMaxAtOnce; ++i) bytes.append(tag) += '\2';
        ASSERT_NO_FATAL_FAILURE(expect_run_as_plainly(bytes, tag));
      }
    }
  }
}

// After each number of values, other fields follow. Their tags have any length, and some start with the same bytes.
TEST(VarintRun, EndsBeforeTheFirstOtherTag) {
  std::mt19937_64 random(7);
  for (const std::string_view tag : kTags) {
    for (const std::string_view other :
         {"\x39", "\x40", "\x80\x02", "\xB8\x01", "\x88\x87\x03", "\x88\x08", "\x01\x38"}) {
      if (other.substr(0, tag.size()) == tag) continue;
      for (std::size_t longest = 1; longest <= 4; ++longest) {
        for (std::size_t before = 1; before < 2 * kMaxAtOnce; ++before) {
          std::string bytes;
          for (std::size_t i = 0; i < before; ++i) {
            if (i != 0) bytes += tag;
            append_padded(bytes, random(), 1 + random() % longest);
          }
          const std::size_t size = bytes.size();
          bytes += other;
          for (std::size_t i = 0; i < kMaxAtOnce; ++i) bytes.append("\1").append(tag);
          ASSERT_EQ(read_run_plainly(bytes, tag).read, size);
          ASSERT_NO_FATAL_FAILURE(expect_run_as_plainly(bytes, tag));
        }
      }
    }
  }
}

// Values that look like tags, and tags that look like values.
TEST(VarintRun, RandomBytesThatLookLikeTagsMatchASimpleReader) {
  std::mt19937_64 random(8);
  for (int i = 0; i < 20000; ++i) {
    const std::string_view tag = kTags[random() % 5];
    std::string bytes;
    while (bytes.size() < 5 * kMaxAtOnce) {
      const bool is_like_tag = random() % 2 == 0;
      if (is_like_tag) {
        bytes.append(tag);
      } else {
        append_padded(bytes, random(), 1 + random() % 3);
      }
      if (random() % 64 != 0) bytes += tag;
    }
    bytes.resize(random() % bytes.size());
    ASSERT_NO_FATAL_FAILURE(expect_run_as_plainly(bytes, tag));
  }
}

TEST(VarintRun, ValuesThatNeverEndAreRefused) {
  for (const std::string_view tag : kTags) {
    for (std::size_t before = 0; before < 2 * kMaxAtOnce; ++before) {
      std::string bytes;
      for (std::size_t i = 0; i < before; ++i) bytes.append("\1").append(tag);
      bytes.append(3 * kMaxAtOnce, '\x80');
      ASSERT_NO_FATAL_FAILURE(expect_run_as_plainly(bytes, tag));
    }
  }
}

TEST(FixedRun, EndsWhereTheTagsOrTheBytesEnd) {
  for (const std::size_t size : {std::size_t{4}, std::size_t{8}}) {
    for (std::size_t count = 1; count < 40; ++count) {
      std::string bytes(size, '\x25');  // values that look like tags
      for (std::size_t i = 1; i < count; ++i) bytes.append(1 + size, '\x25');
      const std::size_t whole = bytes.size();
      for (const std::string_view behind :
           {"", "\x25", "\x25\x25\x25\x25", "\x26\x25\x25\x25\x25\x25\x25\x25\x25\x25"}) {
        const auto memory = std::make_unique<char[]>(whole + behind.size());
        std::memcpy(memory.get(), bytes.data(), whole);
        if (!behind.empty()) std::memcpy(memory.get() + whole, behind.data(), behind.size());
        const char* const end = memory.get() + whole + behind.size();
        const wire::Run run = wire::find_fixed_run(memory.get(), end, '\x25', size, kRoomForAll);
        EXPECT_LE(run.count, count);
        EXPECT_GT(run.count + 4, count) << "four at a time";
        EXPECT_EQ(run.end - memory.get(), static_cast<std::ptrdiff_t>(run.count * (1 + size) - 1));
      }
      for (std::size_t cut = 0; cut < size; ++cut) {
        const auto memory = std::make_unique<char[]>(cut);
        EXPECT_EQ(find_fixed_run(memory.get(), memory.get() + cut, '\x25', size, kRoomForAll).count, 0u);
      }
    }
  }
}

}  // namespace
}  // namespace onnxgen::wire
