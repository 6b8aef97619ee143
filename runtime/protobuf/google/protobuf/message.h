// The base class of generated messages that are not lite: they know the names of their fields, and so can be printed.
#pragma once

#include <string>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message_lite.h"
#include "google/protobuf/message_reflection.h"
#include "onnxgen/reflection/const_message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Message;

namespace internal {

// What a message can do in addition.
class MessageBody : public MessageLite {
 public:
  // One of another class changes nothing. `other` must not be part of this message.
  void CopyFrom(const Message& other);
  void MergeFrom(const Message& other);

  Message* New(Arena* arena = nullptr) const;

  // The paths of the `required` fields that are missing: at most one, the first.
  void FindInitializationErrors(std::vector<std::string>* errors) const;

  // As text: indented lines; one line; with UTF-8 as it is instead of escaped.
  std::string DebugString() const;
  std::string ShortDebugString() const;
  std::string Utf8DebugString() const;
  // To the standard output.
  void PrintDebugString() const;

  // What the class is, and its fields by their descriptors. Never null.
  const Descriptor* GetDescriptor() const;
  const Reflection* GetReflection() const;

 protected:
  MessageBody() = default;
  MessageBody(const MessageBody&) = default;
  MessageBody& operator=(const MessageBody&) = default;
};

// The message for reading by its descriptor.
onnxgen::ConstMessage view_of(const MessageBody& message) noexcept;

// The default instance of a generated class, for its descriptor.
template <class M>
const void* default_object() noexcept {
  const Message& message = M::default_instance();
  return &message;
}

}  // namespace internal

class ONNXGEN_PROTOBUF_BASE Message : public internal::MessageBody {
 public:
  ONNXGEN_HIDDEN ~Message() override = default;

 protected:
  ONNXGEN_HIDDEN Message() = default;
  ONNXGEN_HIDDEN Message(const Message&) = default;
  ONNXGEN_HIDDEN Message& operator=(const Message&) = default;

 private:
  // Never called: see MessageLite.
  ONNXGEN_HIDDEN virtual void VirtualTableOfMessageIsHere_() const;
};

static_assert(sizeof(Message) == sizeof(void*), "a message's data stands behind its virtual table's pointer");

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
