#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// What a message becomes in the header and in the source file.
struct MessageText {
  std::string class_definition;
  std::string inline_definitions;  // below all classes
  std::string source_definitions;
};

MessageText message_text(const plan::Message& message, const std::string& export_prefix);

}  // namespace onnxgen::emit
