// The small floating-point formats of ONNX, kept as their bits and converted to float exactly.
// https://onnx.ai/onnx/technical/float8.html and float4.html have the tables.
#pragma once

#include <cstdint>

namespace onnxgen::io {

float float16_to_float(std::uint16_t bits) noexcept;
float bfloat16_to_float(std::uint16_t bits) noexcept;
float float8e4m3fn_to_float(std::uint8_t bits) noexcept;
float float8e4m3fnuz_to_float(std::uint8_t bits) noexcept;
float float8e5m2_to_float(std::uint8_t bits) noexcept;
float float8e5m2fnuz_to_float(std::uint8_t bits) noexcept;
float float8e8m0_to_float(std::uint8_t bits) noexcept;
float float4e2m1_to_float(std::uint8_t bits) noexcept;  // the low four bits

// An element, held as its bits. All formats but Float4E2M1, which takes half a byte, lie in raw data exactly like this.
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
