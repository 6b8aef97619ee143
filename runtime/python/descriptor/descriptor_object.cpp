#include "descriptor/descriptor_object.h"

#include <string>
#include <unordered_map>

namespace onnxgen::python {
namespace {

struct DescriptorTypes {
  PyTypeObject* message = nullptr;
  PyTypeObject* field = nullptr;
  PyTypeObject* oneof = nullptr;
  PyTypeObject* enumeration = nullptr;
  PyTypeObject* enum_value = nullptr;
  PyTypeObject* file = nullptr;
};
DescriptorTypes types;

PyTypeObject* make_type(PyObject* module, const char* name, PyType_Slot* slots) {
  return add_type(module, name, sizeof(DescriptorObject), slots);
}

Ref object_of(const void* what, PyTypeObject* type, const void* context = nullptr) {
  static auto* const objects = new std::unordered_map<const void*, PyObject*>;
  PyObject*& object = (*objects)[what];
  if (object == nullptr) {
    DescriptorObject* const made = PyObject_New(DescriptorObject, type);
    if (made == nullptr) throw PythonError();
    made->described = what;
    made->context = context;
    object = reinterpret_cast<PyObject*>(made);
  }
  return Ref::borrowed(object);
}

}  // namespace

void make_descriptor_types(PyObject* module) {
  types.message = make_type(module, "Descriptor", message_descriptor_slots());
  types.field = make_type(module, "FieldDescriptor", field_descriptor_slots());
  types.oneof = make_type(module, "OneofDescriptor", oneof_descriptor_slots());
  types.enumeration = make_type(module, "EnumDescriptor", enum_descriptor_slots());
  types.enum_value = make_type(module, "EnumValueDescriptor", enum_value_descriptor_slots());
  types.file = make_type(module, "FileDescriptor", file_descriptor_slots());
  add_field_constants(reinterpret_cast<PyObject*>(types.field));
}

PyObject* get_property(PyObject* self, void* get) noexcept {
  return guarded([&] { return reinterpret_cast<GetProperty>(get)(self); });
}

Ref descriptor_of(const MessageClass& message_class) {
  return object_of(&message_class, types.message);
}

Ref descriptor_of(const Field& field) {
  return object_of(&field, types.field);
}

const Field* field_described(PyObject* object) noexcept {
  return Py_TYPE(object) == types.field ? &described<Field>(object) : nullptr;
}

const EnumDescriptor* enum_described(PyObject* object) noexcept {
  return Py_TYPE(object) == types.enumeration ? &described<EnumDescriptor>(object) : nullptr;
}

Ref descriptor_of(const OneofDescriptor& oneof, const MessageClass& message_class) {
  return object_of(&oneof, types.oneof, &message_class);
}

Ref descriptor_of(const EnumDescriptor& enumeration) {
  return object_of(&enumeration, types.enumeration);
}

Ref descriptor_of(const EnumEntry& value, const EnumDescriptor& enumeration) {
  return object_of(&value, types.enum_value, &enumeration);
}

Ref descriptor_of(const Schema* schema) {
  return schema != nullptr ? object_of(schema, types.file) : none();
}

}  // namespace onnxgen::python
