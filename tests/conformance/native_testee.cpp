// The testee of the native profile. Before it answers, every other way to read and to write a message must come to the
// same.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include "google/protobuf/test_messages_proto2.pb.h"
#include "google/protobuf/test_messages_proto3.pb.h"
#include "onnxgen/error/status.h"
#include "testee.h"

namespace onnxgen::tests {
namespace {

// The input in a block of exactly its size, so that a sanitizer sees a byte read past its end.
struct Input {
  explicit Input(std::string_view bytes) : block(new char[bytes.size()]), size(bytes.size()) {
    std::copy(bytes.begin(), bytes.end(), block.get());
  }

  std::string_view view() const { return {block.get(), size}; }

  std::shared_ptr<char[]> block;
  std::size_t size;
};

template <class Message>
struct Reader {
  const char* name;
  Status (*read)(Message& message, const Input& input);
};

template <class Message>
constexpr Reader<Message> kReaders[] = {
    {"ParseFromString", [](Message& m, const Input& in) { return m.ParseFromString(in.view()); }},
    {"ParseFromArray", [](Message& m, const Input& in) { return m.ParseFromArray(in.block.get(), in.size); }},
    {"ParseFromIstream",
     [](Message& m, const Input& in) {
       std::istringstream stream{std::string(in.view())};
       return m.ParseFromIstream(&stream);
     }},
    {"ParseBorrowed(view)", [](Message& m, const Input& in) { return m.ParseBorrowed(in.view()); }},
    {"ParseBorrowed(owner, view)", [](Message& m, const Input& in) { return m.ParseBorrowed(in.block, in.view()); }},
    {"MergeFromString", [](Message& m, const Input& in) { return m.MergeFromString(in.view()); }},
};

template <class Message>
struct Writer {
  const char* name;
  std::string (*write)(const Message& message);
};

template <class Message>
constexpr Writer<Message> kWriters[] = {
    {"SerializeAsString", [](const Message& m) { return m.SerializeAsString(); }},
    {"AppendToString",
     [](const Message& m) {
       std::string output = "head";
       return m.AppendToString(&output) ? output.substr(4) : "failed";
     }},
    {"SerializeToArray",
     [](const Message& m) {
       std::string output(m.ByteSizeLong(), '\0');
       return m.SerializeToArray(output.data(), output.size()) ? output : "failed";
     }},
    {"SerializeToOstream",
     [](const Message& m) {
       std::ostringstream stream;
       return m.SerializeToOstream(&stream) ? stream.str() : "failed";
     }},
    {"SerializeToSink",
     [](const Message& m) {
       std::string output;
       const Status written = m.SerializeToSink([&](const Span* spans, std::size_t count) {
         for (std::size_t i = 0; i < count; ++i) output += spans[i];
         return true;
       });
       return written ? output : "failed";
     }},
    {"a copy", [](const Message& m) { return Message(m).SerializeAsString(); }},
};

template <class Message>
Response check_other_ways(std::string_view bytes, const Response& answer) {
  const bool accepted = answer.kind != Response::Kind::kParseError;
  for (const Reader<Message>& reader : kReaders<Message>) {
    const Input input(bytes);
    Message message;
    if (reader.read(message, input).ok() != accepted)
      return {Response::Kind::kRuntimeError, std::string(reader.name) + " does not agree on the input"};
    if (!accepted) continue;
    for (const Writer<Message>& writer : kWriters<Message>) {
      if (writer.write(message) != answer.text)
        return {Response::Kind::kRuntimeError, std::string(writer.name) + " after " + reader.name + " differs"};
    }
  }
  return answer;
}

template <class Message>
Response answer(std::string_view bytes) {
  return check_other_ways<Message>(bytes, round_trip<Message>(bytes));
}

}  // namespace
}  // namespace onnxgen::tests

int main() {
  using namespace onnxgen::tests;
  return run_testee({
      {"protobuf_test_messages.proto2.TestAllTypesProto2", answer<protobuf_test_messages::proto2::TestAllTypesProto2>},
      {"protobuf_test_messages.proto3.TestAllTypesProto3", answer<protobuf_test_messages::proto3::TestAllTypesProto3>},
  });
}
