// The element types of tensors and what elements take.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::io {

// The numbers of TensorProto.DataType in all ONNX versions, so that code need not know which one it reads.
enum class ElementType : std::int32_t {
  kUndefined = 0,
  kFloat = 1,
  kUint8 = 2,
  kInt8 = 3,
  kUint16 = 4,
  kInt16 = 5,
  kInt32 = 6,
  kInt64 = 7,
  kString = 8,
  kBool = 9,
  kFloat16 = 10,
  kDouble = 11,
  kUint32 = 12,
  kUint64 = 13,
  kComplex64 = 14,
  kComplex128 = 15,
  kBfloat16 = 16,
  kFloat8E4M3FN = 17,
  kFloat8E4M3FNUZ = 18,
  kFloat8E5M2 = 19,
  kFloat8E5M2FNUZ = 20,
  kUint4 = 21,
  kInt4 = 22,
  kFloat4E2M1 = 23,
  kFloat8E8M0 = 24,
  kUint2 = 25,
  kInt2 = 26,
};

// The type with this number, or kUndefined.
ElementType element_type(std::int32_t number) noexcept;

// "FLOAT", "INT4" ... as ONNX spells them.
std::string_view type_name(ElementType type) noexcept;

// Bits that an element takes in raw data; 0 for strings and kUndefined, which have none.
unsigned element_bits(ElementType type) noexcept;

// The product of the dimensions, 1 without any. Nothing if one is negative or the product passes 2^63.
std::optional<std::uint64_t> element_count(const std::int64_t* dims, std::size_t rank) noexcept;

// Bytes that so many elements take in raw data, those of less than a byte packed. Nothing where the type has no raw
// form or the number passes 2^63.
std::optional<std::uint64_t> raw_size(ElementType type, std::uint64_t elements) noexcept;

// "[2, 3]"
std::string shape_text(const std::vector<std::int64_t>& dims);

}  // namespace onnxgen::io
