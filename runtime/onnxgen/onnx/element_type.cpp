#include "onnxgen/onnx/element_type.h"

#include <limits>

namespace onnxgen::io {
namespace {

struct TypeFacts {
  std::string_view name;
  unsigned bits;
};

// By number.
constexpr TypeFacts kFacts[] = {
    {"UNDEFINED", 0},      {"FLOAT", 32},    {"UINT8", 8},        {"INT8", 8},           {"UINT16", 16},
    {"INT16", 16},         {"INT32", 32},    {"INT64", 64},       {"STRING", 0},         {"BOOL", 8},
    {"FLOAT16", 16},       {"DOUBLE", 64},   {"UINT32", 32},      {"UINT64", 64},        {"COMPLEX64", 64},
    {"COMPLEX128", 128},   {"BFLOAT16", 16}, {"FLOAT8E4M3FN", 8}, {"FLOAT8E4M3FNUZ", 8}, {"FLOAT8E5M2", 8},
    {"FLOAT8E5M2FNUZ", 8}, {"UINT4", 4},     {"INT4", 4},         {"FLOAT4E2M1", 4},     {"FLOAT8E8M0", 8},
    {"UINT2", 2},          {"INT2", 2},
};
constexpr auto kTypes = static_cast<std::int32_t>(sizeof kFacts / sizeof kFacts[0]);
static_assert(kTypes == static_cast<std::int32_t>(ElementType::kInt2) + 1);

constexpr auto kMostElements = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

}  // namespace

ElementType element_type(std::int32_t number) noexcept {
  return number >= 0 && number < kTypes ? static_cast<ElementType>(number) : ElementType::kUndefined;
}

std::string_view type_name(ElementType type) noexcept {
  return kFacts[static_cast<std::size_t>(type)].name;
}

unsigned element_bits(ElementType type) noexcept {
  return kFacts[static_cast<std::size_t>(type)].bits;
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
    } else if (count > kMostElements / size) {
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
    return elements <= kMostElements / width ? std::optional<std::uint64_t>(elements * width) : std::nullopt;
  }
  const std::uint64_t in_a_byte = 8 / bits;
  return elements / in_a_byte + (elements % in_a_byte != 0 ? 1 : 0);
}

std::string shape_text(const std::vector<std::int64_t>& dims) {
  std::string text = "[";
  for (std::size_t i = 0; i < dims.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(dims[i]);
  return text + "]";
}

}  // namespace onnxgen::io
