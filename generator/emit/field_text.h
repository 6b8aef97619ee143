// The code of one field, for the three places in which it is emitted.
#pragma once

#include <string>
#include <vector>

#include "emit/template.h"
#include "plan/cpp_file.h"

namespace onnxgen::emit {

struct FieldText {
  std::string declarations;        // in the class
  std::string inline_definitions;  // after all classes: code that needs another class to be complete
  std::string source_definitions;  // in the .cc: code that allocates memory
};

// The functions of a profile that emit a field and a oneof.
struct FieldWriters {
  FieldText (*field)(const plan::Field& field, const Variables& variables);
  FieldText (*oneof)(const plan::Message& message, const plan::Oneof& oneof);
};

// Returns the code of all fields of a message. The code of a oneof precedes that of its first member.
std::vector<FieldText> field_texts(const plan::Message& message, const FieldWriters& writers);

// Returns the code of a singular number, bool or enum outside oneofs. It is identical in both profiles.
FieldText scalar_field_text(const plan::Field& field, const Variables& variables);

}  // namespace onnxgen::emit
