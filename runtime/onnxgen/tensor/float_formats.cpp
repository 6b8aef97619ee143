#include "onnxgen/tensor/float_formats.h"

#include <cmath>
#include <limits>

#include "onnxgen/wire/fixed.h"

namespace onnxgen::io {
namespace {

// Decodes a format with sign, exponent and mantissa but without infinities and NaNs.
float decode(unsigned bits, unsigned exponent_bits, unsigned mantissa_bits, int bias) noexcept {
  const unsigned mantissa = bits & ((1U << mantissa_bits) - 1);
  const unsigned exponent = bits >> mantissa_bits & ((1U << exponent_bits) - 1);
  const bool is_negative = (bits >> (mantissa_bits + exponent_bits) & 1) != 0;
  const bool is_subnormal = exponent == 0;
  const unsigned significand = is_subnormal ? mantissa : mantissa | 1U << mantissa_bits;
  const int scale = (is_subnormal ? 1 : static_cast<int>(exponent)) - bias - static_cast<int>(mantissa_bits);
  const float magnitude = std::ldexp(static_cast<float>(significand), scale);
  return is_negative ? -magnitude : magnitude;
}

// Like decode(), with infinities and NaNs for an exponent of all ones, as in IEEE 754.
float decode_ieee(unsigned bits, unsigned exponent_bits, unsigned mantissa_bits, int bias) noexcept {
  const unsigned all_ones = (1U << exponent_bits) - 1;
  if ((bits >> mantissa_bits & all_ones) != all_ones) return decode(bits, exponent_bits, mantissa_bits, bias);
  const bool is_negative = (bits >> (mantissa_bits + exponent_bits) & 1) != 0;
  const bool is_nan = (bits & ((1U << mantissa_bits) - 1)) != 0;
  const float magnitude = is_nan ? std::numeric_limits<float>::quiet_NaN() : std::numeric_limits<float>::infinity();
  return is_negative ? -magnitude : magnitude;
}

constexpr unsigned kNegativeZero = 0x80;  // the only NaN of the UZ formats

}  // namespace

float float16_to_float(std::uint16_t bits) noexcept {
  return decode_ieee(bits, 5, 10, 15);
}

float bfloat16_to_float(std::uint16_t bits) noexcept {
  return wire::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
}

float float8e4m3fn_to_float(std::uint8_t bits) noexcept {
  if ((bits & 0x7F) == 0x7F) return std::numeric_limits<float>::quiet_NaN();
  return decode(bits, 4, 3, 7);
}

float float8e4m3fnuz_to_float(std::uint8_t bits) noexcept {
  if (bits == kNegativeZero) return std::numeric_limits<float>::quiet_NaN();
  return decode(bits, 4, 3, 8);
}

float float8e5m2_to_float(std::uint8_t bits) noexcept {
  return decode_ieee(bits, 5, 2, 15);
}

float float8e5m2fnuz_to_float(std::uint8_t bits) noexcept {
  if (bits == kNegativeZero) return std::numeric_limits<float>::quiet_NaN();
  return decode(bits, 5, 2, 16);
}

float float8e8m0_to_float(std::uint8_t bits) noexcept {
  constexpr int kBias = 127;
  if (bits == 0xFF) return std::numeric_limits<float>::quiet_NaN();
  return std::ldexp(1.0F, bits - kBias);
}

float float4e2m1_to_float(std::uint8_t bits) noexcept {
  return decode(bits & 0xF, 2, 1, 1);
}

}  // namespace onnxgen::io
