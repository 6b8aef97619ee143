// Prints messages as JSON and parses JSON, under the names that protobuf has used since release 22.
//
// Streams are read to their end. If writing to one fails, the status is kInternal; libprotobuf reports success.
#pragma once

#include <string>
#include <string_view>

#include "google/protobuf/message.h"
#include "google/protobuf/stubs/status.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {
class ZeroCopyInputStream;
class ZeroCopyOutputStream;
}  // namespace io
namespace util ONNXGEN_HIDDEN {
class TypeResolver;
}
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

// Convert like the functions above. After an error, nothing has been written.
util::Status MessageToJsonStream(const Message& message, io::ZeroCopyOutputStream* json_output,
                                 const PrintOptions& options = PrintOptions());
util::Status JsonStreamToMessage(io::ZeroCopyInputStream* input, Message* message,
                                 const ParseOptions& options = ParseOptions());

// Print an encoded message, whose type is found by `resolver`, as JSON; see util/type_resolver.h. Part of the library
// onnxgen::well_known_protobuf. Fields are printed in the order of the encoding, without unknown ones. Missing
// `required` fields are permitted, but malformed bytes are an error. The first function writes nothing after an error;
// the second one appends to `json_output`, which after an error contains the text printed so far.
util::Status BinaryToJsonStream(util::TypeResolver* resolver, const std::string& type_url,
                                io::ZeroCopyInputStream* binary_input, io::ZeroCopyOutputStream* json_output,
                                const PrintOptions& options = PrintOptions());
util::Status BinaryToJsonString(util::TypeResolver* resolver, const std::string& type_url,
                                std::string_view binary_input, std::string* json_output,
                                const PrintOptions& options = PrintOptions());

// Encode the message that the JSON describes, with the errors of JsonStringToMessage(). After an error, nothing has
// been written. The second function appends to `binary_output`.
util::Status JsonToBinaryStream(util::TypeResolver* resolver, const std::string& type_url,
                                io::ZeroCopyInputStream* json_input, io::ZeroCopyOutputStream* binary_output,
                                const ParseOptions& options = ParseOptions());
util::Status JsonToBinaryString(util::TypeResolver* resolver, const std::string& type_url, std::string_view json_input,
                                std::string* binary_output, const ParseOptions& options = ParseOptions());

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
