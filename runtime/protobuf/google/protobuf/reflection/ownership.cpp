// Functions of Reflection that pass messages between a message and the program, and containers of fields.
#include <cstdint>
#include <cstring>
#include <string>

#include "google/protobuf/message.h"
#include "google/protobuf/reflection/message_reflection.h"
#include "google/protobuf/unknown_field_set.h"
#include "onnxgen/protobuf/storage/element_array.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using internal::data_of;
using MutableView = onnxgen::MutableMessage;

const internal::ClassInfo& class_of(MutableView view) {
  return static_cast<const internal::ClassInfo&>(*view.descriptor().info);
}

void* member_of(MutableView view, const FieldDescriptor* field) {
  const onnxgen::FieldDescriptor& data = data_of(*field);
  return static_cast<char*>(view.holder_to_change(data)) + data.offset;
}

onnxgen::heap::ElementArray& messages_in(MutableView view, const FieldDescriptor* field) {
  return *static_cast<onnxgen::heap::ElementArray*>(member_of(view, field));
}

const onnxgen::heap::ElementType& elements_of(const FieldDescriptor* field) {
  return *data_of(*field).descriptor.message->objects;
}

// Returns the type that the field must have if the program requests a container of elements of `type`.
FieldDescriptor::CppType list_type(const FieldDescriptor* field, FieldDescriptor::CppType type) {
  const bool is_enum = field != nullptr && field->cpp_type() == FieldDescriptor::CPPTYPE_ENUM;
  return is_enum && type == FieldDescriptor::CPPTYPE_INT32 ? FieldDescriptor::CPPTYPE_ENUM : type;
}

void put_extension(const Reflection& reflection, Message* message, MutableView view, const FieldDescriptor* field,
                   Message* value) {
  reflection.ClearField(message, field);
  if (value != nullptr) std::memcpy(member_of(view, field), &value, sizeof value);
}

}  // namespace

MutableView Reflection::to_set(Message* message, const FieldDescriptor* field, const Message* value) const {
  const MutableView view = changed(message, field, FieldDescriptor::CPPTYPE_MESSAGE, "SetAllocatedMessage");
  if (value != nullptr && value->GetDescriptor() != field->message_type()) {
    fail(field, "SetAllocatedMessage", "The message is of another type than the field.");
  }
  return view;
}

void Reflection::SetAllocatedMessage(Message* message, Message* value, const FieldDescriptor* field) const {
  const MutableView view = to_set(message, field, value);
  if (!field->is_extension()) return class_of(view).set_message(view.data(), field->number(), value);
  if (value != nullptr) value = static_cast<Message*>(internal::give_part(message, value, elements_of(field)));
  put_extension(*this, message, view, field, value);
}

void Reflection::UnsafeArenaSetAllocatedMessage(Message* message, Message* value, const FieldDescriptor* field) const {
  const MutableView view = to_set(message, field, value);
  if (!field->is_extension()) return class_of(view).lend_message(view.data(), field->number(), value);
  internal::lend_part(value);
  put_extension(*this, message, view, field, value);
}

Message* Reflection::ReleaseMessage(Message* message, const FieldDescriptor* field, MessageFactory*) const {
  const MutableView view = changed(message, field, FieldDescriptor::CPPTYPE_MESSAGE, "ReleaseMessage");
  if (!field->is_extension()) {
    return static_cast<Message*>(class_of(view).release_message(view.data(), field->number()));
  }
  if (!HasField(*message, field)) return nullptr;
  Message* const released = MutableMessage(message, field);
  std::memset(member_of(view, field), 0, sizeof released);
  internal::release_part(message, released);
  return released;
}

onnxgen::heap::ElementArray& Reflection::to_add(Message* message, const FieldDescriptor* field,
                                                const Message* value) const {
  const MutableView view = list(message, field, FieldDescriptor::CPPTYPE_MESSAGE, "AddAllocatedMessage");
  if (value == nullptr || value->GetDescriptor() != field->message_type()) {
    fail(field, "AddAllocatedMessage", "The message is of another type than the field.");
  }
  return messages_in(view, field);
}

