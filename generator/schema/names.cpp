#include "schema/names.h"

#include "schema/schema.h"
#include "source/ascii.h"

namespace onnxgen::schema {

std::string qualified(std::string_view scope, std::string_view name) {
  std::string result(scope);
  if (!result.empty()) result += '.';
  return result.append(name);
}

std::string_view scope_of(std::string_view full_name) {
  const std::size_t dot = full_name.rfind('.');
  return dot == std::string_view::npos ? std::string_view() : full_name.substr(0, dot);
}

std::string json_name_of(std::string_view field_name) {
  std::string result;
  bool capital = false;
  for (const char c : field_name) {
    if (c != '_') result += capital ? source::to_upper(c) : c;
    capital = c == '_';
  }
  return result;
}

std::string pascal_case(std::string_view name) {
  return json_name_of("_" + std::string(name));
}

std::string map_entry_name_of(std::string_view field_name) {
  return pascal_case(field_name) + "Entry";
}

std::string group_field_name_of(std::string_view group_name) {
  return source::lower_case(group_name);
}

bool Field::is_group_like() const {
  if (type != FieldType::kGroup || name != source::lower_case(message->name)) return false;
  const Message* const scope = is_extension ? extension_scope : containing;
  return message->containing == scope && message->span.file == span.file;
}

std::string reserved_names_of(const Message& message) {
  std::string names;
  for (const ReservedName& reserved : message.reserved_names) {
    if (!reserved.text.empty()) names.append(reserved.text).push_back('\0');
  }
  return names;
}

}  // namespace onnxgen::schema
