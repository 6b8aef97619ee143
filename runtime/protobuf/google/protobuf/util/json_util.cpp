#include "google/protobuf/util/json_util.h"

#include <ostream>

#include "onnxgen/text/json.h"
#include "onnxgen/text/parse_json.h"

namespace google {
namespace protobuf {
namespace util ONNXGEN_HIDDEN {
namespace {

Status status_of(const onnxgen::text::JsonStatus& result) {
  switch (result.error()) {
    case onnxgen::text::JsonError::kNone:
      return {};
    case onnxgen::text::JsonError::kInvalidArgument:
    case onnxgen::text::JsonError::kMalformed:
      return {StatusCode::kInvalidArgument, result.message()};
    case onnxgen::text::JsonError::kWriteFailed:  // a string takes all
    case onnxgen::text::JsonError::kInternal:
      return {StatusCode::kInternal, result.message()};
    case onnxgen::text::JsonError::kOutOfMemory:
      return {StatusCode::kResourceExhausted, result.message()};
  }
  return {};
}

Status status_of(const onnxgen::text::TextStatus& result) {
  if (result) return {};
  const bool is_memory = result.code() == onnxgen::text::TextError::kOutOfMemory;
  return {is_memory ? StatusCode::kResourceExhausted : StatusCode::kInvalidArgument, result.message()};
}

const char* name_of(StatusCode code) {
  switch (code) {
    case StatusCode::kOk:
      return "OK";
    case StatusCode::kInvalidArgument:
      return "INVALID_ARGUMENT";
    case StatusCode::kResourceExhausted:
      return "RESOURCE_EXHAUSTED";
    case StatusCode::kInternal:
      return "INTERNAL";
  }
  return "";
}

}  // namespace

std::string Status::ToString() const {
  std::string text = name_of(code_);
  if (!message_.empty()) text += ":" + message_;
  return text;
}

std::ostream& operator<<(std::ostream& stream, const Status& status) {
  return stream << status.ToString();
}

Status MessageToJsonString(const Message& message, std::string* output, const JsonPrintOptions& options) {
  onnxgen::text::JsonOptions how;
  how.add_whitespace = options.add_whitespace;
  how.always_print_primitive_fields = options.always_print_primitive_fields;
  how.always_print_enums_as_ints = options.always_print_enums_as_ints;
  how.preserve_proto_field_names = options.preserve_proto_field_names;
  return status_of(onnxgen::text::to_json(internal::view_of(message), *output, how));
}

Status JsonStringToMessage(std::string_view input, Message* message, const JsonParseOptions& options) {
  onnxgen::text::ParseJsonOptions how;
  how.ignore_unknown_fields = options.ignore_unknown_fields;
  how.case_insensitive_enum_parsing = options.case_insensitive_enum_parsing;
  std::string bytes;
  const onnxgen::text::TextStatus status =
      onnxgen::text::encode_json(input, *internal::parts_of(*message).descriptor, bytes, how);
  if (!status) return status_of(status);
  return status_of(onnxgen::text::parse_encoded(bytes, *message, how.allow_partial, how.max_depth));
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace protobuf
}  // namespace google
