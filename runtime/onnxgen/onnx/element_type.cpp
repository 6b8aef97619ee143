#include "onnxgen/onnx/element_type.h"

#include <algorithm>
#include <limits>

#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {
namespace {

struct TypeProperties {
  std::string_view name;
  unsigned bits;
  std::uint32_t typed_field;
};

// Indexed by type number.
constexpr TypeProperties kProperties[] = {
    {"UNDEFINED", 0, 0},
    {"FLOAT", 32, tensor_field::kFloatData},
    {"UINT8", 8, tensor_field::kInt32Data},
    {"INT8", 8, tensor_field::kInt32Data},
    {"UINT16", 16, tensor_field::kInt32Data},
    {"INT16", 16, tensor_field::kInt32Data},
    {"INT32", 32, tensor_field::kInt32Data},
    {"INT64", 64, tensor_field::kInt64Data},
    {"STRING", 0, tensor_field::kStringData},
    {"BOOL", 8, tensor_field::kInt32Data},
    {"FLOAT16", 16, tensor_field::kInt32Data},
    {"DOUBLE", 64, tensor_field::kDoubleData},
    {"UINT32", 32, tensor_field::kUint64Data},
    {"UINT64", 64, tensor_field::kUint64Data},
    {"COMPLEX64", 64, tensor_field::kFloatData},
    {"COMPLEX128", 128, tensor_field::kDoubleData},
    {"BFLOAT16", 16, tensor_field::kInt32Data},
    {"FLOAT8E4M3FN", 8, tensor_field::kInt32Data},
    {"FLOAT8E4M3FNUZ", 8, tensor_field::kInt32Data},
    {"FLOAT8E5M2", 8, tensor_field::kInt32Data},
    {"FLOAT8E5M2FNUZ", 8, tensor_field::kInt32Data},
    {"UINT4", 4, tensor_field::kInt32Data},
    {"INT4", 4, tensor_field::kInt32Data},
    {"FLOAT4E2M1", 4, tensor_field::kInt32Data},
    {"FLOAT8E8M0", 8, tensor_field::kInt32Data},
    {"UINT2", 2, tensor_field::kInt32Data},
    {"INT2", 2, tensor_field::kInt32Data},
};
constexpr auto kTypes = static_cast<std::int32_t>(sizeof kProperties / sizeof kProperties[0]);
static_assert(kTypes == static_cast<std::int32_t>(ElementType::kInt2) + 1);

constexpr auto kMaxElements = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

}  // namespace

ElementType element_type(std::int32_t number) noexcept {
  return number >= 0 && number < kTypes ? static_cast<ElementType>(number) : ElementType::kUndefined;
}

std::string_view type_name(ElementType type) noexcept {
  return kProperties[static_cast<std::size_t>(type)].name;
}

unsigned element_bits(ElementType type) noexcept {
  return kProperties[static_cast<std::size_t>(type)].bits;
}

std::optional<std::uint64_t> element_count(const std::int64_t* dims, std::size_t rank) noexcept {
  std::uint64_t count = 1;
  bool is_empty = false;
  bool is_too_large = false;
  for (std::size_t i = 0; i < rank; ++i) {
    if (dims[i] < 0) return std::nullopt;
    const auto size = static_cast<std::uint64_t>(dims[i]);
    if (size == 0) {
      is_empty = true;
    } else if (count > kMaxElements / size) {
      is_too_large = true;
    } else {
      count *= size;
    }
  }
  if (is_empty) return 0;
  return is_too_large ? std::nullopt : std::optional<std::uint64_t>(count);
}

std::optional<std::uint64_t> raw_size(ElementType type, std::uint64_t elements) noexcept {
  const unsigned bits = element_bits(type);
  if (bits == 0) return std::nullopt;
  if (bits >= 8) {
    const std::uint64_t width = bits / 8;
    return elements <= kMaxElements / width ? std::optional<std::uint64_t>(elements * width) : std::nullopt;
  }
  const std::uint64_t in_a_byte = 8 / bits;
  return elements / in_a_byte + (elements % in_a_byte != 0 ? 1 : 0);
}

std::uint32_t typed_field(ElementType type) noexcept {
  return kProperties[static_cast<std::size_t>(type)].typed_field;
}

std::uint64_t typed_entries(ElementType type, std::uint64_t elements) noexcept {
  if (type == ElementType::kComplex64 || type == ElementType::kComplex128) return 2 * elements;
  const unsigned bits = element_bits(type);
  return bits != 0 && bits < 8 ? raw_size(type, elements).value_or(0) : elements;
}

bool fits_entry(ElementType type, std::int64_t entry) noexcept {
  const unsigned bits = std::max(element_bits(type), 8U);
  if (bits >= 64) return true;
  return entry >= -(std::int64_t{1} << (bits - 1)) && entry < std::int64_t{1} << bits;
}

std::string oversized_entry_text(ElementType type, std::uint64_t index, std::int64_t entry) {
  const std::string value = typed_field(type) == tensor_field::kUint64Data
                                ? std::to_string(static_cast<std::uint64_t>(entry))
                                : std::to_string(entry);
  return "entry " + std::to_string(index) + " is " + value + ", which does not fit into the " +
         std::to_string(std::max(element_bits(type), 8U)) + " bits of " + std::string(type_name(type));
}

std::string shape_text(const std::vector<std::int64_t>& dims) {
  std::string text = "[";
  for (std::size_t i = 0; i < dims.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(dims[i]);
  return text + "]";
}

}  // namespace onnxgen::io
