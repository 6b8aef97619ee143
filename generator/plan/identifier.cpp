#include "plan/identifier.h"

#include <utility>

#include "plan/reserved_words.h"

namespace onnxgen::plan {
namespace {

// ASCII only and independent of the locale, so that the output is always the same.
bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
char to_lower(char c) {
  return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
char to_upper(char c) {
  return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

// Converts to CamelCase as protoc does.
std::string camel_case(std::string_view name) {
  std::string result;
  bool next_is_upper = true;
  for (const char c : name) {
    if (c == '_') {
      next_is_upper = true;
      continue;
    }
    result += next_is_upper ? to_upper(c) : c;
    next_is_upper = is_digit(c);
  }
  return result;
}

}  // namespace

Identifier Identifier::escape(std::string_view name) {
  std::string text(name);
  if (is_reserved_word(name)) text += '_';
  return Identifier(std::move(text));
}

Identifier Identifier::accessor(std::string_view field_name) {
  std::string lower(field_name);
  for (char& c : lower) c = to_lower(c);
  return escape(lower);
}

Identifier Identifier::constant(std::string_view name, std::string_view suffix) {
  return Identifier("k" + camel_case(name).append(suffix));
}

Identifier Identifier::case_type(std::string_view oneof_name) {
  return Identifier(camel_case(oneof_name) + "Case");
}

Identifier Identifier::not_set(std::string_view oneof_name) {
  std::string upper(oneof_name);
  for (char& c : upper) c = to_upper(c);
  return Identifier(upper + "_NOT_SET");
}

Identifier Identifier::with_prefix(std::string_view prefix) const {
  return Identifier(std::string(prefix) + text_);
}

Identifier Identifier::with_suffix(std::string_view suffix) const {
  return Identifier(text_ + std::string(suffix));
}

}  // namespace onnxgen::plan
