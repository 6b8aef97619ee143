#include "onnxgen/wire/fixed.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace onnxgen::wire {
namespace {

TEST(Fixed, IsLittleEndianOnTheWire) {
  char bytes[8];
  store_fixed(bytes, std::uint32_t{0x04030201});
  EXPECT_EQ(std::string(bytes, 4), std::string("\x01\x02\x03\x04"));
  EXPECT_EQ(load_fixed<std::uint32_t>(bytes), 0x04030201u);
  store_fixed(bytes, std::uint64_t{0x0807060504030201});
  EXPECT_EQ(std::string(bytes, 8), std::string("\x01\x02\x03\x04\x05\x06\x07\x08"));
  EXPECT_EQ(load_fixed<std::uint64_t>(bytes), 0x0807060504030201u);
}

TEST(Fixed, NeedsNoAlignment) {
  char bytes[9] = {};
  store_fixed(bytes + 1, std::uint64_t{42});
  EXPECT_EQ(load_fixed<std::uint64_t>(bytes + 1), 42u);
}

// The operation that a big-endian host applies to every value.
TEST(Fixed, ByteSwapReverses) {
  EXPECT_EQ(byte_swap(std::uint32_t{0x01020304}), 0x04030201u);
  EXPECT_EQ(byte_swap(std::uint64_t{0x0102030405060708}), 0x0807060504030201u);
}

TEST(Fixed, BitCastKeepsEveryBit) {
  EXPECT_EQ(bit_cast<std::uint32_t>(1.0f), 0x3F800000u);
  EXPECT_EQ(bit_cast<std::uint64_t>(-0.0), 0x8000000000000000u);
  const double nan = bit_cast<double>(std::uint64_t{0x7FF8000000000123});
  EXPECT_TRUE(std::isnan(nan));
  EXPECT_EQ(bit_cast<std::uint64_t>(nan), 0x7FF8000000000123u);
}

}  // namespace
}  // namespace onnxgen::wire
