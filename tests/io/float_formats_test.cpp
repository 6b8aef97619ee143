#include "onnxgen/tensor/float_formats.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace onnxgen::io {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

// Expects equal values, including the sign of zero. Any NaN matches any other NaN.
void expect_float(float actual, float expected) {
  if (std::isnan(expected)) {
    EXPECT_TRUE(std::isnan(actual)) << actual;
    return;
  }
  EXPECT_EQ(actual, expected);
  EXPECT_EQ(std::signbit(actual), std::signbit(expected));
}

TEST(FloatFormats, Float16) {
  expect_float(float16_to_float(0x0000), 0);
  expect_float(float16_to_float(0x8000), -0.0F);
  expect_float(float16_to_float(0x0001), std::ldexp(1.0F, -24));
  expect_float(float16_to_float(0x03FF), std::ldexp(1023.0F, -24));
  expect_float(float16_to_float(0x0400), std::ldexp(1.0F, -14));
  expect_float(float16_to_float(0x3C00), 1);
  expect_float(float16_to_float(0xC500), -5);
  expect_float(float16_to_float(0x7BFF), 65504);
  expect_float(float16_to_float(0x7C00), kInfinity);
  expect_float(float16_to_float(0xFC00), -kInfinity);
  expect_float(float16_to_float(0x7E00), NAN);
}

#if defined(__FLT16_MANT_DIG__) && defined(__x86_64__)
// Compares every value with the compiler's conversion.
TEST(FloatFormats, Float16MatchesTheCompiler) {
  for (unsigned bits = 0; bits <= 0xFFFF; ++bits) {
    const auto narrow = static_cast<std::uint16_t>(bits);
    _Float16 value;
    std::memcpy(&value, &narrow, sizeof value);
    expect_float(float16_to_float(narrow), static_cast<float>(value));
  }
}
#endif

TEST(FloatFormats, BFloat16) {
  expect_float(bfloat16_to_float(0x3F80), 1);
  expect_float(bfloat16_to_float(0xC040), -3);
  expect_float(bfloat16_to_float(0x7F80), kInfinity);
  expect_float(bfloat16_to_float(0x7FC0), NAN);
  expect_float(bfloat16_to_float(0x8000), -0.0F);
}

// The extreme values listed for each format in the ONNX documentation.
TEST(FloatFormats, Float8E4M3FN) {
  expect_float(float8e4m3fn_to_float(0x00), 0);
  expect_float(float8e4m3fn_to_float(0x80), -0.0F);
  expect_float(float8e4m3fn_to_float(0x7F), NAN);
  expect_float(float8e4m3fn_to_float(0xFF), NAN);
  expect_float(float8e4m3fn_to_float(0x7E), 448);
  expect_float(float8e4m3fn_to_float(0x08), std::ldexp(1.0F, -6));
  expect_float(float8e4m3fn_to_float(0x07), std::ldexp(7.0F, -9));
  expect_float(float8e4m3fn_to_float(0x01), std::ldexp(1.0F, -9));
  expect_float(float8e4m3fn_to_float(0xB8), -1);
}

TEST(FloatFormats, Float8E4M3FNUZ) {
  expect_float(float8e4m3fnuz_to_float(0x00), 0);
  expect_float(float8e4m3fnuz_to_float(0x80), NAN);
  expect_float(float8e4m3fnuz_to_float(0x7F), 240);
  expect_float(float8e4m3fnuz_to_float(0xFF), -240);
  expect_float(float8e4m3fnuz_to_float(0x08), std::ldexp(1.0F, -7));
  expect_float(float8e4m3fnuz_to_float(0x01), std::ldexp(1.0F, -10));
}

TEST(FloatFormats, Float8E5M2) {
  expect_float(float8e5m2_to_float(0x80), -0.0F);
  expect_float(float8e5m2_to_float(0x7C), kInfinity);
  expect_float(float8e5m2_to_float(0xFC), -kInfinity);
  expect_float(float8e5m2_to_float(0x7D), NAN);
  expect_float(float8e5m2_to_float(0x7B), 57344);
  expect_float(float8e5m2_to_float(0x04), std::ldexp(1.0F, -14));
  expect_float(float8e5m2_to_float(0x01), std::ldexp(1.0F, -16));
}

TEST(FloatFormats, Float8E5M2FNUZ) {
  expect_float(float8e5m2fnuz_to_float(0x80), NAN);
  expect_float(float8e5m2fnuz_to_float(0x7F), 57344);
  expect_float(float8e5m2fnuz_to_float(0x04), std::ldexp(1.0F, -15));
  expect_float(float8e5m2fnuz_to_float(0x01), std::ldexp(1.0F, -17));
}

TEST(FloatFormats, Float8E8M0) {
  expect_float(float8e8m0_to_float(0x00), std::ldexp(1.0F, -127));
  expect_float(float8e8m0_to_float(0x7F), 1);
  expect_float(float8e8m0_to_float(0xFE), std::ldexp(1.0F, 127));
  expect_float(float8e8m0_to_float(0xFF), NAN);
}

TEST(FloatFormats, Float4E2M1) {
  const float magnitudes[] = {0, 0.5F, 1, 1.5F, 2, 3, 4, 6};
  for (std::uint8_t bits = 0; bits < 8; ++bits) {
    expect_float(float4e2m1_to_float(bits), magnitudes[bits]);
    expect_float(float4e2m1_to_float(static_cast<std::uint8_t>(bits | 8)), -magnitudes[bits]);
  }
}

}  // namespace
}  // namespace onnxgen::io
