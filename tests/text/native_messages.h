// The classes that the tests print, behind functions that name none of them: libprotobuf has headers and classes of the
// same names.
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
  // Parses the bytes and prints the message; false where they are no message.
  std::function<bool(const std::string& bytes, const text::PrintTextOptions&, std::string& out)> print;
  // The same as JSON, through a stream; `status` is that of printing.
  std::function<bool(const std::string& bytes, const text::PrintJsonOptions&, std::string& out,
                     text::TextStatus& status)>
      print_json;
};

const std::vector<NativeMessage>& native_messages();

// The table with this full name among those classes and all that they hold; null where there is none.
const MessageDescriptor* find_table(const std::string& full_name);

}  // namespace onnxgen::tests
