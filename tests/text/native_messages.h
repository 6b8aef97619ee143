// Functions that hide the classes under test, because libprotobuf has headers and classes with the same names.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"

namespace onnxgen::tests {

struct NativeMessage {
  const MessageDescriptor* table;
  // Parses the bytes and prints the message. Returns false if parsing fails.
  std::function<bool(const std::string& bytes, const text::PrintTextOptions&, std::string& out)> print;
  // Like `print`, but prints JSON through a stream. Stores the result of printing in `status`.
  std::function<bool(const std::string& bytes, const text::PrintJsonOptions&, std::string& out,
                     text::TextStatus& status)>
      print_json;
};

const std::vector<NativeMessage>& native_messages();

// Returns the table with this full name, among the classes above and all types that they contain, or nullptr.
const MessageDescriptor* find_table(const std::string& full_name);

}  // namespace onnxgen::tests
