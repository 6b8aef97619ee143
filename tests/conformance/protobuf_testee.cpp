// Testee of the protobuf profile.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "other_ways.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::MessageLite;
using google::protobuf::TextFormat;
using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::CodedInputStream;
using google::protobuf::io::CodedOutputStream;
using google::protobuf::io::StringOutputStream;

// Returns a stream that returns a few bytes at a time.
ArrayInputStream in_small_blocks(const Input& input) {
  return ArrayInputStream(input.block.get(), static_cast<std::int64_t>(input.size), 3);
}

// Returns the opposite outcome, which makes every test fail.
std::string turned(bool is_read) {
  return is_read ? "the functions of onnxgen::text refuse it" : "";
}

struct Protobuf {
  template <class Message>
  static std::vector<Reader<Message>> readers() {
    return {
        {"ParsePartialFromString",
         [](Message& m, const Input& in) { return m.ParsePartialFromString(in.view()) && m.IsInitialized(); }},
        {"ParseFromCodedStream",
         [](Message& m, const Input& in) {
           ArrayInputStream stream = in_small_blocks(in);
           CodedInputStream coded(&stream);
           return m.ParseFromCodedStream(&coded) && coded.ConsumedEntireMessage();
         }},
        {"ParseFromZeroCopyStream",
         [](Message& m, const Input& in) {
           ArrayInputStream stream = in_small_blocks(in);
           return m.ParseFromZeroCopyStream(&stream);
         }},
        {"ParseFromBoundedZeroCopyStream",
         [](Message& m, const Input& in) {
           ArrayInputStream stream = in_small_blocks(in);
           return m.ParseFromBoundedZeroCopyStream(&stream, static_cast<std::int64_t>(in.size));
         }},
        {"MergeFromCodedStream",
         [](Message& m, const Input& in) {
           CodedInputStream coded(reinterpret_cast<const std::uint8_t*>(in.block.get()),
                                  static_cast<std::int64_t>(in.size));
           return m.MergeFromCodedStream(&coded) && coded.ConsumedEntireMessage();
         }},
        {"TryParse", [](Message& m, const Input& in) { return m.TryParse(in.view()).ok(); }},
        {"ParseFromString after a failure",
         [](Message& m, const Input& in) {
           (void)m.ParseFromString("\x08\x01\x07");
           return m.ParseFromString(in.view());
         }},
    };
  }

  template <class Message>
  static std::vector<Writer<Message>> writers() {
    return {
        {"SerializePartialAsString", [](const Message& m) { return m.SerializePartialAsString(); }},
        {"SerializeToCodedStream",
         [](const Message& m) -> std::string {
           std::string output;
           StringOutputStream stream(&output);
           CodedOutputStream coded(&stream);
           const bool written = m.SerializeToCodedStream(&coded);
           coded.Trim();
           return written ? output : kNotWritten;
         }},
        {"SerializeToZeroCopyStream",
         [](const Message& m) -> std::string {
           std::string output;
           StringOutputStream stream(&output);
           return m.SerializeToZeroCopyStream(&stream) ? output : kNotWritten;
         }},
        {"SerializeWithCachedSizesToArray",
         [](const Message& m) {
           std::string output(m.ByteSizeLong(), '\0');
           m.SerializeWithCachedSizesToArray(reinterpret_cast<std::uint8_t*>(output.data()));
           return output;
         }},
        {"one of New() that swapped with a copy",
         [](const Message& m) {
           const std::unique_ptr<Message> made(m.New());
           Message copy;
           copy.CopyFrom(m);
           made->Swap(&copy);
           return made->SerializeAsString();
         }},
        {"one merged by the base class",
         [](const Message& m) {
           Message to;
           static_cast<MessageLite&>(to).CheckTypeAndMergeFrom(m);
           return to.SerializeAsString();
         }},
    };
  }

  template <class Message>
  static std::string read_json(std::string_view json, bool ignore_unknown, Message& message) {
    google::protobuf::util::JsonParseOptions options;
    options.ignore_unknown_fields = ignore_unknown;
    const auto status = google::protobuf::util::JsonStringToMessage(json, &message, options);
    text::ParseJsonOptions same_options;
    same_options.ignore_unknown_fields = ignore_unknown;
    Message other;
    const bool agrees = text::parse_json(json, &other, same_options).ok() == status.ok();
    return agrees ? (status.ok() ? "" : status.ToString()) : turned(status.ok());
  }

  template <class Message>
  static std::string read_text(std::string_view input, Message& message) {
    const bool is_read = TextFormat::ParseFromString(std::string(input), &message);
    Message other;
    const bool agrees = text::parse_text(input, &other).ok() == is_read;
    return agrees ? (is_read ? "" : "refused") : turned(is_read);
  }

  template <class Message>
  static Response write_json(const Message& message) {
    std::string json;
    const auto status = google::protobuf::util::MessageToJsonString(message, &json);
    if (!status.ok()) return {Response::Kind::kSerializeError, status.ToString()};
    return {Response::Kind::kJson, json};
  }

  template <class Message>
  static Response write_text(const Message& message, bool with_unknown_fields) {
    TextFormat::Printer printer;
    printer.SetHideUnknownFields(!with_unknown_fields);
    std::string text;
    if (!printer.PrintToString(message, &text)) return {Response::Kind::kSerializeError, "not printed"};
    return {Response::Kind::kText, text};
  }
};

}  // namespace
}  // namespace onnxgen::tests

int main() {
  return onnxgen::tests::run_testee_of<onnxgen::tests::Protobuf>();
}
