// Base class of generated messages that are not lite. They know the names of their fields and can therefore be printed.
#pragma once

#include <string>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/generated_enum_reflection.h"
#include "google/protobuf/map.h"
#include "google/protobuf/message_lite.h"
#include "google/protobuf/reflection/message_reflection.h"
#include "google/protobuf/stubs/casts.h"
#include "google/protobuf/unknown_field_set.h"
#include "onnxgen/reflection/const_message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Message;

// Result of Message::GetMetadata().
struct Metadata {
  const Descriptor* descriptor;
  const Reflection* reflection;
};

namespace internal {

// Functions of a message in addition to those of MessageLite.
class MessageBody : public MessageLite {
 public:
  // Copy or merge another message. It is a fatal error if that belongs to another class. `other` must not be part of
  // this message.
  void CopyFrom(const Message& other);
  void MergeFrom(const Message& other);

  Message* New(Arena* arena = nullptr) const;

  // It is a fatal error if a `required` field is missing.
  void CheckInitialized() const;
  // Appends the paths of all missing `required` fields to `errors`.
  void FindInitializationErrors(std::vector<std::string>* errors) const;
  std::string InitializationErrorString() const override;

  // Removes the unknown fields of this message and of all messages in it.
  void DiscardUnknownFields();

  // Returns the memory that the message uses, in bytes, including the object itself. An estimate: without the overhead
  // of allocations and free space in lists.
  std::size_t SpaceUsedLong() const;
  int SpaceUsed() const { return static_cast<int>(SpaceUsedLong()); }

  // Return the message as text: on indented lines, on one line, or with UTF-8 strings not escaped.
  std::string DebugString() const;
  std::string ShortDebugString() const;
  std::string Utf8DebugString() const;
  // Prints to the standard output.
  void PrintDebugString() const;

  // Descriptor of the class, and access to the fields by their descriptors. Never null.
  const Descriptor* GetDescriptor() const;
  const Reflection* GetReflection() const;
  Metadata GetMetadata() const { return {GetDescriptor(), GetReflection()}; }

 protected:
  MessageBody() = default;
  MessageBody(const MessageBody&) = default;
  MessageBody& operator=(const MessageBody&) = default;
};

// Returns a view for reading the message by its descriptor.
onnxgen::ConstMessage view_of(const MessageBody& message) noexcept;
// Returns the message of a view. It must belong to a class of the protobuf profile.
const Message& message_of(onnxgen::ConstMessage view) noexcept;

// Returns the default instance of a generated class, for its descriptor.
template <class M>
const void* default_object() noexcept {
  const Message& message = M::default_instance();
  return &message;
}

}  // namespace internal

class ONNXGEN_PROTOBUF_BASE Message : public internal::MessageBody {
 public:
  ONNXGEN_HIDDEN ~Message() override = default;

  // Fields that the class does not know. libprotobuf declares these functions in each class of a proto2 file.
  ONNXGEN_HIDDEN const UnknownFieldSet& unknown_fields() const { return internal::get_unknown_fields(*this); }
  ONNXGEN_HIDDEN UnknownFieldSet* mutable_unknown_fields() { return internal::get_mutable_unknown_fields(this); }

 protected:
  ONNXGEN_HIDDEN Message() = default;
  ONNXGEN_HIDDEN Message(const Message&) = default;
  ONNXGEN_HIDDEN Message& operator=(const Message&) = default;

 private:
  // Never called; see MessageLite.
  ONNXGEN_HIDDEN virtual void VirtualTableOfMessageIsHere_() const;
};

namespace internal {

std::string redacted_text(const Message& message);

}  // namespace internal

// Return the message as text that hides the values of unknown fields and of fields with the option debug_redact.
// ShortFormat() writes one line. Utf8Format() does not escape UTF-8 strings.
std::string ShortFormat(const Message& message);
std::string Utf8Format(const Message& message);

// Makes absl::StrCat() and others accept messages, whose text hides the same values.
template <typename Sink>
void AbslStringify(Sink& sink, const Message& message) {
  sink.Append(internal::redacted_text(message));
}

static_assert(sizeof(Message) == sizeof(void*), "a message's data stands behind its virtual table's pointer");

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
