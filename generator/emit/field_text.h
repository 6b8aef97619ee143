// The code of one field, in the three places where it goes.
#pragma once

#include <string>
#include <vector>

#include "emit/template.h"
#include "plan/cpp_file.h"

namespace onnxgen::emit {

struct FieldText {
  std::string declarations;        // in the class
  std::string inline_definitions;  // below the classes: what needs another class to be complete
  std::string source_definitions;  // in the .cc: what takes memory
};

// What a profile makes of a field, and of a oneof itself.
struct FieldWriters {
  FieldText (*field)(const plan::Field& field, const Variables& variables);
  FieldText (*oneof)(const plan::Message& message, const plan::Oneof& oneof);
};

// The code of all fields of a message. A oneof stands before its first member.
std::vector<FieldText> field_texts(const plan::Message& message, const FieldWriters& writers);

// The native profile's.
FieldText field_text(const plan::Field& field, const Variables& variables);

// One module for each way of storing a field; members of a oneof are apart, since they share their memory.
FieldText scalar_field_text(const plan::Field& field, const Variables& variables);
FieldText string_field_text(const plan::Field& field, const Variables& variables);
FieldText bytes_field_text(const plan::Field& field, const Variables& variables);
FieldText message_field_text(const Variables& variables);
FieldText oneof_field_text(const plan::Field& field, const Variables& variables);
FieldText repeated_scalar_field_text(const Variables& variables);
FieldText repeated_text_field_text(const Variables& variables);
FieldText repeated_message_field_text(const Variables& variables);
FieldText map_field_text(const Variables& variables);

// The case and clear functions of a oneof.
FieldText oneof_text(const plan::Message& message, const plan::Oneof& oneof);

}  // namespace onnxgen::emit
