// Conversions between JSON and encoded messages, whose types a TypeResolver finds.
#include <memory>
#include <string>
#include <string_view>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "google/protobuf/util/json_conversion.h"
#include "google/protobuf/util/json_util.h"
#include "google/protobuf/util/type_resolver.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using util::Status;
using util::TypeResolver;

template <class Options>
Status print_binary(const TypeResolver& resolver, const std::string& type_url, std::string_view bytes,
                    std::string* output, const Options& options) {
  const Descriptor* type = nullptr;
  const Status found = resolver.FindGenerated_(type_url, &type);
  if (!found.ok()) return found;
  return internal::print_status(
      onnxgen::text::print_json(bytes, internal::data_of(*type), *output, internal::text_options(options)));
}

template <class Options>
Status print_binary(const TypeResolver& resolver, const std::string& type_url, io::ZeroCopyInputStream* input,
                    io::ZeroCopyOutputStream* output, const Options& options) {
  return internal::with_contents(input, [&](std::string_view bytes) {
    return internal::to_stream(
        output, [&](std::string* json) { return print_binary(resolver, type_url, bytes, json, options); });
  });
}

// Parses `bytes` only to check that they are a message without missing fields.
onnxgen::text::TextStatus check(const std::string& bytes, const Descriptor& type,
                                const onnxgen::text::ParseJsonOptions& options) {
  const Message* const prototype = MessageFactory::generated_factory()->GetPrototype(&type);
  if (prototype == nullptr) return {};  // the entry of a map
  const std::unique_ptr<Message> message(prototype->New());
  return onnxgen::text::parse_encoded(bytes, *message, options.allow_partial, options.max_depth);
}

}  // namespace

namespace json ONNXGEN_HIDDEN {

Status BinaryToJsonStream(TypeResolver* resolver, const std::string& type_url, io::ZeroCopyInputStream* binary_input,
                          io::ZeroCopyOutputStream* json_output, const PrintOptions& options) {
  return print_binary(*resolver, type_url, binary_input, json_output, options);
}

Status BinaryToJsonString(TypeResolver* resolver, const std::string& type_url, std::string_view binary_input,
                          std::string* json_output, const PrintOptions& options) {
  return print_binary(*resolver, type_url, binary_input, json_output, options);
}

Status JsonToBinaryStream(TypeResolver* resolver, const std::string& type_url, io::ZeroCopyInputStream* json_input,
                          io::ZeroCopyOutputStream* binary_output, const ParseOptions& options) {
  return internal::with_contents(json_input, [&](std::string_view json) {
    return internal::to_stream(binary_output, [&](std::string* bytes) {
      return JsonToBinaryString(resolver, type_url, json, bytes, options);
    });
  });
}

Status JsonToBinaryString(TypeResolver* resolver, const std::string& type_url, std::string_view json_input,
                          std::string* binary_output, const ParseOptions& options) {
  const Descriptor* type = nullptr;
  const Status found = resolver->FindGenerated_(type_url, &type);
  if (!found.ok()) return found;
  const onnxgen::text::ParseJsonOptions how = internal::text_options(options);
  std::string bytes;
  onnxgen::text::TextStatus status = onnxgen::text::encode_json(json_input, internal::data_of(*type), bytes, how);
  if (status) status = check(bytes, *type, how);
  if (status) *binary_output += bytes;
  return internal::parse_status(status);
}

}  // namespace ONNXGEN_HIDDEN

namespace util ONNXGEN_HIDDEN {

Status BinaryToJsonStream(TypeResolver* resolver, const std::string& type_url, io::ZeroCopyInputStream* binary_input,
                          io::ZeroCopyOutputStream* json_output, const JsonPrintOptions& options) {
  return print_binary(*resolver, type_url, binary_input, json_output, options);
}

Status BinaryToJsonString(TypeResolver* resolver, const std::string& type_url, std::string_view binary_input,
                          std::string* json_output, const JsonPrintOptions& options) {
  return print_binary(*resolver, type_url, binary_input, json_output, options);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
