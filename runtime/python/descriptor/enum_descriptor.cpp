// Descriptors of enums and their values.
#include <algorithm>
#include <vector>

#include "descriptor/descriptor_object.h"
#include "descriptor/lists.h"
#include "message/schema.h"
#include "value/enum_wrapper.h"

namespace onnxgen::python {
namespace {

const EnumDescriptor& enumeration(PyObject* self) noexcept {
  return described<EnumDescriptor>(self);
}

Ref name(PyObject* self) {
  return text(last_name(enumeration(self).full_name));
}
Ref full_name(PyObject* self) {
  return text(enumeration(self).full_name);
}

Ref value_descriptor(const EnumEntry* entry, PyObject* self) {
  return descriptor_of(*entry, enumeration(self));
}
Ref values(PyObject* self) {
  return list_of(declared_values(enumeration(self)),
                 [&](const EnumEntry* entry) { return value_descriptor(entry, self); });
}
Ref values_by_name(PyObject* self) {
  return dict_of(
      declared_values(enumeration(self)), [](const EnumEntry* entry) { return text(entry->name); },
      [&](const EnumEntry* entry) { return value_descriptor(entry, self); });
}
// Inserts the values in reverse order, so that the first name declared for a number wins over its aliases.
Ref values_by_number(PyObject* self) {
  std::vector<const EnumEntry*> declared = declared_values(enumeration(self));
  std::reverse(declared.begin(), declared.end());
  return dict_of(
      declared, [](const EnumEntry* entry) { return checked(PyLong_FromLong(entry->number)); },
      [&](const EnumEntry* entry) { return value_descriptor(entry, self); });
}
Ref containing_type(PyObject* self) {
  const MessageClass* const containing = enum_scope_of(enumeration(self)).containing;
  return containing != nullptr ? descriptor_of(*containing) : none();
}
Ref file(PyObject* self) {
  return descriptor_of(enum_scope_of(enumeration(self)).schema);
}

PyGetSetDef attributes[] = {
    property("name", name),
    property("full_name", full_name),
    property("values", values),
    property("values_by_name", values_by_name),
    property("values_by_number", values_by_number),
    property("containing_type", containing_type),
    property("file", file),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};
PyType_Slot slots[] = {
    slot(Py_tp_dealloc, free_object), slot(Py_tp_new, refuse_new), {Py_tp_getset, attributes}, {0, nullptr}};

const EnumEntry& value(PyObject* self) noexcept {
  return described<EnumEntry>(self);
}

Ref value_name(PyObject* self) {
  return text(value(self).name);
}
Ref value_number(PyObject* self) {
  return checked(PyLong_FromLong(value(self).number));
}
Ref value_index(PyObject* self) {
  const std::vector<const EnumEntry*> declared = declared_values(context_of<EnumDescriptor>(self));
  const auto found = std::find(declared.begin(), declared.end(), &value(self));
  return checked(PyLong_FromSsize_t(found - declared.begin()));
}
Ref value_type(PyObject* self) {
  return descriptor_of(context_of<EnumDescriptor>(self));
}

PyGetSetDef value_attributes[] = {
    property("name", value_name),
    property("number", value_number),
    property("index", value_index),
    property("type", value_type),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};
PyType_Slot value_slots[] = {
    slot(Py_tp_dealloc, free_object), slot(Py_tp_new, refuse_new), {Py_tp_getset, value_attributes}, {0, nullptr}};

}  // namespace

PyType_Slot* enum_descriptor_slots() noexcept {
  return slots;
}
PyType_Slot* enum_value_descriptor_slots() noexcept {
  return value_slots;
}

}  // namespace onnxgen::python
