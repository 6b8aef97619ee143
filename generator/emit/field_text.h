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

// Singular numbers, bools and enums outside oneofs are the same in both profiles.
FieldText scalar_field_text(const plan::Field& field, const Variables& variables);

}  // namespace onnxgen::emit