void Reflection::AddAllocatedMessage(Message* message, const FieldDescriptor* field, Message* value) const {
  onnxgen::heap::ElementArray& messages = to_add(message, field, value);
  messages.adopt(internal::give_part(message, value, elements_of(field)), elements_of(field));
}

void Reflection::UnsafeArenaAddAllocatedMessage(Message* message, const FieldDescriptor* field, Message* value) const {
  onnxgen::heap::ElementArray& messages = to_add(message, field, value);
  internal::lend_part(value);
  messages.adopt(value, elements_of(field));
}

Message* Reflection::ReleaseLast(Message* message, const FieldDescriptor* field) const {
  const MutableView view = list(message, field, FieldDescriptor::CPPTYPE_MESSAGE, "ReleaseLast");
  if (view.FieldSize(data_of(*field)) == 0) fail(field, "ReleaseLast", "There is no element to release.");
  onnxgen::heap::ElementArray& messages = messages_in(view, field);
  void* last = nullptr;
  messages.release(messages.size() - 1, messages.size(), &last, elements_of(field));
  internal::release_part(message, last);
  return static_cast<Message*>(last);
}

const void* Reflection::container(const Message& message, const FieldDescriptor* field, CppType type,
                                  const char* method) const {
  // Containers consist of one pointer, which is null if they are empty.
  static constexpr std::uintptr_t kNoElements = 0;
  static_assert(sizeof kNoElements == sizeof(RepeatedField<int>) &&
                sizeof kNoElements == sizeof(RepeatedPtrField<std::string>));
  const onnxgen::ConstMessage view = list(const_cast<Message*>(&message), field, list_type(field, type), method);
  const onnxgen::FieldDescriptor& data = data_of(*field);
  const void* const holder = view.holder(data);
  return holder != nullptr ? static_cast<const char*>(holder) + data.offset : static_cast<const void*>(&kNoElements);
}

void* Reflection::container_to_change(Message* message, const FieldDescriptor* field, CppType type,
                                      const char* method) const {
  return member_of(list(message, field, list_type(field, type), method), field);
}

void Reflection::Swap(Message* message1, Message* message2) const {
  if (message1 == message2) return;
  const onnxgen::ConstMessage first = view(*message1, "Swap");
  const onnxgen::ConstMessage second = view(*message2, "Swap");
  const auto& info = static_cast<const internal::ClassInfo&>(*first.descriptor().info);
  info.swap_data(const_cast<void*>(first.data()), const_cast<void*>(second.data()));
}

const UnknownFieldSet& Reflection::GetUnknownFields(const Message& message) const {
  view(message, "GetUnknownFields");
  return internal::get_unknown_fields(message);
}

UnknownFieldSet* Reflection::MutableUnknownFields(Message* message) const {
  view(*message, "MutableUnknownFields");
  return internal::get_mutable_unknown_fields(message);
}

bool Reflection::SupportsUnknownEnumValues() const {
  const onnxgen::FieldDescriptor* const end = data_->fields + data_->field_count;
  for (const onnxgen::FieldDescriptor* field = data_->fields; field != end; ++field) {
    if (field->type == onnxgen::FieldType::kEnum) return (field->flags & onnxgen::FieldDescriptor::kClosedEnum) == 0;
    if (field->cardinality == onnxgen::Cardinality::kImplicit) return true;  // only proto3 has such fields
  }
  return false;
}

MessageFactory* Reflection::GetMessageFactory() const {
  return MessageFactory::generated_factory();
}

MessageFactory* MessageFactory::generated_factory() {
  class Generated final : public MessageFactory {
    const Message* GetPrototype(const Descriptor* type) override {
      const auto default_object = internal::data_of(*type).default_object;
      return default_object != nullptr ? static_cast<const Message*>(default_object()) : nullptr;
    }
  };
  static Generated* const kFactory = new Generated;
  return kFactory;
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
