#include "schema/map_entries.h"

#include <cstdint>
#include <string_view>

#include "schema/names.h"
#include "schema/options/options.h"

namespace onnxgen::schema {
namespace {

bool is_part(const Field& field, std::string_view name, std::int32_t number) {
  return field.label == Label::kOptional && field.number == number && field.name == name;
}

bool is_entry_of(const Message& entry, const Field& field) {
  return field.label == Label::kRepeated && entry.name == map_entry_name_of(field.name) &&
         entry.containing == field.containing && entry.extensions.empty() && entry.extension_ranges.empty() &&
         entry.messages.empty() && entry.enums.empty() && entry.fields.size() == 2 &&
         is_part(*entry.fields[0], "key", 1) && is_part(*entry.fields[1], "value", 2);
}

}  // namespace

bool makes_map_entry(const Field& field) {
  const Message* const entry = field.message;
  return field.is_map() && entry->name_span.file == field.name_span.file &&
         entry->name_span.begin == field.name_span.begin;
}

void adopt_map_entry(const Field& field, source::Diagnostics& diagnostics) {
  if (field.message == nullptr || field.type != FieldType::kMessage || makes_map_entry(field)) return;
  if (!field.message->map_entry && !is_set(field.message->options, "map_entry")) return;
  if (!field.message->complete) return;
  if (field.is_extension || !is_entry_of(*field.message, field)) {
    diagnostics.error(field.type_span,
                      "message '{}' cannot be the map entry of field '{}'; declare the field as map<Key, Value>",
                      field.message->name, field.name);
    return;
  }
  for (const auto& nested : field.containing->messages) {
    if (nested.get() == field.message) nested->map_entry = true;
  }
}

void copy_features_to_map_entries(const Declared& declared) {
  for (const PendingField& pending : declared.fields) {
    if (!makes_map_entry(*pending.field)) continue;
    for (const auto& part : pending.field->message->fields) {
      for (const Option& option : pending.field->options) {
        if (is_feature(option)) part->options.push_back(option);
      }
    }
  }
}

}  // namespace onnxgen::schema
