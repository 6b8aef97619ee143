// Words of the textual syntax: names of types, and what may be written without quotes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/onnx/element_type.h"

namespace onnxgen::syntax::detail {

// Storage of an element type in a TensorProto: the typed field, and the size of a number in raw data.
struct ElementStorage {
  std::uint32_t field;
  unsigned raw_bytes;  // 0 if the type has no raw form
  bool is_signed;
};
ElementStorage storage_of(io::ElementType type) noexcept;

// Convert between types and names such as "float8e4m3fn". element_type_named() returns kUndefined for any other name.
std::string name_of(io::ElementType type);
io::ElementType element_type_named(std::string_view name) noexcept;

// Properties of an AttributeProto.AttributeType.
struct AttributeKind {
  std::int32_t number;
  std::string_view name;
  std::uint32_t field;  // field that holds the value
  bool is_list;
};
// Return the kind with this number or name, or nullptr if there is none.
const AttributeKind* attribute_kind(std::int64_t number) noexcept;
const AttributeKind* attribute_kind_named(std::string_view name) noexcept;

// Returns whether `text` is a letter or underscore followed by letters, digits and underscores, in ASCII.
bool is_identifier(std::string_view text) noexcept;
// Returns whether `word` is "seq", "map", "optional", "sparse_tensor" or "opaque".
bool is_container(std::string_view word) noexcept;
// Return whether the word is read as a type where a type may occur, or as a number where a value may occur.
bool is_type_word(std::string_view word) noexcept;
bool is_number_word(std::string_view word) noexcept;

}  // namespace onnxgen::syntax::detail
