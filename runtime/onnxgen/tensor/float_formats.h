// The small floating-point formats of ONNX, stored as bits and converted exactly to float. For tables, see
// https://onnx.ai/onnx/technical/float8.html and https://onnx.ai/onnx/technical/float4.html.
#pragma once

#include <cstdint>

namespace onnxgen::io {

// Return the value of an element with these bits. All bits have a value, which may be infinite or NaN.
float float16_to_float(std::uint16_t bits) noexcept;
float bfloat16_to_float(std::uint16_t bits) noexcept;
float float8e4m3fn_to_float(std::uint8_t bits) noexcept;
float float8e4m3fnuz_to_float(std::uint8_t bits) noexcept;
float float8e5m2_to_float(std::uint8_t bits) noexcept;
float float8e5m2fnuz_to_float(std::uint8_t bits) noexcept;
float float8e8m0_to_float(std::uint8_t bits) noexcept;
float float4e2m1_to_float(std::uint8_t bits) noexcept;  // uses the low four bits

// Elements, stored as their bits. Raw data has exactly the same form, except that two Float4E2M1 share a byte.
struct Float16 {
  std::uint16_t bits = 0;
  explicit operator float() const noexcept { return float16_to_float(bits); }
};
struct BFloat16 {
  std::uint16_t bits = 0;
  explicit operator float() const noexcept { return bfloat16_to_float(bits); }
};
struct Float8E4M3FN {
  std::uint8_t bits = 0;
  explicit operator float() const noexcept { return float8e4m3fn_to_float(bits); }
};
struct Float8E4M3FNUZ {
  std::uint8_t bits = 0;
  explicit operator float() const noexcept { return float8e4m3fnuz_to_float(bits); }
};
struct Float8E5M2 {
  std::uint8_t bits = 0;
  explicit operator float() const noexcept { return float8e5m2_to_float(bits); }
};
struct Float8E5M2FNUZ {
  std::uint8_t bits = 0;
  explicit operator float() const noexcept { return float8e5m2fnuz_to_float(bits); }
};
struct Float8E8M0 {
  std::uint8_t bits = 0;
  explicit operator float() const noexcept { return float8e8m0_to_float(bits); }
};
struct Float4E2M1 {
  std::uint8_t bits = 0;
  explicit operator float() const noexcept { return float4e2m1_to_float(bits); }
};

}  // namespace onnxgen::io
