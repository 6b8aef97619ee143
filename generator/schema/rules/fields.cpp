// Rules for labels, groups, defaults and properties that depend on the type of a field.
#include "schema/options/options.h"
#include "schema/rules/rules.h"

namespace onnxgen::schema::rules {
namespace {

bool is_64_bit_integer(FieldType type) {
  return type == FieldType::kInt64 || type == FieldType::kUint64 || type == FieldType::kSint64 ||
         type == FieldType::kFixed64 || type == FieldType::kSfixed64;
}

// The name of the type was not found, so the type is unknown.
bool is_unresolved(const Field& field) {
  return field.type == FieldType::kMessage && field.message == nullptr;
}

}  // namespace

void label_is_valid(const Field& field, const File& file, Diagnostics& diagnostics) {
  if (field.is_map()) return;
  const bool written = field.label_span.file != nullptr;
  if (field.oneof != nullptr) {
    if (written) diagnostics.error(field.label_span, "a field in a oneof cannot have a label");
  } else if (file.edition == Edition::kProto2) {
    if (!written) {
      diagnostics.error(field.type_span, "field '{}' has no label; add 'optional', 'required' or 'repeated'",
                        field.name);
    }
  } else if (file.edition == Edition::kProto3) {
    if (field.label == Label::kRequired) diagnostics.error(field.label_span, "proto3 has no required fields");
  } else if (written && field.label == Label::kRequired) {
    diagnostics.error(field.label_span,
                      "editions have no label 'required'; use features.field_presence = LEGACY_REQUIRED");
  } else if (written && field.label == Label::kOptional) {
    diagnostics.error(field.label_span,
                      "editions have no label 'optional'; fields are optional unless features.field_presence is set");
  }
}

void group_is_allowed(const Field& field, const File& file, Diagnostics& diagnostics) {
  if (!field.is_group_declaration()) return;
  const char first = field.message->name.front();
  if (first < 'A' || first > 'Z') {
    diagnostics.error(field.name_span, "group name '{}' must begin with a capital letter", field.message->name);
  }
  if (file.edition == Edition::kProto3) diagnostics.error(field.name_span, "proto3 has no groups");
  if (!is_legacy(file.edition)) {
    diagnostics.error(field.name_span,
                      "editions have no groups; use a message field with features.message_encoding = DELIMITED");
  }
}

void default_is_allowed(const Field& field, const File& file, Diagnostics& diagnostics) {
  const Option* option = find_option(field.options, "default");
  if (option == nullptr) return;
  if (file.edition == Edition::kProto3) {
    diagnostics.error(option->span, "a proto3 field cannot have a default");
  } else if (field.label == Label::kRepeated) {
    diagnostics.error(option->span, "a repeated field cannot have a default");
  } else if (field.is_submessage() && !is_unresolved(field)) {
    diagnostics.error(option->span, "a message field cannot have a default");
  } else if (field.presence == Presence::kImplicit) {
    diagnostics.error(option->span, "a field with implicit presence cannot have a default");
  }
}

void type_fits_options(const Field& field, const File& file, Diagnostics& diagnostics) {
  if (const Option* packed = find_option(field.options, "packed"); packed != nullptr && !is_legacy(file.edition)) {
    diagnostics.error(packed->span, "editions have no option 'packed'; use features.repeated_field_encoding");
  }
  if (const Option* ctype = find_option(field.options, "ctype"); ctype != nullptr && file.edition >= Edition::k2024) {
    diagnostics.error(ctype->span, "the option 'ctype' was removed in edition 2024; use features.(pb.cpp).string_type");
  }
  if (is_unresolved(field)) return;
  if (is_set(field.options, "packed") && (field.label != Label::kRepeated || !is_packable(field.type))) {
    diagnostics.error(find_option(field.options, "packed")->span,
                      "only repeated fields of numbers, bools and enums can be packed");
  }
  for (const char* name : {"lazy", "unverified_lazy"}) {
    if (!is_set(field.options, name) || field.type == FieldType::kMessage) continue;
    diagnostics.error(find_option(field.options, name)->span, "only message fields can be lazy");
  }
  if (field.is_extension && is_set(field.options, "unverified_lazy")) {  // an error since release 34
    error_or_warning(!is_legacy(file.edition), diagnostics, find_option(field.options, "unverified_lazy")->span,
                     "unverified_lazy has no effect on an extension");
  }
  const Option* jstype = find_option(field.options, "jstype");
  const bool changes_type = jstype != nullptr && (jstype->text == "JS_STRING" || jstype->text == "JS_NUMBER");
  if (changes_type && !is_64_bit_integer(field.type)) {
    diagnostics.error(jstype->span, "only 64-bit integer fields can have a jstype");
  }
}

void enum_fits_presence(const Field& field, const File& file, Diagnostics& diagnostics) {
  const bool proto3 = file.edition == Edition::kProto3;
  const Field& typed = field.is_map() ? *field.message->fields.back() : field;
  if (!proto3 && typed.presence != Presence::kImplicit) return;
  if (typed.enumeration == nullptr || !typed.enumeration->closed) return;
  diagnostics
      .error(typed.type_span, "{} cannot use '{}', a closed enum",
             proto3 ? "a proto3 field" : "a field with implicit presence", typed.enumeration->full_name)
      .note(typed.enumeration->name_span, "defined here");
}

}  // namespace onnxgen::schema::rules
