// Rules for map fields and their key and value types.
#include <cstddef>

#include "schema/map_entries.h"
#include "schema/options/options.h"
#include "schema/rules/rules.h"
#include "source/source_file.h"
#include "syntax/tree.h"

namespace onnxgen::schema::rules {
namespace {

bool can_be_key(FieldType type) {
  const bool is_number = is_packable(type) && type != FieldType::kEnum;
  return type == FieldType::kString || (is_number && type != FieldType::kDouble && type != FieldType::kFloat);
}

std::size_t depth_of(const Message* message) {
  return message == nullptr ? 0 : 1 + depth_of(message->containing);
}

}  // namespace

void map_is_allowed(const Field& field, Diagnostics& diagnostics) {
  if (!field.is_map()) return;
  if (field.oneof != nullptr) {
    diagnostics.error(field.type_span, "a oneof cannot contain a map field");
  } else if (field.is_extension && makes_map_entry(field)) {
    diagnostics.error(field.type_span, "an extension cannot be a map field");
  } else if (field.label_span.file != nullptr && makes_map_entry(field)) {
    diagnostics.error(field.label_span, "a map field cannot have a label");
  }
  if (depth_of(field.message) == syntax::kMaxMessageDepth + 1) {  // the parser reports messages that are deeper
    diagnostics.error(field.name_span, "the entries of a map are nested more than {} levels deep",
                      syntax::kMaxMessageDepth);
  }
  const Field& key = *field.message->fields.front();
  const Field& value = *field.message->fields.back();
  const bool key_found = key.type != FieldType::kMessage || key.message != nullptr;
  if (key_found && !can_be_key(key.type)) {
    diagnostics.error(key.type_span, "a map key must be an integer, a bool or a string");
  }
  if (value.enumeration != nullptr && value.enumeration->complete && !value.enumeration->values.empty() &&
      value.enumeration->values.front()->number != 0) {
    diagnostics.error(value.type_span, "the first value of an enum in a map field must be zero")
        .note(value.enumeration->values.front()->number_span, "the first value is not zero here");
  }
}

// Descriptors have the option, and protoc 3.21 accepts it in text. Later releases accept it only in parentheses.
void map_entry_is_not_declared(const Message& message, Diagnostics& diagnostics) {
  const Option* option = find_option(message.options, "map_entry");
  if (option == nullptr || message.file->source->locations()) return;
  if (source::text_of(option->name_span).front() == '(') return;
  error_or_warning(!is_legacy(message.file->edition), diagnostics, option->name_span,
                   "schemas cannot set 'map_entry'; declare fields as map<Key, Value>");
}

}  // namespace onnxgen::schema::rules
