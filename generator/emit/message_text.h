// The text of a message in the header and in the source file.
#pragma once

#include <string>

namespace onnxgen::emit {

struct MessageText {
  std::string class_definition;
  std::string inline_definitions;  // after all classes
  std::string source_definitions;
};

}  // namespace onnxgen::emit
