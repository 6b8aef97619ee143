// Converts an array of C++ values to the raw data of a tensor, with or without changing the element type.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/tensor/float_formats.h"

namespace onnxgen::build {

using io::ElementType;

// Returns the element type of a C++ type, or kUndefined if there is none.
template <class T>
constexpr ElementType element_type_of() noexcept {
  if constexpr (std::is_same_v<T, float>) return ElementType::kFloat;
  if constexpr (std::is_same_v<T, double>) return ElementType::kDouble;
  if constexpr (std::is_same_v<T, bool>) return ElementType::kBool;
  if constexpr (std::is_same_v<T, std::complex<float>>) return ElementType::kComplex64;
  if constexpr (std::is_same_v<T, std::complex<double>>) return ElementType::kComplex128;
  if constexpr (std::is_same_v<T, io::Float16>) return ElementType::kFloat16;
  if constexpr (std::is_same_v<T, io::BFloat16>) return ElementType::kBfloat16;
  if constexpr (std::is_same_v<T, io::Float8E4M3FN>) return ElementType::kFloat8E4M3FN;
  if constexpr (std::is_same_v<T, io::Float8E4M3FNUZ>) return ElementType::kFloat8E4M3FNUZ;
  if constexpr (std::is_same_v<T, io::Float8E5M2>) return ElementType::kFloat8E5M2;
  if constexpr (std::is_same_v<T, io::Float8E5M2FNUZ>) return ElementType::kFloat8E5M2FNUZ;
  if constexpr (std::is_same_v<T, io::Float8E8M0>) return ElementType::kFloat8E8M0;
  if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
    // Selected by width, so that long and long long are equivalent if they have the same size.
    constexpr bool kSigned = std::is_signed_v<T>;
    if constexpr (sizeof(T) == 1) return kSigned ? ElementType::kInt8 : ElementType::kUint8;
    if constexpr (sizeof(T) == 2) return kSigned ? ElementType::kInt16 : ElementType::kUint16;
    if constexpr (sizeof(T) == 4) return kSigned ? ElementType::kInt32 : ElementType::kUint32;
    if constexpr (sizeof(T) == 8) return kSigned ? ElementType::kInt64 : ElementType::kUint64;
  }
  return ElementType::kUndefined;
}

// An array in memory, which the caller owns, of `count` elements. The type is one that element_type_of() returns.
struct Elements {
  ElementType type = ElementType::kUndefined;
  const void* data = nullptr;
  std::size_t count = 0;
};

// Encodes `elements` as raw data of a tensor of type `to`. `raw` views the elements themselves if they already have
// this form, otherwise `storage`, which holds the converted data. Numbers are rounded to floating-point formats (see
// float_encoding.h) and packed if they are smaller than a byte; for BOOL, every nonzero number is true. Fails with
// kOutOfRange if an integer type cannot represent a number exactly, or FLOAT4E2M1 or FLOAT8E8M0 has no value for it,
// and with kTypeMismatch if complex numbers would have to be converted or `to` is STRING. After a failure `raw` is
// unchanged.
Status encode_elements(const Elements& elements, ElementType to, std::string& storage, std::string_view& raw);

}  // namespace onnxgen::build
