// Many varints read in a row are those that are read one by one, whatever stands where, to the last byte.
#include "onnxgen/wire/varint_reader.h"

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

namespace onnxgen::wire {
namespace {

struct Outcome {
  std::vector<std::uint64_t> values;
  std::size_t read = 0;  // bytes up to the varint that failed, or to the end

  bool operator==(const Outcome& other) const { return values == other.values && read == other.read; }
};

// As the format's description has it, a byte at a time.
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

Outcome read_in_a_row(const char* begin, const char* end) {
  Outcome outcome;
  VarintReader reader;
  for (const char* p = begin; p != end;) {
    std::uint64_t value = 0;
    p = reader.read(p, end, value);
    if (p == nullptr) break;
    outcome.values.push_back(value);
    outcome.read = static_cast<std::size_t>(p - begin);
  }
  return outcome;
}

// The bytes end where memory ends, which AddressSanitizer watches, and begin at each place in a word.
void expect_read_as_plainly(std::string_view bytes) {
  const Outcome expected = read_plainly(bytes);
  for (std::size_t shift = 0; shift < sizeof(std::uint64_t); ++shift) {
    const auto memory = std::make_unique<char[]>(shift + bytes.size());
    char* const begin = memory.get() + shift;
    if (!bytes.empty()) std::memcpy(begin, bytes.data(), bytes.size());
    ASSERT_EQ(read_in_a_row(begin, begin + bytes.size()), expected) << bytes.size() << " bytes at " << shift;
  }
}

// A varint of `size` bytes, as long as that whatever its value.
void append_padded(std::string& out, std::uint64_t value, std::size_t size) {
  for (std::size_t i = 1; i < size; ++i, value >>= 7) out += static_cast<char>(value | 0x80);
  out += static_cast<char>(value & 0x7F);
}

// At most `longest` bytes each, more than three blocks of them.
std::string random_varints(std::mt19937_64& random, std::size_t longest) {
  std::string bytes;
  while (bytes.size() < 4 * VarintReader::kBlock) append_padded(bytes, random(), 1 + random() % longest);
  return bytes;
}

TEST(VarintReader, ReadsVarintsOfAllLengthsUpToAnyEnd) {
  std::mt19937_64 random(1);
  for (std::size_t longest = 1; longest <= kMaxVarintBytes; ++longest) {
    const std::string bytes = random_varints(random, longest);
    for (std::size_t size = 0; size <= bytes.size(); ++size) {
      ASSERT_NO_FATAL_FAILURE(expect_read_as_plainly({bytes.data(), size}));
    }
  }
}

TEST(VarintReader, ReadsEachLengthAtEachPlaceInABlock) {
  std::mt19937_64 random(2);
  for (std::size_t before = 0; before < 2 * VarintReader::kBlock; ++before) {
    for (std::size_t size = 1; size <= kMaxVarintBytes + 2; ++size) {  // the two last are malformed
      std::string bytes(before, '\1');
      append_padded(bytes, random(), size);
      bytes.append(2 * VarintReader::kBlock, '\2');
      ASSERT_NO_FATAL_FAILURE(expect_read_as_plainly(bytes));
    }
  }
}

TEST(VarintReader, ExtremeValuesAreWhatTheyAre) {
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

TEST(VarintReader, BytesThatNeverEndAreRefused) {
  for (std::size_t before = 0; before < 2 * VarintReader::kBlock; ++before) {
    ASSERT_NO_FATAL_FAILURE(
        expect_read_as_plainly(std::string(before, '\1') + std::string(3 * VarintReader::kBlock, '\x80')));
  }
}

TEST(VarintReader, RandomBytesAreReadAsPlainly) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 2000; ++i) {
    std::string bytes(random() % (5 * VarintReader::kBlock), '\0');
    const std::uint64_t continued = random() % 256;
    for (char& byte : bytes) byte = static_cast<char>((random() & 0x7F) | (random() % 256 < continued ? 0x80 : 0));
    ASSERT_NO_FATAL_FAILURE(expect_read_as_plainly(bytes));
  }
}

// As in a field that is not packed.
TEST(VarintReader, SkipsWhatIsReadByOtherMeans) {
  std::mt19937_64 random(4);
  for (const std::uint32_t tag : {0x38u, 0x80u, 0xFFFFFFF8u}) {
    std::string bytes;
    std::vector<std::uint64_t> expected;
    for (int i = 0; i < 1000; ++i) {
      expected.push_back(random() >> random() % 64);
      append_varint(bytes, tag);
      append_varint(bytes, expected.back());
    }
    const char* const end = bytes.data() + bytes.size();
    VarintReader reader;
    std::vector<std::uint64_t> values;
    for (const char* p = bytes.data(); p != end;) {
      std::uint32_t read_as_tag = 0;
      p = read_tag(p, end, read_as_tag);
      ASSERT_NE(p, nullptr);
      reader.skip();
      ASSERT_EQ(read_as_tag, tag);
      std::uint64_t value = 0;
      p = reader.read(p, end, value);
      ASSERT_NE(p, nullptr);
      values.push_back(value);
    }
    EXPECT_EQ(values, expected);
  }
}

}  // namespace
}  // namespace onnxgen::wire
