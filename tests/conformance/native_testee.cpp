// Testee of the native profile.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"
#include "other_ways.h"

namespace onnxgen::tests {
namespace {

// The suite has an Any of this type in a message whose file does not import it.
const TypeList* any_types() {
  return descriptor_of<protobuf_test_messages::proto3::TestAllTypesProto3>().types;
}

struct Native {
  template <class Message>
  static std::vector<Reader<Message>> readers() {
    return {
        {"ParseBorrowed(view)", [](Message& m, const Input& in) { return m.ParseBorrowed(in.view()).ok(); }},
        {"ParseBorrowed(owner, view)",
         [](Message& m, const Input& in) { return m.ParseBorrowed(in.block, in.view()).ok(); }},
    };
  }

  template <class Message>
  static std::vector<Writer<Message>> writers() {
    return {
        {"SerializeToSink",
         [](const Message& m) -> std::string {
           std::string output;
           const Status written = m.SerializeToSink([&](const Span* spans, std::size_t count) {
             for (std::size_t i = 0; i < count; ++i) output += spans[i];
             return true;
           });
           return written ? output : kNotWritten;
         }},
    };
  }

  template <class Message>
  static std::string read_json(std::string_view json, bool ignore_unknown, Message& message) {
    text::ParseJsonOptions options;
    options.ignore_unknown_fields = ignore_unknown;
    options.any_types = any_types();
    const text::TextStatus status = text::parse_json(json, &message, options);
    return status ? "" : status.message();
  }

  template <class Message>
  static std::string read_text(std::string_view input, Message& message) {
    text::ParseTextOptions options;
    options.any_types = any_types();
    const text::TextStatus status = text::parse_text(input, &message, options);
    return status ? "" : status.message();
  }

  template <class Message>
  static Response write_json(const Message& message) {
    std::string json;
    const auto status = text::print_json(message, json);
    if (!status) return {Response::Kind::kSerializeError, status.message()};
    return {Response::Kind::kJson, json};
  }

  template <class Message>
  static Response write_text(const Message& message, bool with_unknown_fields) {
    text::PrintTextOptions options;
    options.hide_unknown_fields = !with_unknown_fields;
    std::string printed;
    const text::TextStatus status = text::print_text(message, printed, options);
    if (!status) return {Response::Kind::kSerializeError, status.message()};
    return {Response::Kind::kText, printed};
  }
};

}  // namespace
}  // namespace onnxgen::tests

int main() {
  return onnxgen::tests::run_testee_of<onnxgen::tests::Native>();
}
