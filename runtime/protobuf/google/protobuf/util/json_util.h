// Prints messages as JSON, formatted like libprotobuf's output, and parses JSON.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "google/protobuf/message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

enum class StatusCode : int {
  kOk = 0,
  kInvalidArgument = 3,
  kResourceExhausted = 8,
  kInternal = 13,
};

class Status {
 public:
  Status() = default;  // ok
  Status(StatusCode code, std::string message) : code_(code), message_(std::move(message)) {}

  bool ok() const { return code_ == StatusCode::kOk; }
  StatusCode code() const { return code_; }
  const std::string& message() const { return message_; }

  // Returns "OK", or for example "INVALID_ARGUMENT:" followed by the message.
  std::string ToString() const;

  friend bool operator==(const Status& a, const Status& b) { return a.code_ == b.code_ && a.message_ == b.message_; }
  friend bool operator!=(const Status& a, const Status& b) { return !(a == b); }

 private:
  StatusCode code_ = StatusCode::kOk;
  std::string message_;
};

std::ostream& operator<<(std::ostream& stream, const Status& status);

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
