// Parses text for tests, also with libprotobuf.
#pragma once

#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "comparison.h"
#include "onnxgen/text/parse.h"

namespace onnxgen::tests::text_reading {

using google::protobuf::Message;
using google::protobuf::TextFormat;

// Parses the text with libprotobuf's Parse(), or with Merge() if `last_wins`. Returns nullptr if it is rejected.
inline std::unique_ptr<Message> reference_of(const std::string& type, const std::string& text, bool last_wins) {
  auto message = reference_pool().make(type);
  TextFormat::Parser parser;
  parser.AllowPartialMessage(true);
  const bool is_read =
      last_wins ? parser.MergeFromString(text, message.get()) : parser.ParseFromString(text, message.get());
  return is_read ? std::move(message) : nullptr;
}

inline std::string fault_in(const std::string& type, const std::string& text) {
  std::string bytes;
  return text::encode_text(text, *find_table(type), bytes).message();
}

inline void expect_as_reference(const std::string& type, const std::string& text, bool last_wins = false) {
  SCOPED_TRACE(text.substr(0, 200));
  const google::protobuf::LogSilencer silence;
  const auto expected = reference_of(type, text, last_wins);
  text::ParseTextOptions options;
  options.last_wins = last_wins;
  std::string bytes;
  const text::TextStatus status = text::encode_text(text, *find_table(type), bytes, options);
  ASSERT_EQ(status.ok(), expected != nullptr) << status.message();
  if (expected == nullptr) return;
  const auto actual = reference_pool().make(type);
  ASSERT_TRUE(actual->ParsePartialFromString(bytes));
  ASSERT_EQ(actual->ShortDebugString(), expected->ShortDebugString());
}

// Expects encode_text() to produce the same bytes as a class that serializes the message.
inline void expect_as_written(const std::string& type, const std::string& text, bool last_wins = false) {
  SCOPED_TRACE(text);
  const auto expected = reference_of(type, text, last_wins);
  ASSERT_NE(expected, nullptr);
  text::ParseTextOptions options;
  options.last_wins = last_wins;
  std::string bytes = "before";
  ASSERT_TRUE(text::encode_text(text, *find_table(type), bytes, options).ok());
  EXPECT_EQ(bytes, "before" + deterministic(*expected));
}

// Returns the parsed message as printed by libprotobuf, or the error.
inline std::string message_of(const std::string& type, const std::string& text,
                              const text::ParseTextOptions& options = {}) {
  std::string bytes;
  const text::TextStatus status = text::encode_text(text, *find_table(type), bytes, options);
  if (!status) return "error: " + status.message();
  const google::protobuf::LogSilencer silence;  // silences errors about strings that are not UTF-8
  const auto message = reference_pool().make(type);
  return message->ParsePartialFromString(bytes) ? message->ShortDebugString() : "error: no message";
}

}  // namespace onnxgen::tests::text_reading
