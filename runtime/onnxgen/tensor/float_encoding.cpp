#include "onnxgen/tensor/float_encoding.h"

#include <algorithm>
#include <cmath>

namespace onnxgen::io {
namespace {

// A format with a sign bit, followed by exponent and mantissa.
struct Format {
  int exponent_bits;
  int mantissa_bits;
  int bias;
  std::uint32_t largest;  // result for numbers that are too large
  std::uint32_t nan;      // without a sign
  bool has_negative_zero;
};

constexpr Format kFloat16 = {5, 10, 15, 0x7C00, 0x7E00, true};
constexpr Format kBfloat16 = {8, 7, 127, 0x7F80, 0x7FC0, true};
constexpr Format kFloat8E4M3FN = {4, 3, 7, 0x7E, 0x7F, true};
constexpr Format kFloat8E4M3FNUZ = {4, 3, 8, 0x7F, 0x80, false};
constexpr Format kFloat8E5M2 = {5, 2, 15, 0x7B, 0x7E, true};
constexpr Format kFloat8E5M2FNUZ = {5, 2, 16, 0x7F, 0x80, false};
constexpr Format kFloat4E2M1 = {2, 1, 1, 0x7, 0, true};

std::uint32_t encode(double value, const Format& format) noexcept {
  if (std::isnan(value)) return format.nan;
  const int lowest = 1 - format.bias;  // the exponent of subnormal numbers and of the smallest normal ones
  const double magnitude = std::fabs(value);
  std::uint32_t bits = format.largest;
  if (magnitude < std::ldexp(1.0, (1 << format.exponent_bits) - format.bias)) {
    int exponent = 0;
    std::frexp(magnitude, &exponent);
    exponent = magnitude != 0 ? std::max(exponent - 1, lowest) : lowest;
    // `units` is the magnitude in units of the last place. The leading bit of a normal number adds one to the exponent
    // field.
    const double units = std::nearbyint(std::ldexp(magnitude, format.mantissa_bits - exponent));
    bits = (static_cast<std::uint32_t>(exponent - lowest) << format.mantissa_bits) + static_cast<std::uint32_t>(units);
    bits = std::min(bits, format.largest);
  }
  if (!std::signbit(value) || (bits == 0 && !format.has_negative_zero)) return bits;
  return bits | 1U << (format.exponent_bits + format.mantissa_bits);
}

}  // namespace

std::uint16_t float16_bits(double value) noexcept {
  return static_cast<std::uint16_t>(encode(value, kFloat16));
}

std::uint16_t bfloat16_bits(double value) noexcept {
  return static_cast<std::uint16_t>(encode(value, kBfloat16));
}

std::uint8_t float8e4m3fn_bits(double value) noexcept {
  return static_cast<std::uint8_t>(encode(value, kFloat8E4M3FN));
}

std::uint8_t float8e4m3fnuz_bits(double value) noexcept {
  return static_cast<std::uint8_t>(encode(value, kFloat8E4M3FNUZ));
}

std::uint8_t float8e5m2_bits(double value) noexcept {
  return static_cast<std::uint8_t>(encode(value, kFloat8E5M2));
}

std::uint8_t float8e5m2fnuz_bits(double value) noexcept {
  return static_cast<std::uint8_t>(encode(value, kFloat8E5M2FNUZ));
}

std::optional<std::uint8_t> float4e2m1_bits(double value) noexcept {
  if (std::isnan(value)) return std::nullopt;
  return static_cast<std::uint8_t>(encode(value, kFloat4E2M1));
}

std::optional<std::uint8_t> float8e8m0_bits(double value) noexcept {
  constexpr std::uint8_t kNan = 0xFF;
  constexpr int kBias = 127;
  if (std::isnan(value)) return kNan;
  if (!(value > 0)) return std::nullopt;
  if (std::isinf(value)) return static_cast<std::uint8_t>(kNan - 1);
  int exponent = 0;
  const double fraction = std::frexp(value, &exponent);  // at least 0.5
  if (fraction == 0.5) --exponent;
  return static_cast<std::uint8_t>(std::clamp(exponent + kBias, 0, kNan - 1));
}

}  // namespace onnxgen::io
