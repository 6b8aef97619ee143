// Hides the class Message in this file; stubs/port.h explains why.
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

namespace {

const onnxgen::FieldDescriptor& find(const ClassInfo& info, int number) noexcept {
  const onnxgen::MessageDescriptor& message = *info.descriptor;
  const auto wanted = static_cast<std::uint32_t>(number);
  return wanted - 1 < message.dense_count ? message.fields[wanted - 1] : *onnxgen::find_field(message, wanted);
}

}  // namespace

onnxgen::heap::FieldPlace place_in_descriptor(const ClassInfo& info, int number) noexcept {
  const onnxgen::FieldDescriptor& field = find(info, number);
  const bool is_member = field.presence == onnxgen::PresenceKept::kInOneof;
  const std::uint32_t case_offset = is_member ? info.descriptor->oneofs[field.oneof - 1].case_offset : 0;
  return {field.number,
          field.offset,
          case_offset,
          field.has_bit,
          field.storage,
          field.presence,
          onnxgen::is_message(field) ? field.descriptor.message->objects : nullptr};
}

onnxgen::heap::DefaultText default_in_descriptor(const ClassInfo& info, int number) noexcept {
  const onnxgen::FieldDescriptor& field = find(info, number);
  return {&field, field.default_text, static_cast<std::size_t>(field.default_bits)};
}

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

onnxgen::ConstMessage view_of(const MessageBody& message) noexcept {
  const MessageParts parts = parts_of(message);
  return {parts.data, *parts.descriptor};
}

const Message& message_of(onnxgen::ConstMessage view) noexcept {
  const char* const data = static_cast<const char*>(view.data());
  return *reinterpret_cast<const Message*>(data - view.descriptor().info->data_offset);
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
