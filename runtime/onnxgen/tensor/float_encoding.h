// Converts numbers to the small floating-point formats of ONNX: the inverse of float_formats.h.
//
// Results are rounded to the nearest value, ties to even, like ONNX's operator Cast. A number that is too large, or
// infinite, becomes infinity in 16-bit formats, and the largest value in smaller ones (Cast with saturate). NaN remains
// NaN, with the same bits for every NaN.
#pragma once

#include <cstdint>
#include <optional>

namespace onnxgen::io {

// Return the bits of `value` in the format.
std::uint16_t float16_bits(double value) noexcept;
std::uint16_t bfloat16_bits(double value) noexcept;
std::uint8_t float8e4m3fn_bits(double value) noexcept;
std::uint8_t float8e4m3fnuz_bits(double value) noexcept;
std::uint8_t float8e5m2_bits(double value) noexcept;
std::uint8_t float8e5m2fnuz_bits(double value) noexcept;

// Returns the value in the low four bits, or nothing for NaN, which the format does not have.
std::optional<std::uint8_t> float4e2m1_bits(double value) noexcept;

// Rounds up to a power of two, like Cast for scales; the result is between 2^-127 and 2^127. Returns nothing for
// numbers that are not greater than zero. NaN remains NaN.
std::optional<std::uint8_t> float8e8m0_bits(double value) noexcept;

}  // namespace onnxgen::io
