#include "emit/field_text.h"

#include "emit/frame.h"

namespace onnxgen::emit {
namespace {

// What the templates of all kinds of fields may use.
Variables variables_of(const plan::Message& message, const plan::Field& field) {
  std::string oneof;
  std::string case_member;
  if (field.presence == plan::Presence::kOneof) {
    oneof = message.oneofs[field.oneof].name.str();
    case_member = message.oneofs[field.oneof].case_member.str();
  }
  return {
      {"class", message.name.str()},
      {"name", field.name.str()},
      {"member", field.member.str()},
      {"type", field.value_type},
      {"storage", field.storage_type},
      {"default", field.default_value},
      {"or_default", field.default_value.empty() ? "\"\"" : field.default_value},
      {"deprecated", deprecated_prefix(field.deprecated)},
      {"bit", std::to_string(field.has_bit)},
      {"oneof", oneof},
      {"case_member", case_member},
      {"case", field.case_constant.str()},
  };
}

FieldText text_by_kind(const plan::Field& field, const Variables& variables) {
  if (field.presence == plan::Presence::kOneof) return oneof_field_text(field, variables);
  switch (field.kind) {
    case plan::FieldKind::kScalar:
      return scalar_field_text(field, variables);
    case plan::FieldKind::kString:
      return string_field_text(field, variables);
    case plan::FieldKind::kBytes:
      return bytes_field_text(field, variables);
    case plan::FieldKind::kMessage:
      return message_field_text(variables);
    case plan::FieldKind::kRepeatedScalar:
      return repeated_scalar_field_text(variables);
    case plan::FieldKind::kRepeatedText:
      return repeated_text_field_text(variables);
    case plan::FieldKind::kRepeatedMessage:
      return repeated_message_field_text(variables);
    case plan::FieldKind::kMap:
      return map_field_text(variables);
  }
  return {};
}

}  // namespace

FieldText field_text(const plan::Message& message, const plan::Field& field) {
  FieldText text = text_by_kind(field, variables_of(message, field));
  text.declarations.insert(0, comment(field.doc, "///"));
  return text;
}

}  // namespace onnxgen::emit
