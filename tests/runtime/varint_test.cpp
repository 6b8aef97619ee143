#include "onnxgen/wire/varint.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "onnxgen/wire/tag.h"

namespace onnxgen::wire {
namespace {

struct Vector {
  const char* name;                    // file name in vectors/varint; the first word is what to read
  std::optional<std::uint64_t> value;  // nullopt: reading fails
  std::size_t bytes = 0;               // number of bytes read
};

constexpr std::uint64_t kAllBits = std::numeric_limits<std::uint64_t>::max();

const Vector kVectors[] = {
    {"varint_empty", std::nullopt},
    {"varint_1_byte", 127, 1},
    {"varint_2_bytes", 300, 2},
    {"varint_5_bytes", 0xFFFFFFFF, 5},
    {"varint_10_bytes_largest", kAllBits, 10},
    {"varint_10_bytes_zero", 0, 10},
    {"varint_10_bytes_bits_past_64", kAllBits, 10},
    {"varint_11_bytes", std::nullopt},
    {"varint_cut_short", std::nullopt},
    {"varint_10_bytes_cut_short", std::nullopt},
    {"varint_with_rest", 150, 2},
    {"tag_1_byte", 8, 1},
    {"tag_largest_number", 0xFFFFFFFD, 5},
    {"tag_longer_than_needed", 8, 5},
    {"tag_6_bytes", std::nullopt},
    {"tag_over_32_bits", std::nullopt},
    {"tag_cut_short", std::nullopt},
    {"tag_2_bytes_with_rest", 130, 2},
    {"length_to_the_end", 3, 1},
    {"length_zero", 0, 1},
    {"length_past_the_end", std::nullopt},
    {"length_near_2_64", std::nullopt},
    {"length_near_2_63", std::nullopt},
    {"length_11_bytes", std::nullopt},
    {"length_cut_short", std::nullopt},
};

std::vector<char> read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

const char* read(std::string_view kind, const char* p, const char* end, std::uint64_t& value) {
  if (kind == "varint") return read_varint(p, end, value);
  if (kind == "tag") {
    std::uint32_t tag = 0;
    p = read_tag(p, end, tag);
    value = tag;
    return p;
  }
  std::size_t length = 0;
  p = read_length(p, end, length);
  value = length;
  return p;
}

TEST(Varint, VectorsHaveTheValuesInTheirNames) {
  const std::filesystem::path folder = std::filesystem::path(VECTORS) / "varint";
  std::set<std::string> tested;
  for (const Vector& vector : kVectors) {
    SCOPED_TRACE(vector.name);
    tested.insert(vector.name);
    const std::string_view name = vector.name;
    const std::vector<char> bytes = read_file(folder / (std::string(name) + ".bin"));
    const char* const begin = bytes.data();
    std::uint64_t value = 0;
    const char* const after = read(name.substr(0, name.find('_')), begin, begin + bytes.size(), value);
    ASSERT_EQ(after != nullptr, vector.value.has_value());
    if (after == nullptr) continue;
    EXPECT_EQ(value, *vector.value);
    EXPECT_EQ(static_cast<std::size_t>(after - begin), vector.bytes);
  }
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    EXPECT_TRUE(tested.count(entry.path().stem().string())) << entry.path() << " is in no test";
  }
}

std::vector<std::uint64_t> border_values() {
  std::vector<std::uint64_t> values{0, kAllBits};
  for (unsigned bit = 0; bit < 64; ++bit) {
    const std::uint64_t power = std::uint64_t{1} << bit;
    values.insert(values.end(), {power - 1, power, power + 1});
  }
  return values;
}

TEST(Varint, RoundTrips) {
  for (const std::uint64_t value : border_values()) {
    char buffer[kMaxVarintBytes];
    char* const end = buffer + sizeof buffer;
    char* const begin = write_varint_before(end, value);
    std::size_t expected = 1;
    for (std::uint64_t rest = value >> 7; rest != 0; rest >>= 7) ++expected;
    EXPECT_EQ(static_cast<std::size_t>(end - begin), expected) << value;
    EXPECT_EQ(varint_size(value), expected) << value;
    std::uint64_t again = ~value;
    EXPECT_EQ(read_varint(begin, end, again), end);
    EXPECT_EQ(again, value);
  }
}

TEST(Varint, WrittenWideIsTheSame) {
  for (const std::uint64_t value : border_values()) {
    char plain[kMaxVarintBytes + 3] = {};
    char wide[kMaxVarintBytes + 3] = "unchanged";
    const std::string behind(wide + kMaxVarintBytes, 3);
    const char* const begin = write_varint_before(plain + kMaxVarintBytes, value);
    const char* const wide_begin = write_varint_wide_before(wide + kMaxVarintBytes, value);
    const auto size = static_cast<std::size_t>(plain + kMaxVarintBytes - begin);
    ASSERT_EQ(wide_begin - wide, begin - plain) << value;
    EXPECT_EQ(std::string(wide_begin, size), std::string(begin, size)) << value;
    EXPECT_EQ(std::string(wide + kMaxVarintBytes, 3), behind) << value;
  }
}

TEST(Varint, EveryPrefixIsTruncated) {
  for (const std::uint64_t value : border_values()) {
    char buffer[kMaxVarintBytes];
    char* const end = buffer + sizeof buffer;
    const char* const begin = write_varint_before(end, value);
    for (const char* stop = begin; stop < end; ++stop) {
      std::uint64_t ignored = 0;
      EXPECT_EQ(read_varint(begin, stop, ignored), nullptr) << value;
    }
  }
}

TEST(Varint, ZigzagMapsSmallMagnitudesToSmallNumbers) {
  EXPECT_EQ(zigzag(0), 0u);
  EXPECT_EQ(zigzag(-1), 1u);
  EXPECT_EQ(zigzag(1), 2u);
  EXPECT_EQ(zigzag(std::numeric_limits<std::int64_t>::max()), kAllBits - 1);
  EXPECT_EQ(zigzag(std::numeric_limits<std::int64_t>::min()), kAllBits);
  for (const std::uint64_t value : border_values()) EXPECT_EQ(zigzag(unzigzag(value)), value);
}

TEST(Tag, IsNumberAndWireType) {
  constexpr std::uint32_t kTag = make_tag((1u << 29) - 1, WireType::kFixed32);
  EXPECT_EQ(kTag, 0xFFFFFFFDu);
  EXPECT_EQ(tag_number(kTag), (1u << 29) - 1);
  EXPECT_EQ(tag_type(kTag), 5u);
}

}  // namespace
}  // namespace onnxgen::wire
