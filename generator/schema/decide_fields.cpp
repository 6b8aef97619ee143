#include "schema/decide_fields.h"

#include <cstddef>
#include <string>
#include <utility>

#include "schema/map_entries.h"
#include "schema/options/option_scalar.h"
#include "schema/options/options.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;

// Sets the properties that depend on the combination of type, label and features.
void decide(const File& file, Field& field) {
  const Features& features = field.features;
  const bool repeated = field.label == Label::kRepeated;
  const bool submessage = field.is_submessage();
  if (repeated) {
    field.presence = Presence::kNone;
  } else {
    const bool tracked = submessage || field.oneof != nullptr || field.is_extension ||
                         features.field_presence != FieldPresence::kImplicit;
    field.presence = tracked ? Presence::kExplicit : Presence::kImplicit;
    if (features.field_presence == FieldPresence::kLegacyRequired) field.label = Label::kRequired;
  }
  const bool in_map_entry = !field.is_extension && field.containing != nullptr && field.containing->map_entry;
  const bool is_map =
      field.message != nullptr && (field.message->map_entry || is_set(field.message->options, "map_entry"));
  if (submessage && field.message != nullptr && !is_map && !in_map_entry &&
      features.message_encoding == MessageEncoding::kDelimited) {
    field.type = FieldType::kGroup;
  }
  const bool optional_written = field.label == Label::kOptional && field.label_span.file != nullptr;
  field.proto3_optional = file.edition == Edition::kProto3 && optional_written && field.oneof == nullptr;
  field.packed = repeated && is_packable(field.type) && features.repeated_encoding == RepeatedEncoding::kPacked;
  field.validate_utf8 = field.type == FieldType::kString && features.utf8_validation == Utf8Validation::kVerify;
  // As in libprotobuf for C++, a field can be closed although its enum is open.
  field.closed_enum = field.enumeration != nullptr && (field.enumeration->closed || features.legacy_closed_enum);
}

// Sets the value of `default = ...`. A separate rule checks whether the field may have a default at all.
void set_default(const PendingField& pending, NameIndex& names, Diagnostics& diagnostics) {
  Field& field = *pending.field;
  const Option* option = find_option(field.options, "default");
  if (option == nullptr || field.label == Label::kRepeated || field.is_submessage()) return;
  const syntax::Option& syntax = pending.syntax->options[static_cast<std::size_t>(option - field.options.data())];
  const std::string what = fmt::format("the default of '{}'", field.name);
  auto value = read_scalar(syntax.value, field, Notation::kDefault, what, names, diagnostics);
  if (value) field.default_value = std::move(*value);
}

}  // namespace

void decide_fields(const Declared& declared, NameIndex& names, Diagnostics& diagnostics) {
  for (const PendingField& pending : declared.fields) {
    decide(*declared.file, *pending.field);
    set_default(pending, names, diagnostics);
  }
  for (const PendingField& pending : declared.fields) adopt_map_entry(*pending.field, diagnostics);
}

}  // namespace onnxgen::schema
