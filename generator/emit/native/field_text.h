// Accessors of fields and oneofs in the native profile.
#pragma once

#include "emit/field_text.h"

namespace onnxgen::emit::native {

// Returns the accessors of one field.
FieldText field_text(const plan::Field& field, const Variables& variables);

// One function for each kind of storage. Members of a oneof are separate, because they share memory.
FieldText string_field_text(const plan::Field& field, const Variables& variables);
FieldText bytes_field_text(const plan::Field& field, const Variables& variables);
FieldText message_field_text(const Variables& variables);
FieldText oneof_field_text(const plan::Field& field, const Variables& variables);
FieldText repeated_scalar_field_text(const Variables& variables);
FieldText repeated_text_field_text(const Variables& variables);
FieldText repeated_message_field_text(const Variables& variables);
FieldText map_field_text(const Variables& variables);

// Returns the case and clear functions of a oneof.
FieldText oneof_text(const plan::Message& message, const plan::Oneof& oneof);

}  // namespace onnxgen::emit::native
