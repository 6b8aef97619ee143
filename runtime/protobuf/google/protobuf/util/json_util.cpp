#include "google/protobuf/util/json_util.h"

#include "google/protobuf/util/json_conversion.h"

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

// Converts the options that both interfaces have.
template <class Options>
onnxgen::text::PrintJsonOptions common_options(const Options& options) {
  onnxgen::text::PrintJsonOptions how;
  how.add_whitespace = options.add_whitespace;
  how.always_print_enums_as_ints = options.always_print_enums_as_ints;
  how.preserve_proto_field_names = options.preserve_proto_field_names;
  how.drop_invalid_utf8 = true;
  return how;
}

}  // namespace

namespace internal {

onnxgen::text::PrintJsonOptions text_options(const json::PrintOptions& options) {
  onnxgen::text::PrintJsonOptions how = common_options(options);
  how.always_print_fields_with_no_presence = options.always_print_fields_with_no_presence;
  how.unquote_int64_if_possible = options.unquote_int64_if_possible;
  return how;
}

onnxgen::text::PrintJsonOptions text_options(const util::JsonPrintOptions& options) {
  onnxgen::text::PrintJsonOptions how = common_options(options);
  how.always_print_primitive_fields = options.always_print_primitive_fields;
  return how;
}

onnxgen::text::ParseJsonOptions text_options(const json::ParseOptions& options) {
  onnxgen::text::ParseJsonOptions how;
  how.ignore_unknown_fields = options.ignore_unknown_fields;
  how.case_insensitive_enum_parsing = options.case_insensitive_enum_parsing;
  return how;
}

Status print_status(const onnxgen::text::TextStatus& status) {
  return Status(code_of(status.code()), status.what());
}

Status parse_status(const onnxgen::text::TextStatus& status) {
  return Status(code_of(status.code()), status.message());
}

}  // namespace internal

namespace {

template <class Options>
Status print(const Message& message, std::string* output, const Options& options) {
  return internal::print_status(
      onnxgen::text::print_json(internal::view_of(message), *output, internal::text_options(options)));
}

}  // namespace

namespace json ONNXGEN_HIDDEN {

Status MessageToJsonString(const Message& message, std::string* output, const PrintOptions& options) {
  return print(message, output, options);
}

Status MessageToJsonStream(const Message& message, io::ZeroCopyOutputStream* json_output, const PrintOptions& options) {
  return internal::to_stream(json_output,
                             [&](std::string* json) { return MessageToJsonString(message, json, options); });
}

Status JsonStringToMessage(std::string_view input, Message* message, const ParseOptions& options) {
  const onnxgen::text::ParseJsonOptions how = internal::text_options(options);
  std::string bytes;
  onnxgen::text::TextStatus status =
      onnxgen::text::encode_json(input, *internal::parts_of(*message).descriptor, bytes, how);
  if (status) status = onnxgen::text::parse_encoded(bytes, *message, how.allow_partial, how.max_depth);
  return internal::parse_status(status);
}

Status JsonStreamToMessage(io::ZeroCopyInputStream* input, Message* message, const ParseOptions& options) {
  return internal::with_contents(input,
                                 [&](std::string_view json) { return JsonStringToMessage(json, message, options); });
}

}  // namespace ONNXGEN_HIDDEN

namespace util ONNXGEN_HIDDEN {

Status MessageToJsonString(const Message& message, std::string* output, const JsonPrintOptions& options) {
  return print(message, output, options);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace protobuf
}  // namespace google
