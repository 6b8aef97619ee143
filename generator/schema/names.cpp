#include "schema/names.h"

#include "schema/schema.h"

namespace onnxgen::schema {
namespace {

// ASCII only and independent of the locale.
char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string without_underscores(std::string_view name, bool capital_first) {
  std::string result;
  bool capital = capital_first;
  for (const char c : name) {
    if (c != '_') result += capital ? upper(c) : c;
    capital = c == '_';
  }
  return result;
}

}  // namespace

std::string qualified(std::string_view scope, std::string_view name) {
  std::string result(scope);
  if (!result.empty()) result += '.';
  return result.append(name);
}

std::string json_name_of(std::string_view field_name) {
  return without_underscores(field_name, false);
}

std::string map_entry_name_of(std::string_view field_name) {
  return without_underscores(field_name, true) + "Entry";
}

std::string group_field_name_of(std::string_view group_name) {
  return lower_case(group_name);
}

std::string lower_case(std::string_view text) {
  std::string result;
  for (const char c : text) result += lower(c);
  return result;
}

std::string upper_case(std::string_view text) {
  std::string result;
  for (const char c : text) result += upper(c);
  return result;
}

bool Field::is_group_like() const {
  if (type != FieldType::kGroup || name != lower_case(message->name)) return false;
  const Message* const scope = is_extension ? extension_scope : containing;
  return message->containing == scope && message->span.file == span.file;
}

}  // namespace onnxgen::schema
