// Functions of Reflection that modify messages.
#include <utility>

#include "google/protobuf/message.h"
#include "google/protobuf/reflection/message_reflection.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using internal::data_of;
using MutableView = onnxgen::MutableMessage;

MutableView mutable_view(onnxgen::ConstMessage view) {
  return {const_cast<void*>(view.data()), view.descriptor()};
}

Message* message_at(MutableView view) {
  return const_cast<Message*>(&internal::message_of(view));
}

}  // namespace

MutableView Reflection::changed(Message* message, const FieldDescriptor* field, CppType type,
                                const char* method) const {
  return mutable_view(singular(*message, field, type, method));
}

MutableView Reflection::changed(Message* message, const FieldDescriptor* field, int index, CppType type,
                                const char* method) const {
  return mutable_view(element(*message, field, index, type, method));
}

MutableView Reflection::list(Message* message, const FieldDescriptor* field, const char* method) const {
  check_field(field, method);
  if (!field->is_repeated()) fail(field, method, "Field is singular; the method requires a repeated field.");
  if (field->is_map()) fail(field, method, "The entries of maps are no messages; the class's own accessor has them.");
  return mutable_view(view(*message, method));
}

MutableView Reflection::list(Message* message, const FieldDescriptor* field, CppType type, const char* method) const {
  const MutableView list = this->list(message, field, method);
  check_type(field, type, method);
  return list;
}

void Reflection::check_enum(const FieldDescriptor* field, const EnumValueDescriptor* value, const char* method) const {
  check_field(field, method);
  check_type(field, FieldDescriptor::CPPTYPE_ENUM, method);
  if (value == nullptr || value->type() != field->enum_type()) {
    fail(field, method, "Enum value did not match field type.");
  }
}

void Reflection::check_list(const Message& message, const FieldDescriptor* field, CppType type,
                            const Descriptor* messages, const char* method) const {
  const bool is_enum = type == FieldDescriptor::CPPTYPE_INT32 && field->cpp_type() == FieldDescriptor::CPPTYPE_ENUM;
  list(const_cast<Message*>(&message), field, is_enum ? field->cpp_type() : type, method);
  if (messages != nullptr && messages != field->message_type()) {
    fail(field, method, "The messages of the field are of another type.");
  }
}

void Reflection::SetInt32(Message* message, const FieldDescriptor* field, int32 value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_INT32, "SetInt32").SetInt32(data_of(*field), value);
}
void Reflection::SetInt64(Message* message, const FieldDescriptor* field, int64 value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_INT64, "SetInt64").SetInt64(data_of(*field), value);
}
void Reflection::SetUInt32(Message* message, const FieldDescriptor* field, uint32 value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_UINT32, "SetUInt32").SetUInt32(data_of(*field), value);
}
void Reflection::SetUInt64(Message* message, const FieldDescriptor* field, uint64 value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_UINT64, "SetUInt64").SetUInt64(data_of(*field), value);
}
void Reflection::SetFloat(Message* message, const FieldDescriptor* field, float value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_FLOAT, "SetFloat").SetFloat(data_of(*field), value);
}
void Reflection::SetDouble(Message* message, const FieldDescriptor* field, double value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_DOUBLE, "SetDouble").SetDouble(data_of(*field), value);
}
void Reflection::SetBool(Message* message, const FieldDescriptor* field, bool value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_BOOL, "SetBool").SetBool(data_of(*field), value);
}

void Reflection::SetEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const {
  check_enum(field, value, "SetEnum");
  SetEnumValue(message, field, value->number());
}

void Reflection::SetEnumValue(Message* message, const FieldDescriptor* field, int value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_ENUM, "SetEnumValue").SetEnumValue(data_of(*field), value);
}

void Reflection::SetString(Message* message, const FieldDescriptor* field, std::string value) const {
  changed(message, field, FieldDescriptor::CPPTYPE_STRING, "SetString").SetString(data_of(*field), value);
}

Message* Reflection::MutableMessage(Message* message, const FieldDescriptor* field) const {
  const MutableView view = changed(message, field, FieldDescriptor::CPPTYPE_MESSAGE, "MutableMessage");
  return message_at(view.MutableSubmessage(data_of(*field)));
}

void Reflection::SetRepeatedInt32(Message* message, const FieldDescriptor* field, int index, int32 value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_INT32, "SetRepeatedInt32")
      .SetRepeatedInt32(data_of(*field), static_cast<std::size_t>(index), value);
}
void Reflection::SetRepeatedInt64(Message* message, const FieldDescriptor* field, int index, int64 value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_INT64, "SetRepeatedInt64")
      .SetRepeatedInt64(data_of(*field), static_cast<std::size_t>(index), value);
}
void Reflection::SetRepeatedUInt32(Message* message, const FieldDescriptor* field, int index, uint32 value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_UINT32, "SetRepeatedUInt32")
      .SetRepeatedUInt32(data_of(*field), static_cast<std::size_t>(index), value);
}
void Reflection::SetRepeatedUInt64(Message* message, const FieldDescriptor* field, int index, uint64 value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_UINT64, "SetRepeatedUInt64")
      .SetRepeatedUInt64(data_of(*field), static_cast<std::size_t>(index), value);
}
void Reflection::SetRepeatedFloat(Message* message, const FieldDescriptor* field, int index, float value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_FLOAT, "SetRepeatedFloat")
      .SetRepeatedFloat(data_of(*field), static_cast<std::size_t>(index), value);
}
void Reflection::SetRepeatedDouble(Message* message, const FieldDescriptor* field, int index, double value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_DOUBLE, "SetRepeatedDouble")
      .SetRepeatedDouble(data_of(*field), static_cast<std::size_t>(index), value);
}
void Reflection::SetRepeatedBool(Message* message, const FieldDescriptor* field, int index, bool value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_BOOL, "SetRepeatedBool")
      .SetRepeatedBool(data_of(*field), static_cast<std::size_t>(index), value);
}

