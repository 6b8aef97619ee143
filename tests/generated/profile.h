// The code of typed tests that differs between the two profiles. ONNXGEN_PROTOBUF_PROFILE is defined for classes of the
// protobuf profile.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"

#if defined(ONNXGEN_PROTOBUF_PROFILE)
#include <google/protobuf/message.h>

#include "onnxgen/message/message_data.h"
#endif

namespace onnxgen::tests {

#if defined(ONNXGEN_PROTOBUF_PROFILE)

using Size = int;  // size type of repeated fields

inline Status parse(google::protobuf::MessageLite& message, std::string_view bytes) {
  return message.TryParse(bytes);
}
inline Status parse(google::protobuf::MessageLite& message, std::string_view bytes, const ParseOptions& options) {
  message.Clear();
  const auto parts = google::protobuf::internal::parts_of(message);
  return onnxgen::message::merge_parse_on_heap(parts.data, *parts.info, bytes, options);
}

// A failed parse keeps the fields parsed so far, which form a valid message.
inline void expect_sound_after_failure(const google::protobuf::MessageLite& message) {
  EXPECT_EQ(message.ByteSizeLong(), message.SerializePartialAsString().size());
}

template <class Message>
void expect_refused_every_way(const Message& empty, std::string_view bytes) {
  Message message = empty;
  EXPECT_FALSE(message.ParseFromString(bytes));
  EXPECT_FALSE(message.ParsePartialFromArray(bytes.data(), static_cast<std::int64_t>(bytes.size())));
  EXPECT_FALSE(message.MergeFromString(bytes));
}

template <class Message>
bool same(const Message& a, const Message& b) {
  return a.SerializePartialAsString() == b.SerializePartialAsString();
}

inline std::string_view unknown_fields(const google::protobuf::MessageLite& message) {
  return static_cast<const MessageHeader*>(google::protobuf::internal::parts_of(message).data)->unknown();
}

#else

using Size = std::size_t;

template <class Message>
Status parse(Message& message, std::string_view bytes, const ParseOptions& options = {}) {
  return message.ParseFromString(bytes, options);
}

// A failed parse leaves the message empty.
template <class Message>
void expect_sound_after_failure(const Message& message) {
  EXPECT_EQ(message.ByteSizeLong(), 0u);
}

template <class Message>
void expect_refused_every_way(const Message& empty, std::string_view bytes) {
  Message message = empty;
  EXPECT_FALSE(message.ParseFromString(bytes));
  EXPECT_FALSE(message.ParseBorrowed(bytes));
  EXPECT_EQ(message.ByteSizeLong(), 0u);
}

template <class Message>
bool same(const Message& a, const Message& b) {
  return a == b;
}

template <class Message>
std::string_view unknown_fields(const Message& message) {
  return message.unknown_fields();
}

#endif

}  // namespace onnxgen::tests
