// The words of the textual syntax: names of types, and what may be written without quotes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/onnx/element_type.h"

namespace onnxgen::syntax::detail {

// Of a TensorProto of some element type: the field that holds its elements, and what a number there takes in raw data.
struct ElementStorage {
  std::uint32_t field;
  unsigned raw_bytes;  // 0: there is no raw data
  bool is_signed;
};
ElementStorage storage_of(io::ElementType type) noexcept;

// "float8e4m3fn" and back; kUndefined for what is no such name.
std::string name_of(io::ElementType type);
io::ElementType element_type_named(std::string_view name) noexcept;

// An AttributeProto.AttributeType.
struct AttributeKind {
  std::int32_t number;
  std::string_view name;
  std::uint32_t field;  // that holds the value
  bool is_list;
};
// Null where there is none.
const AttributeKind* attribute_kind(std::int64_t number) noexcept;
const AttributeKind* attribute_kind_named(std::string_view name) noexcept;

// A letter or underscore and then letters, digits and underscores, in ASCII.
bool is_identifier(std::string_view text) noexcept;
// "seq", "map", "optional", "sparse_tensor" or "opaque".
bool is_container(std::string_view word) noexcept;
// Whether the word is read as a type where a type may stand, or as a number where a value may.
bool is_type_word(std::string_view word) noexcept;
bool is_number_word(std::string_view word) noexcept;

}  // namespace onnxgen::syntax::detail
