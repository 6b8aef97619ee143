// Descriptors such as `ModelProto.DESCRIPTOR`: Python objects for the messages, fields, enums and files of a schema,
// with the names used by protobuf. Each object is created on first use and never destroyed, so `is` compares
// descriptors.
#pragma once

#include "interpreter/python.h"
#include "message/message_class.h"
#include "onnxgen/python/module.h"

namespace onnxgen::python {

// Descriptor of any kind. `described` points to the C++ data; `context` is the class of a oneof or the enum of a value.
struct DescriptorObject {
  PyObject head;
  const void* described;
  const void* context;
};

// Returns the data that a descriptor describes: MessageClass, Field, OneofDescriptor, EnumDescriptor, EnumEntry or
// Schema.
template <class Described>
const Described& described(PyObject* descriptor) noexcept {
  return *static_cast<const Described*>(reinterpret_cast<DescriptorObject*>(descriptor)->described);
}

template <class Context>
const Context& context_of(PyObject* descriptor) noexcept {
  return *static_cast<const Context*>(reinterpret_cast<DescriptorObject*>(descriptor)->context);
}

// Makes the types Descriptor, FieldDescriptor, OneofDescriptor, EnumDescriptor, EnumValueDescriptor and FileDescriptor.
void make_descriptor_types(PyObject* module);

Ref descriptor_of(const MessageClass& message_class);
Ref descriptor_of(const Field& field);
// Returns the field described by a FieldDescriptor; null for any other object.
const Field* field_described(PyObject* object) noexcept;
// Returns the enum described by an EnumDescriptor; null for any other object.
const EnumDescriptor* enum_described(PyObject* object) noexcept;
Ref descriptor_of(const OneofDescriptor& oneof, const MessageClass& message_class);
Ref descriptor_of(const EnumDescriptor& enumeration);
Ref descriptor_of(const EnumEntry& value, const EnumDescriptor& enumeration);
Ref descriptor_of(const Schema* schema);

// Slots of the descriptor types.
PyType_Slot* message_descriptor_slots() noexcept;
PyType_Slot* field_descriptor_slots() noexcept;
PyType_Slot* oneof_descriptor_slots() noexcept;
PyType_Slot* enum_descriptor_slots() noexcept;
PyType_Slot* enum_value_descriptor_slots() noexcept;
PyType_Slot* file_descriptor_slots() noexcept;
// Adds the constants FieldDescriptor.TYPE_INT32, LABEL_REPEATED and so on.
void add_field_constants(PyObject* type);

// Defines a descriptor attribute that is read by `get`. All attributes share get_property(), because there are many.
using GetProperty = Ref (*)(PyObject* self);
PyObject* get_property(PyObject* self, void* get) noexcept;
inline PyGetSetDef property(const char* name, GetProperty get) noexcept {
  return {name, get_property, nullptr, nullptr, reinterpret_cast<void*>(get)};
}

}  // namespace onnxgen::python
