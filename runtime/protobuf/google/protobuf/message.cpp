// For Message; see common.h.
#define ONNXGEN_PROTOBUF_BASE ONNXGEN_HIDDEN
#include "google/protobuf/message.h"

#include <cstdio>

#include "google/protobuf/stubs/logging.h"
#include "onnxgen/text/print.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

bool are_of_one_class(const internal::MessageBody& a, const internal::MessageBody& b) noexcept {
  return internal::parts_of(a).info == internal::parts_of(b).info;
}

}  // namespace

namespace internal {

void MessageBody::CopyFrom(const Message& other) {
  if (&other == this) return;
  GOOGLE_LOG_IF(FATAL, !are_of_one_class(*this, other))
      << "CHECK failed: (from.GetDescriptor()) == (descriptor): : Tried to copy from a message with a different type. "
         "to: "
      << GetTypeName() << ", from: " << other.GetTypeName();
  Clear();
  CheckTypeAndMergeFrom(other);
}

void MessageBody::MergeFrom(const Message& other) {
  CheckTypeAndMergeFrom(other);
}

Message* MessageBody::New(Arena* arena) const {
  return static_cast<Message*>(MessageLite::New(arena));
}

void MessageBody::CheckInitialized() const {
  GOOGLE_CHECK(IsInitialized()) << "Message of type \"" << GetTypeName()
                                << "\" is missing required fields: " << InitializationErrorString();
}

void MessageBody::FindInitializationErrors(std::vector<std::string>* errors) const {
  errors->clear();
  std::string missing = InitializationErrorString();
  if (!missing.empty()) errors->push_back(std::move(missing));
}

onnxgen::ConstMessage view_of(const MessageBody& message) noexcept {
  const MessageParts parts = parts_of(message);
  return {parts.data, *parts.descriptor};
}

std::string MessageBody::DebugString() const {
  return onnxgen::text::debug_string(view_of(*this));
}

std::string MessageBody::ShortDebugString() const {
  return onnxgen::text::short_debug_string(view_of(*this));
}

std::string MessageBody::Utf8DebugString() const {
  return onnxgen::text::utf8_debug_string(view_of(*this));
}

void MessageBody::PrintDebugString() const {
  std::fputs(DebugString().c_str(), stdout);
}

}  // namespace internal

void Message::VirtualTableOfMessageIsHere_() const {}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
