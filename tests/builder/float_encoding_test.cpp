// Checks rounding to the small formats against all their values, which float_formats.h can decode.
#include "onnxgen/tensor/float_encoding.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "onnxgen/tensor/float_formats.h"

namespace onnxgen::io::tests {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

struct Format {
  const char* name;
  unsigned bits;
  std::function<float(std::uint32_t)> decode;
  std::function<std::uint32_t(double)> encode;
};

std::vector<Format> formats() {
  return {
      {"FLOAT16", 16, [](std::uint32_t b) { return float16_to_float(static_cast<std::uint16_t>(b)); }, float16_bits},
      {"BFLOAT16", 16, [](std::uint32_t b) { return bfloat16_to_float(static_cast<std::uint16_t>(b)); }, bfloat16_bits},
      {"E4M3FN", 8, [](std::uint32_t b) { return float8e4m3fn_to_float(static_cast<std::uint8_t>(b)); },
       float8e4m3fn_bits},
      {"E4M3FNUZ", 8, [](std::uint32_t b) { return float8e4m3fnuz_to_float(static_cast<std::uint8_t>(b)); },
       float8e4m3fnuz_bits},
      {"E5M2", 8, [](std::uint32_t b) { return float8e5m2_to_float(static_cast<std::uint8_t>(b)); }, float8e5m2_bits},
      {"E5M2FNUZ", 8, [](std::uint32_t b) { return float8e5m2fnuz_to_float(static_cast<std::uint8_t>(b)); },
       float8e5m2fnuz_bits},
      {"E2M1", 4, [](std::uint32_t b) { return float4e2m1_to_float(static_cast<std::uint8_t>(b)); },
       [](double value) { return std::uint32_t{float4e2m1_bits(value).value()}; }},
  };
}

TEST(FloatEncoding, EveryValueRoundTrips) {
  for (const Format& format : formats()) {
    for (std::uint32_t bits = 0; bits < 1U << format.bits; ++bits) {
      const float value = format.decode(bits);
      if (std::isnan(value)) {
        EXPECT_TRUE(std::isnan(format.decode(format.encode(value)))) << format.name;
      } else if (std::isfinite(value) || format.bits == 16) {
        EXPECT_EQ(format.encode(value), bits) << format.name << " " << value;
      }
    }
  }
}

// Adjacent values have adjacent bit patterns. A number between two values must round to the nearer one; the exact
// middle rounds to the one with an even last bit.
TEST(FloatEncoding, NumbersInBetweenRoundToTheNearest) {
  for (const Format& format : formats()) {
    for (std::uint32_t bits = 0; bits + 1 < 1U << (format.bits - 1); ++bits) {
      const double low = format.decode(bits);
      const double high = format.decode(bits + 1);
      if (!std::isfinite(low) || !std::isfinite(high)) break;
      const double middle = (low + high) / 2;
      const std::uint32_t even = bits % 2 == 0 ? bits : bits + 1;
      EXPECT_EQ(format.encode(middle), even) << format.name << " " << middle;
      EXPECT_EQ(format.encode(std::nextafter(middle, 0)), bits) << format.name << " " << middle;
      EXPECT_EQ(format.encode(std::nextafter(middle, kInfinity)), bits + 1) << format.name << " " << middle;
      if (even != 0) {
        EXPECT_EQ(format.decode(format.encode(-middle)), -format.decode(even)) << format.name;
      }
    }
  }
}

TEST(FloatEncoding, LargeNumbersAreInfiniteOrTheLargest) {
  for (const double value : {1e30, 1e300, kInfinity}) {
    EXPECT_EQ(float16_bits(value), 0x7C00);
    EXPECT_EQ(float16_bits(-value), 0xFC00);
    EXPECT_EQ(float8e4m3fn_bits(value), 0x7E);
    EXPECT_EQ(float8e4m3fnuz_bits(-value), 0xFF);
    EXPECT_EQ(float8e5m2_bits(value), 0x7B);
    EXPECT_EQ(float8e5m2fnuz_bits(-value), 0xFF);
    EXPECT_EQ(float4e2m1_bits(value), 7);
    EXPECT_EQ(float8e8m0_bits(1e300), 0xFE);
  }
  EXPECT_EQ(bfloat16_bits(1e300), 0x7F80);
  EXPECT_EQ(bfloat16_bits(std::numeric_limits<float>::max()), 0x7F80);  // rounded up, as in onnx.helper
  EXPECT_EQ(float16_bits(65519), 0x7BFF);
  EXPECT_EQ(float16_bits(65520), 0x7C00);
}

TEST(FloatEncoding, ZerosAndNans) {
  EXPECT_EQ(float16_bits(-0.0), 0x8000);
  EXPECT_EQ(float8e4m3fn_bits(-0.0), 0x80);
  EXPECT_EQ(float8e4m3fnuz_bits(-0.0), 0);  // its negative zero encodes NaN
  EXPECT_EQ(float8e5m2fnuz_bits(-1e-30), 0);
  EXPECT_EQ(float8e4m3fnuz_bits(kNan), 0x80);
  EXPECT_FALSE(float4e2m1_bits(kNan));
  EXPECT_EQ(float16_bits(1e-300), 0);
}

TEST(FloatEncoding, ScalesAreRoundedUpToPowersOfTwo) {
  for (std::uint32_t bits = 0; bits < 255; ++bits) {
    const double value = float8e8m0_to_float(static_cast<std::uint8_t>(bits));
    EXPECT_EQ(float8e8m0_bits(value), bits);
    EXPECT_EQ(float8e8m0_bits(std::nextafter(value, kInfinity)), std::min<std::uint32_t>(bits + 1, 254));
  }
  EXPECT_EQ(float8e8m0_bits(kNan), 0xFF);
  EXPECT_FALSE(float8e8m0_bits(0));
  EXPECT_FALSE(float8e8m0_bits(-1));
}

}  // namespace
}  // namespace onnxgen::io::tests
