#include "emit/native/field_text.h"

namespace onnxgen::emit::native {

FieldText field_text(const plan::Field& field, const Variables& variables) {
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

}  // namespace onnxgen::emit::native
