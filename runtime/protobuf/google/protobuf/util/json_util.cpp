#include "google/protobuf/util/json_util.h"

#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print_json.h"

namespace google {
namespace protobuf {
namespace {

using util::Status;
using util::StatusCode;

StatusCode code_of(onnxgen::text::TextError error) {
  switch (error) {
    case onnxgen::text::TextError::kNone:
      return StatusCode::kOk;
    case onnxgen::text::TextError::kNoForm:
    case onnxgen::text::TextError::kTooManyCopies:  // joining the pieces of encoded messages would take too long
    case onnxgen::text::TextError::kWriteFailed:
      return StatusCode::kInternal;
    case onnxgen::text::TextError::kOutOfMemory:
      return StatusCode::kResourceExhausted;
    case onnxgen::text::TextError::kSyntax:
    case onnxgen::text::TextError::kUnknownName:
    case onnxgen::text::TextError::kWrongValue:
    case onnxgen::text::TextError::kSetTwice:
    case onnxgen::text::TextError::kTooDeep:
    case onnxgen::text::TextError::kTooLong:
    case onnxgen::text::TextError::kMissingRequired:
    case onnxgen::text::TextError::kMalformed:
      return StatusCode::kInvalidArgument;
  }
  return StatusCode::kInternal;
}

Status status_of(const onnxgen::text::TextStatus& result, const std::string& message) {
  return result ? Status() : Status(code_of(result.code()), message);
}

Status print(const Message& message, std::string* output, onnxgen::text::PrintJsonOptions options) {
  options.drop_invalid_utf8 = true;
  const onnxgen::text::TextStatus status = onnxgen::text::print_json(internal::view_of(message), *output, options);
  return status_of(status, status.what());  // the same text as libprotobuf
}

}  // namespace

namespace json ONNXGEN_HIDDEN {

Status MessageToJsonString(const Message& message, std::string* output, const PrintOptions& options) {
  onnxgen::text::PrintJsonOptions how;
  how.add_whitespace = options.add_whitespace;
  how.always_print_fields_with_no_presence = options.always_print_fields_with_no_presence;
  how.always_print_enums_as_ints = options.always_print_enums_as_ints;
  how.preserve_proto_field_names = options.preserve_proto_field_names;
  how.unquote_int64_if_possible = options.unquote_int64_if_possible;
  return print(message, output, how);
}

Status JsonStringToMessage(std::string_view input, Message* message, const ParseOptions& options) {
  onnxgen::text::ParseJsonOptions how;
  how.ignore_unknown_fields = options.ignore_unknown_fields;
  how.case_insensitive_enum_parsing = options.case_insensitive_enum_parsing;
  std::string bytes;
  onnxgen::text::TextStatus status =
      onnxgen::text::encode_json(input, *internal::parts_of(*message).descriptor, bytes, how);
  if (status) status = onnxgen::text::parse_encoded(bytes, *message, how.allow_partial, how.max_depth);
  return status_of(status, status.message());
}

}  // namespace ONNXGEN_HIDDEN

namespace util ONNXGEN_HIDDEN {

Status MessageToJsonString(const Message& message, std::string* output, const JsonPrintOptions& options) {
  onnxgen::text::PrintJsonOptions how;
  how.add_whitespace = options.add_whitespace;
  how.always_print_primitive_fields = options.always_print_primitive_fields;
  how.always_print_enums_as_ints = options.always_print_enums_as_ints;
  how.preserve_proto_field_names = options.preserve_proto_field_names;
  return print(message, output, how);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace protobuf
}  // namespace google
