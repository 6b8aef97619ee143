// Prints messages as JSON, formatted like libprotobuf's output, and parses JSON.
#pragma once

#include <string>
#include <string_view>

#include "google/protobuf/json/json.h"
#include "google/protobuf/message.h"
#include "google/protobuf/stubs/status.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

using json::JsonStringToMessage;
using json::JsonToBinaryStream;
using json::JsonToBinaryString;

#if ONNXGEN_PROTOBUF_API < 30
struct JsonParseOptions : json::ParseOptions {};
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
  return json::MessageToJsonString(message, output);
}

// See json/json.h.
Status BinaryToJsonStream(TypeResolver* resolver, const std::string& type_url, io::ZeroCopyInputStream* binary_input,
                          io::ZeroCopyOutputStream* json_output, const JsonPrintOptions& options = JsonPrintOptions());
Status BinaryToJsonString(TypeResolver* resolver, const std::string& type_url, std::string_view binary_input,
                          std::string* json_output, const JsonPrintOptions& options = JsonPrintOptions());
#else
using JsonParseOptions = json::ParseOptions;
using JsonPrintOptions = json::PrintOptions;
using json::BinaryToJsonStream;
using json::BinaryToJsonString;
using json::MessageToJsonString;
#endif

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
