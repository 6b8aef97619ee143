// Element types of tensors and their sizes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::io {

// Values of TensorProto.DataType. The numbers are the same in all ONNX versions, so code does not need to know the
// version that it reads.
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

// Returns the type with this number, or kUndefined if the number is unknown. Numbers from files must be converted with
// this function: the functions below accept only enumerators.
ElementType element_type(std::int32_t number) noexcept;

// Returns the ONNX name of the type, such as "FLOAT" or "INT4", in static storage.
std::string_view type_name(ElementType type) noexcept;

// Returns the number of bits per element in raw data. 0 for strings and kUndefined, which have no raw form.
unsigned element_bits(ElementType type) noexcept;

// Returns the product of the dimensions, which is 1 if there are none. Returns no value if a dimension is negative or
// the product exceeds 2^63 - 1.
std::optional<std::uint64_t> element_count(const std::int64_t* dims, std::size_t rank) noexcept;

// Returns the size in bytes of `elements` elements in raw data, where elements smaller than a byte are packed. Returns
// no value if the type has no raw form or the size exceeds 2^63 - 1.
std::optional<std::uint64_t> raw_size(ElementType type, std::uint64_t elements) noexcept;

// Returns the number of the TensorProto field that stores elements of this type in typed form. 0 for kUndefined.
std::uint32_t typed_field(ElementType type) noexcept;

// Returns the number of entries that `elements` elements occupy in that field. A complex number occupies two entries;
// elements smaller than a byte share one.
std::uint64_t typed_entries(ElementType type, std::uint64_t elements) noexcept;

// Returns whether an entry of int32_data, int64_data or uint64_data fits into the bits of `type` in raw data (a byte
// for elements smaller than that), as a signed or an unsigned number: exporters store the bits of float16, for example,
// in either form. Values of uint64_data are passed as std::int64_t with the same bits.
bool fits_entry(ElementType type, std::int64_t entry) noexcept;

// Returns the error text for an entry that does not fit.
std::string oversized_entry_text(ElementType type, std::uint64_t index, std::int64_t entry);

// Formats a shape, for example as "[2, 3]".
std::string shape_text(const std::vector<std::int64_t>& dims);

}  // namespace onnxgen::io
