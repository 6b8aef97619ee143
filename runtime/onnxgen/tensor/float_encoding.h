// Numbers as the bits of the small floating-point formats of ONNX: the way back from float_formats.h.
//
// Rounded to the nearest value, ties to even, as ONNX's operator Cast does it. What is too large becomes infinity in 16
// bits, and the largest value in 8 bits and less (Cast with saturate). NaN stays NaN.
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

// The low four bits. Nothing for NaN, which the format does not have.
std::optional<std::uint8_t> float4e2m1_bits(double value) noexcept;

// The least power of two that is not less, as Cast rounds for scales. Nothing for what is not greater than zero; NaN
// stays NaN.
std::optional<std::uint8_t> float8e8m0_bits(double value) noexcept;

}  // namespace onnxgen::io
