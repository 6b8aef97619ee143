// The element types of tensors, and how many bits and bytes elements take.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::io {

// The numbers of TensorProto.DataType. They are the same in all ONNX versions, so that code need not know which version
// it reads.
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

// The name that ONNX gives the type, such as "FLOAT" or "INT4".
std::string_view type_name(ElementType type) noexcept;

// Bits that an element takes in raw data; 0 for strings and kUndefined, which have none.
unsigned element_bits(ElementType type) noexcept;

// The product of the dimensions; 1 if there are none. No value if a dimension is negative or the product passes 2^63.
std::optional<std::uint64_t> element_count(const std::int64_t* dims, std::size_t rank) noexcept;

// How many bytes these elements take in raw data, where elements of less than a byte are packed. No value if the type
// has no raw form or the number passes 2^63.
std::optional<std::uint64_t> raw_size(ElementType type, std::uint64_t elements) noexcept;

// The number of the field of TensorProto in which elements of this type stand where they are not raw; 0 for kUndefined.
std::uint32_t typed_field(ElementType type) noexcept;

// Entries of that field which so many elements take: a complex number two, elements of less than a byte one together.
std::uint64_t typed_entries(ElementType type, std::uint64_t elements) noexcept;

// A shape as text, such as "[2, 3]".
std::string shape_text(const std::vector<std::int64_t>& dims);

}  // namespace onnxgen::io
