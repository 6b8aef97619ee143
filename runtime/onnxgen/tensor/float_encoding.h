// Converts numbers to the small floating-point formats of ONNX: the reverse of float_formats.h.
//
// Rounded to the nearest value, ties to even, as ONNX's operator Cast does it. A number that is too large becomes
// infinity in 16-bit formats, and the largest value in smaller ones (Cast with saturate). NaN stays NaN.
#pragma once

#include <cstdint>
#include <optional>

namespace onnxgen::io {

std::uint16_t float16_bits(double value) noexcept;
std::uint16_t bfloat16_bits(double value) noexcept;
std::uint8_t float8e4m3fn_bits(double value) noexcept;
std::uint8_t float8e4m3fnuz_bits(double value) noexcept;
std::uint8_t float8e5m2_bits(double value) noexcept;
std::uint8_t float8e5m2fnuz_bits(double value) noexcept;

// The value is in the low four bits. There is no result for NaN, which the format does not have.
std::optional<std::uint8_t> float4e2m1_bits(double value) noexcept;

// Rounds up to a power of two, as Cast does for scales. There is no result for numbers that are not greater than zero;
// NaN stays NaN.
std::optional<std::uint8_t> float8e8m0_bits(double value) noexcept;

}  // namespace onnxgen::io
