// Functions that visit a message and all messages in it.
#include <string>

#include "google/protobuf/message.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/protobuf/storage/text.h"
#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/reflection/storage_layout.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using onnxgen::ConstMessage;
using onnxgen::FieldDescriptor;
using onnxgen::FieldValue;
using onnxgen::Storage;

std::size_t size_of(ConstMessage message);

// Size of a value outside the object that refers to it.
std::size_t size_of(const FieldDescriptor& field, const FieldValue& value) {
  if (onnxgen::is_message(field)) {
    return value.message != nullptr ? size_of(ConstMessage(value.message, *field.descriptor.message)) : 0;
  }
  return onnxgen::is_text(field) ? sizeof(std::string) + value.text.size() : 0;
}

std::size_t size_of_map(ConstMessage message, const FieldDescriptor& field) {
  const FieldDescriptor& key_field = field.descriptor.message->fields[0];
  const FieldDescriptor& value_field = field.descriptor.message->fields[1];
  constexpr std::size_t kNode = 6 * sizeof(void*);  // approximate size of a node of the tree, with two numbers
  std::size_t size = 0;
  message.VisitMap(field, [&](const FieldValue& key, const FieldValue& value) {
    size += kNode + size_of(key_field, key) + size_of(value_field, value);
    return true;
  });
  return size;
}

std::size_t size_of_list(ConstMessage message, const FieldDescriptor& field) {
  const std::size_t count = message.FieldSize(field);
  if (onnxgen::is_scalar(field)) return count * onnxgen::reflection::scalar_size(field.type);
  std::size_t size = count * sizeof(void*);
  for (std::size_t i = 0; i < count; ++i) size += size_of(field, message.element(field, i));
  return size;
}

std::size_t size_of_text(ConstMessage message, const FieldDescriptor& field) {
  const char* const member = static_cast<const char*>(message.holder(field)) + field.offset;
  if (field.storage != Storage::kText) {
    return internal::space_of(*static_cast<const std::string*>(onnxgen::reflection::load_pointer(member)));
  }
  const std::string* const text = reinterpret_cast<const onnxgen::heap::Text*>(member)->string();
  return text != nullptr ? internal::space_of(*text) : 0;
}

std::size_t size_of(ConstMessage message) {
  std::size_t size = message.descriptor().objects->object_size + message.unknown_fields().size();
  message.ListFields([&](const FieldDescriptor& field) {
    if (onnxgen::is_map(field)) {
      size += size_of_map(message, field);
    } else if (onnxgen::is_repeated(field)) {
      size += size_of_list(message, field);
    } else if (onnxgen::is_text(field)) {
      size += size_of_text(message, field);
    } else {
      size += size_of(field, message.value(field));
    }
  });
  return size;
}

void discard_unknown(ConstMessage message);

void discard_unknown(const FieldDescriptor& field, const FieldValue& value) {
  if (onnxgen::is_message(field)) discard_unknown(ConstMessage(value.message, *field.descriptor.message));
}

void discard_unknown(ConstMessage message) {
  if (message.data() == nullptr) return;
  if (message.has_unknown_extensions()) internal::forget_unknown_extensions(message);
  onnxgen::message::header_of(const_cast<void*>(message.data())).empty_unknown();
  message.ListFields([&](const FieldDescriptor& field) {
    if (onnxgen::is_map(field)) {
      const FieldDescriptor& value_field = field.descriptor.message->fields[1];
      if (!onnxgen::is_message(value_field)) return;
      message.VisitMap(field, [&](const FieldValue&, const FieldValue& value) {
        discard_unknown(value_field, value);
        return true;
      });
    } else if (!onnxgen::is_message(field)) {
      return;
    } else if (onnxgen::is_repeated(field)) {
      const std::size_t count = message.FieldSize(field);
      for (std::size_t i = 0; i < count; ++i) discard_unknown(field, message.element(field, i));
    } else {
      discard_unknown(field, message.value(field));
    }
  });
}

}  // namespace

std::size_t internal::MessageBody::SpaceUsedLong() const {
  return size_of(internal::view_of(*this));
}

std::size_t Reflection::SpaceUsedLong(const Message& message) const {
  return message.SpaceUsedLong();
}

void internal::MessageBody::DiscardUnknownFields() {
  discard_unknown(internal::view_of(*this));
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
