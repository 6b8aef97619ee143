// Prints messages as JSON and parses JSON, under the names that protobuf has used since release 22.
#pragma once

#include <string>
#include <string_view>

#include "google/protobuf/message.h"
#include "google/protobuf/stubs/status.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace json ONNXGEN_HIDDEN {

struct PrintOptions {
  bool add_whitespace = false;
  // Also print unset fields without presence: lists, maps, and proto3 scalars without `optional`.
  bool always_print_fields_with_no_presence = false;
  bool always_print_enums_as_ints = false;
  bool preserve_proto_field_names = false;  // print data_type instead of dataType
  bool unquote_int64_if_possible = false;   // print 64-bit integers without quotes if a double can represent them
};

struct ParseOptions {
  bool ignore_unknown_fields = false;
  bool case_insensitive_enum_parsing = false;
};

// Appends the JSON to `output`. After an error, `output` contains the text printed so far.
util::Status MessageToJsonString(const Message& message, std::string* output, const PrintOptions& options);
inline util::Status MessageToJsonString(const Message& message, std::string* output) {
  return MessageToJsonString(message, output, PrintOptions());
}

// Replaces the message with the one that the JSON describes. Repeated members, missing or extra commas, and missing
// `required` fields are errors. After an error, the contents of the message are unspecified.
util::Status JsonStringToMessage(std::string_view input, Message* message, const ParseOptions& options);
inline util::Status JsonStringToMessage(std::string_view input, Message* message) {
  return JsonStringToMessage(input, message, ParseOptions());
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