void Reflection::SetRepeatedEnum(Message* message, const FieldDescriptor* field, int index,
                                 const EnumValueDescriptor* value) const {
  check_enum(field, value, "SetRepeatedEnum");
  SetRepeatedEnumValue(message, field, index, value->number());
}

void Reflection::SetRepeatedEnumValue(Message* message, const FieldDescriptor* field, int index, int value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_ENUM, "SetRepeatedEnumValue")
      .SetRepeatedEnumValue(data_of(*field), static_cast<std::size_t>(index), value);
}

void Reflection::SetRepeatedString(Message* message, const FieldDescriptor* field, int index, std::string value) const {
  changed(message, field, index, FieldDescriptor::CPPTYPE_STRING, "SetRepeatedString")
      .SetRepeatedString(data_of(*field), static_cast<std::size_t>(index), value);
}

Message* Reflection::MutableRepeatedMessage(Message* message, const FieldDescriptor* field, int index) const {
  const MutableView view = changed(message, field, index, FieldDescriptor::CPPTYPE_MESSAGE, "MutableRepeatedMessage");
  return message_at(view.MutableRepeatedMessage(data_of(*field), static_cast<std::size_t>(index)));
}

void Reflection::AddInt32(Message* message, const FieldDescriptor* field, int32 value) const {
  list(message, field, FieldDescriptor::CPPTYPE_INT32, "AddInt32").AddInt32(data_of(*field), value);
}
void Reflection::AddInt64(Message* message, const FieldDescriptor* field, int64 value) const {
  list(message, field, FieldDescriptor::CPPTYPE_INT64, "AddInt64").AddInt64(data_of(*field), value);
}
void Reflection::AddUInt32(Message* message, const FieldDescriptor* field, uint32 value) const {
  list(message, field, FieldDescriptor::CPPTYPE_UINT32, "AddUInt32").AddUInt32(data_of(*field), value);
}
void Reflection::AddUInt64(Message* message, const FieldDescriptor* field, uint64 value) const {
  list(message, field, FieldDescriptor::CPPTYPE_UINT64, "AddUInt64").AddUInt64(data_of(*field), value);
}
void Reflection::AddFloat(Message* message, const FieldDescriptor* field, float value) const {
  list(message, field, FieldDescriptor::CPPTYPE_FLOAT, "AddFloat").AddFloat(data_of(*field), value);
}
void Reflection::AddDouble(Message* message, const FieldDescriptor* field, double value) const {
  list(message, field, FieldDescriptor::CPPTYPE_DOUBLE, "AddDouble").AddDouble(data_of(*field), value);
}
void Reflection::AddBool(Message* message, const FieldDescriptor* field, bool value) const {
  list(message, field, FieldDescriptor::CPPTYPE_BOOL, "AddBool").AddBool(data_of(*field), value);
}

void Reflection::AddEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const {
  check_enum(field, value, "AddEnum");
  AddEnumValue(message, field, value->number());
}

void Reflection::AddEnumValue(Message* message, const FieldDescriptor* field, int value) const {
  list(message, field, FieldDescriptor::CPPTYPE_ENUM, "AddEnumValue").AddEnumValue(data_of(*field), value);
}

void Reflection::AddString(Message* message, const FieldDescriptor* field, std::string value) const {
  list(message, field, FieldDescriptor::CPPTYPE_STRING, "AddString").AddString(data_of(*field), value);
}

Message* Reflection::AddMessage(Message* message, const FieldDescriptor* field) const {
  const MutableView view = list(message, field, FieldDescriptor::CPPTYPE_MESSAGE, "AddMessage");
  return message_at(view.AddMessage(data_of(*field)));
}

void Reflection::RemoveLast(Message* message, const FieldDescriptor* field) const {
  const MutableView view = list(message, field, "RemoveLast");
  if (view.FieldSize(data_of(*field)) == 0) fail(field, "RemoveLast", "There is no element to remove.");
  view.RemoveLast(data_of(*field));
}

void Reflection::SwapElements(Message* message, const FieldDescriptor* field, int index1, int index2) const {
  const MutableView view = list(message, field, "SwapElements");
  check_index(view, field, index1, "SwapElements");
  check_index(view, field, index2, "SwapElements");
  view.SwapElements(data_of(*field), static_cast<std::size_t>(index1), static_cast<std::size_t>(index2));
}

void Reflection::ClearField(Message* message, const FieldDescriptor* field) const {
  check_field(field, "ClearField");
  mutable_view(view(*message, "ClearField")).ClearField(data_of(*field));
}

void Reflection::ClearOneof(Message* message, const OneofDescriptor* oneof) const {
  if (const FieldDescriptor* const set = GetOneofFieldDescriptor(*message, oneof)) ClearField(message, set);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
