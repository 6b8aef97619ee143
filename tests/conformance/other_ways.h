// Before a testee answers, all other ways to read and write the message must give the same result. This header has the
// ways that exist in all profiles; each profile adds its own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "google/protobuf/test_messages_proto2.pb.h"
#include "google/protobuf/test_messages_proto3.pb.h"
#if __has_include("google/protobuf/test_messages_edition2023.pb.h")
#include "google/protobuf/test_messages_edition2023.pb.h"
#include "google/protobuf/test_messages_proto2_editions.pb.h"
#include "google/protobuf/test_messages_proto3_editions.pb.h"
#define ONNXGEN_TESTS_EDITIONS
#endif
#if __has_include("google/protobuf/test_messages_edition_unstable.pb.h")  // since release 36.0
#include "google/protobuf/test_messages_edition_unstable.pb.h"
#define ONNXGEN_TESTS_EDITION_UNSTABLE
#endif
#include "testee.h"

namespace onnxgen::tests {

// The input in a block of exactly its size, so that sanitizers detect reads past its end.
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
  bool (*read)(Message& message, const Input& input);
};

template <class Message>
struct Writer {
  const char* name;
  std::string (*write)(const Message& message);
};

// A number of bytes that converts to the size type of either profile.
struct Size {
  std::size_t size;
  operator std::size_t() const { return size; }
  operator std::int64_t() const { return static_cast<std::int64_t>(size); }
};

// Result of a failed writer.
inline constexpr const char* kNotWritten = "not written";

template <class Message>
constexpr Reader<Message> kReadersOfAllProfiles[] = {
    {"ParseFromString", [](Message& m, const Input& in) { return bool(m.ParseFromString(in.view())); }},
    {"ParseFromArray",
     [](Message& m, const Input& in) { return bool(m.ParseFromArray(in.block.get(), Size{in.size})); }},
    {"ParseFromIstream",
     [](Message& m, const Input& in) {
       std::istringstream stream{std::string(in.view())};
       return bool(m.ParseFromIstream(&stream));
     }},
    {"MergeFromString", [](Message& m, const Input& in) { return bool(m.MergeFromString(in.view())); }},
};

template <class Message>
constexpr Writer<Message> kWritersOfAllProfiles[] = {
    {"SerializeAsString", [](const Message& m) { return m.SerializeAsString(); }},
    {"AppendToString",
     [](const Message& m) {
       std::string output = "head";
       return m.AppendToString(&output) ? output.substr(4) : kNotWritten;
     }},
    {"SerializeToArray",
     [](const Message& m) {
       std::string output(m.ByteSizeLong(), '\0');
       return m.SerializeToArray(output.data(), Size{output.size()}) ? output : kNotWritten;
     }},
    {"SerializeToOstream",
     [](const Message& m) {
       std::ostringstream stream;
       return m.SerializeToOstream(&stream) ? stream.str() : kNotWritten;
     }},
    {"a copy", [](const Message& m) { return Message(m).SerializeAsString(); }},
    {"a moved copy",
     [](const Message& m) {
       Message copy(m);
       Message to;
       to = std::move(copy);
       return to.SerializeAsString();
     }},
    {"merged into an empty one",
     [](const Message& m) {
       Message to;
       to.MergeFrom(m);
       return to.SerializeAsString();
     }},
};

inline Response disagreement(const std::string& what) {
  return {Response::Kind::kRuntimeError, what};
}

// Returns `answer`, or an error if a writer disagrees with it.
template <class Message>
Response check_writers(const Message& message, const char* reader, const Response& answer,
                       const std::vector<Writer<Message>>& writers) {
  for (const Writer<Message>& writer : writers) {
    if (writer.write(message) != answer.text)
      return disagreement(std::string(writer.name) + " after " + reader + " differs");
  }
  return answer;
}

template <class Way, std::size_t kCount>
std::vector<Way> with_own(const Way (&shared)[kCount], std::vector<Way> own) {
  own.insert(own.begin(), shared, shared + kCount);
  return own;
}

// Answers a request from binary to binary. Profile::readers<Message>() and writers<Message>() are the profile's own
// ways.
template <class Message, class Profile>
Response answer_in_binary(std::string_view bytes) {
  static const auto readers = with_own(kReadersOfAllProfiles<Message>, Profile::template readers<Message>());
  static const auto writers = with_own(kWritersOfAllProfiles<Message>, Profile::template writers<Message>());
  const Response expected = round_trip<Message>(bytes);
  const bool accepted = expected.kind != Response::Kind::kParseError;
  for (const Reader<Message>& reader : readers) {
    const Input input(bytes);
    Message message;
    if (reader.read(message, input) != accepted)
      return disagreement(std::string(reader.name) + " does not agree on the input");
    if (!accepted) continue;
    const Response checked = check_writers(message, reader.name, expected, writers);
    if (checked.kind != expected.kind) return checked;
  }
  return expected;
}

// Parses the request into `message`. Returns the reason on failure, and an empty string on success.
// Profile::read_json() and read_text() are the profile's own ways.
template <class Profile, class Message>
std::string read(const Request& request, Message& message) {
  const Input input(request.payload);
  switch (request.input) {
    case Format::kProtobuf:
      return message.ParseFromString(input.view()) ? "" : "refused";
    case Format::kJson:
      return Profile::read_json(input.view(), request.ignores_unknown_json, message);
    case Format::kText:
      return Profile::read_text(input.view(), message);
    case Format::kJspb:
    case Format::kUnspecified:
      break;
  }
  return "a format that is not known";
}

// Answers a request for Message.
template <class Message, class Profile>
Response answer(const Request& request) {
  if (request.input == Format::kProtobuf && request.output == Format::kProtobuf) {
    return answer_in_binary<Message, Profile>(request.payload);
  }
  Message message;
  const std::string fault = read<Profile>(request, message);
  if (!fault.empty()) return {Response::Kind::kParseError, fault};
  switch (request.output) {
    case Format::kProtobuf:
      return {Response::Kind::kPayload, message.SerializeAsString()};
    case Format::kJson:
      return Profile::write_json(message);
    case Format::kText:
      return Profile::write_text(message, request.prints_unknown_fields);
    case Format::kJspb:
    case Format::kUnspecified:
      break;
  }
  return {Response::Kind::kSkipped, "a format that is not known"};
}

// Answers the runner for the suite's messages, which are classes of Profile. Returns main()'s exit status.
template <class Profile>
int run_testee_of() {
  namespace messages = protobuf_test_messages;
  return run_testee({
      {"protobuf_test_messages.proto2.TestAllTypesProto2", answer<messages::proto2::TestAllTypesProto2, Profile>},
      {"protobuf_test_messages.proto3.TestAllTypesProto3", answer<messages::proto3::TestAllTypesProto3, Profile>},
#ifdef ONNXGEN_TESTS_EDITIONS
      {"protobuf_test_messages.editions.proto2.TestAllTypesProto2",
       answer<messages::editions::proto2::TestAllTypesProto2, Profile>},
      {"protobuf_test_messages.editions.proto3.TestAllTypesProto3",
       answer<messages::editions::proto3::TestAllTypesProto3, Profile>},
      {"protobuf_test_messages.editions.TestAllTypesEdition2023",
       answer<messages::editions::TestAllTypesEdition2023, Profile>},
#endif
#ifdef ONNXGEN_TESTS_EDITION_UNSTABLE
      {"protobuf_test_messages.edition_unstable.TestAllTypesEditionUnstable",
       answer<messages::edition_unstable::TestAllTypesEditionUnstable, Profile>},
#endif
  });
}

}  // namespace onnxgen::tests
