#include "onnxgen/syntax/words.h"

#include <algorithm>
#include <array>

#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::syntax::detail {
namespace {

using io::ElementType;
namespace tensor = io::tensor_field;
namespace attribute = io::attribute_field;

constexpr AttributeKind kKinds[] = {
    {1, "float", attribute::kF, false},
    {2, "int", attribute::kI, false},
    {3, "string", attribute::kS, false},
    {4, "tensor", attribute::kT, false},
    {5, "graph", attribute::kG, false},
    {6, "floats", attribute::kFloats, true},
    {7, "ints", attribute::kInts, true},
    {8, "strings", attribute::kStrings, true},
    {9, "tensors", attribute::kTensors, true},
    {10, "graphs", attribute::kGraphs, true},
    {11, "sparse_tensor", attribute::kSparseTensor, false},
    {12, "sparse_tensors", attribute::kSparseTensors, true},
    {13, "type_proto", attribute::kTp, false},
    {14, "type_protos", attribute::kTypeProtos, true},
};

// Converts ASCII letters to lower case, independent of the locale.
char lower(char c) noexcept {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_letter(char c) noexcept {
  return (lower(c) >= 'a' && lower(c) <= 'z') || c == '_';
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = lower(c);
  return result;
}

bool equals_in_lower(std::string_view text, std::string_view word) noexcept {
  return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

}  // namespace

ElementStorage storage_of(ElementType type) noexcept {
  switch (type) {
    case ElementType::kFloat:
    case ElementType::kComplex64:
      return {tensor::kFloatData, 4, false};
    case ElementType::kDouble:
    case ElementType::kComplex128:
      return {tensor::kDoubleData, 8, false};
    case ElementType::kInt64:
      return {tensor::kInt64Data, 8, true};
    case ElementType::kUint32:
      return {tensor::kUint64Data, 4, false};
    case ElementType::kUint64:
      return {tensor::kUint64Data, 8, false};
    case ElementType::kInt32:
      return {tensor::kInt32Data, 4, true};
    case ElementType::kInt16:
      return {tensor::kInt32Data, 2, true};
    case ElementType::kInt8:
      return {tensor::kInt32Data, 1, true};
    case ElementType::kUint16:
    case ElementType::kFloat16:
    case ElementType::kBfloat16:
      return {tensor::kInt32Data, 2, false};
    case ElementType::kUint8:
    case ElementType::kBool:
    case ElementType::kFloat8E4M3FN:
    case ElementType::kFloat8E4M3FNUZ:
    case ElementType::kFloat8E5M2:
    case ElementType::kFloat8E5M2FNUZ:
    case ElementType::kFloat8E8M0:
    case ElementType::kUint4:
    case ElementType::kInt4:
    case ElementType::kFloat4E2M1:
    case ElementType::kUint2:
    case ElementType::kInt2:
      return {tensor::kInt32Data, 1, false};
    case ElementType::kString:
      return {tensor::kStringData, 0, false};
    case ElementType::kUndefined:
      break;
  }
  return {0, 0, false};
}

std::string name_of(ElementType type) {
  return lower(io::type_name(type));
}

ElementType element_type_named(std::string_view name) noexcept {
  if (std::any_of(name.begin(), name.end(), [](char c) { return lower(c) != c; })) return ElementType::kUndefined;
  std::int32_t number = 1;
  ElementType type = io::element_type(number);
  while (type != ElementType::kUndefined && !equals_in_lower(name, io::type_name(type))) {
    type = io::element_type(++number);
  }
  return type;
}

const AttributeKind* attribute_kind(std::int64_t number) noexcept {
  for (const AttributeKind& kind : kKinds) {
    if (kind.number == number) return &kind;
  }
  return nullptr;
}

const AttributeKind* attribute_kind_named(std::string_view name) noexcept {
  for (const AttributeKind& kind : kKinds) {
    if (kind.name == name) return &kind;
  }
  return nullptr;
}

bool is_identifier(std::string_view text) noexcept {
  if (text.empty() || !is_letter(text[0])) return false;
  return std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

bool is_container(std::string_view word) noexcept {
  constexpr std::array<std::string_view, 5> kWords = {"seq", "map", "optional", "sparse_tensor", "opaque"};
  return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

bool is_type_word(std::string_view word) noexcept {
  return is_container(word) || element_type_named(word) != ElementType::kUndefined;
}

bool is_number_word(std::string_view word) noexcept {
  return equals_in_lower(word, "inf") || equals_in_lower(word, "infinity") || equals_in_lower(word, "nan");
}

}  // namespace onnxgen::syntax::detail
