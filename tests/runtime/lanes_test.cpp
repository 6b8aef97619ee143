// Vector instructions and plain C++ must give the same, correct results.
#include "onnxgen/wire/lanes.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>

namespace onnxgen::wire {
namespace {

std::uint64_t bit(std::size_t i) {
  return std::uint64_t{1} << i;
}

TEST(Lanes, FindsTopBitsAtEveryPosition) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 1000; ++round) {
    std::string bytes(kLanes, '\0');
    std::uint64_t expected = 0;
    for (std::size_t i = 0; i < kLanes; ++i) {
      bytes[i] = static_cast<char>(random());
      if ((bytes[i] & 0x80) != 0) expected |= bit(i);
    }
    ASSERT_EQ(top_bits(bytes.data()), expected);
    ASSERT_EQ(portable::top_bits(bytes.data()), expected);
  }
}

TEST(Lanes, FindsEveryByteNextToEveryOther) {
  for (unsigned wanted = 0; wanted < 256; ++wanted) {
    for (unsigned other = 0; other < 256; ++other) {
      std::string bytes(kLanes, static_cast<char>(other));
      std::uint64_t expected = other == wanted ? ~std::uint64_t{0} : 0;
      for (const std::size_t i : {0u, 7u, 8u, 31u, 62u, 63u}) {
        bytes[i] = static_cast<char>(wanted);
        expected |= bit(i);
      }
      const auto byte = static_cast<unsigned char>(wanted);
      ASSERT_EQ(positions_of(byte, bytes.data()), expected) << wanted << " beside " << other;
      ASSERT_EQ(portable::positions_of(byte, bytes.data()), expected) << wanted << " beside " << other;
    }
  }
}

// Returns the bits of `value` with a gap after every seven, as in a varint.
std::uint64_t with_gaps(std::uint64_t value) {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < 8; ++i) bits |= (value >> 7 * i & 0x7F) << 8 * i;
  return bits;
}

TEST(Lanes, EachBitOfTwoValuesIsDecoded) {
  std::mt19937_64 random(2);
  constexpr std::uint64_t kNoGaps = 0x7F7F7F7F7F7F7F7Fu;
  for (int round = 0; round < 1000; ++round) {
    const std::uint64_t first = round < 56 ? bit(static_cast<std::size_t>(round)) : random() >> 8;
    const std::uint64_t second = random() >> (8 + random() % 56);
    char bytes[3 * 8];
    const auto at = random() % 8;
    store_fixed<std::uint64_t>(bytes, with_gaps(first) | (random() & ~kNoGaps));
    store_fixed<std::uint64_t>(bytes + 8 + at, with_gaps(second) | (random() & ~kNoGaps));
    std::uint64_t values[2] = {};
    read_two(bytes, kNoGaps, bytes + 8 + at, kNoGaps, values);
    ASSERT_EQ(values[0], first);
    ASSERT_EQ(values[1], second);
    portable::read_two(bytes + 8 + at, kNoGaps, bytes, 0x7F, values);
    ASSERT_EQ(values[0], second);
    ASSERT_EQ(values[1], first & 0x7F);
    read_two(bytes + 8 + at, kNoGaps, bytes, 0x7F, values);
    ASSERT_EQ(values[0], second);
    ASSERT_EQ(values[1], first & 0x7F);
  }
}

}  // namespace
}  // namespace onnxgen::wire
