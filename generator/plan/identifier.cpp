#include "plan/identifier.h"

#include "source/ascii.h"

namespace onnxgen::plan {
namespace {

// Converts to CamelCase as protoc does.
std::string camel_case(std::string_view name) {
  std::string result;
  bool next_is_upper = true;
  for (const char c : name) {
    if (c == '_') {
      next_is_upper = true;
      continue;
    }
    result += next_is_upper ? source::to_upper(c) : c;
    next_is_upper = source::is_digit(c);
  }
  return result;
}

}  // namespace

Identifier Identifier::escape(std::string_view name, Escapes escapes) {
  return exact(name).with_suffix(is_reserved_word(name, escapes) ? "_" : "");
}

Identifier Identifier::escape_in_class(std::string_view name, Escapes escapes) {
  return exact(name).with_suffix(is_reserved_in_class(name, escapes) ? "_" : "");
}

Identifier Identifier::accessor(std::string_view field_name, Escapes escapes) {
  return escape_in_class(source::lower_case(field_name), escapes);
}

Identifier Identifier::constant(std::string_view name, std::string_view suffix) {
  return Identifier("k" + camel_case(name).append(suffix));
}

Identifier Identifier::case_type(std::string_view oneof_name) {
  return Identifier(camel_case(oneof_name) + "Case");
}

Identifier Identifier::not_set(std::string_view oneof_name) {
  return Identifier(source::upper_case(oneof_name) + "_NOT_SET");
}

Identifier Identifier::with_prefix(std::string_view prefix) const {
  return Identifier(std::string(prefix) + text_);
}

Identifier Identifier::with_suffix(std::string_view suffix) const {
  return Identifier(text_ + std::string(suffix));
}

}  // namespace onnxgen::plan
