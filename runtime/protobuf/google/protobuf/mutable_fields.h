// The members of a message changed by their descriptors. A field is one of the message's class and of the kind that the
// function says; nothing is checked here.
#pragma once

#include <cstring>
#include <string>

#include "google/protobuf/message.h"
#include "onnxgen/reflection/descriptor.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// The place of a field that is now set, another member of its oneof being gone. One in a oneof that was not set before
// has no value there.
char* activate(Message& message, const onnxgen::FieldDescriptor& field);

// Of a number, bool or enum; T is the type that the class holds.
template <typename T>
void store_scalar(Message& message, const onnxgen::FieldDescriptor& field, T value) {
  std::memcpy(activate(message, field), &value, sizeof value);
}

void store_text(Message& message, const onnxgen::FieldDescriptor& field, std::string value);

// Takes over `value`, which new made; the field was not set.
void store_message(Message& message, const onnxgen::FieldDescriptor& field, Message* value);

// Of all kinds but maps and repeated messages.
void clear_field(Message& message, const onnxgen::FieldDescriptor& field);

void append_unknown_varint(Message& message, int number, int value);

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
