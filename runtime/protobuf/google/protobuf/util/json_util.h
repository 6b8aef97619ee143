// Prints messages as JSON, formatted like libprotobuf's output, and parses JSON.
#pragma once

#include <string>
#include <string_view>

#include "google/protobuf/message.h"
#include "google/protobuf/stubs/status.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

struct JsonPrintOptions {
  bool add_whitespace = false;
  bool always_print_primitive_fields = false;  // also unset fields and empty lists
  bool always_print_enums_as_ints = false;
  bool preserve_proto_field_names = false;  // print data_type instead of dataType
};
using JsonOptions = JsonPrintOptions;

// Appends the JSON to `output`. After an error, `output` contains the text printed so far.
Status MessageToJsonString(const Message& message, std::string* output, const JsonPrintOptions& options);
inline Status MessageToJsonString(const Message& message, std::string* output) {
  return MessageToJsonString(message, output, JsonPrintOptions());
}

struct JsonParseOptions {
  bool ignore_unknown_fields = false;
  bool case_insensitive_enum_parsing = false;
};

// Replaces the message with the one that the JSON describes. Repeated members, missing or extra commas, and missing
// `required` fields are errors. After an error, the contents of the message are unspecified.
Status JsonStringToMessage(std::string_view input, Message* message, const JsonParseOptions& options);
inline Status JsonStringToMessage(std::string_view input, Message* message) {
  return JsonStringToMessage(input, message, JsonParseOptions());
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
