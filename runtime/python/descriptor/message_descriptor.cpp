// Descriptors of messages, their oneofs, and files.
#include <algorithm>
#include <string>
#include <vector>

#include "descriptor/descriptor_object.h"
#include "descriptor/lists.h"
#include "message/schema.h"

namespace onnxgen::python {
namespace {

// ---- messages ------------------------------------------------------------------------------------------------------

const MessageClass& message(PyObject* self) noexcept {
  return described<MessageClass>(self);
}
std::string_view full_name_of(const MessageClass& message_class) noexcept {
  return message_class.descriptor->full_name;
}

std::vector<const Field*> declared_fields(const MessageClass& message_class) {
  std::vector<const Field*> fields;
  for (const Field& field : message_class.fields) {
    if (!field.is_hidden) fields.push_back(&field);
  }
  std::sort(fields.begin(), fields.end(),
            [](const Field* a, const Field* b) { return a->descriptor->position < b->descriptor->position; });
  return fields;
}

std::vector<const OneofDescriptor*> oneofs_of(const MessageClass& message_class) {
  std::vector<const OneofDescriptor*> oneofs;
  const MessageDescriptor& descriptor = *message_class.descriptor;
  for (std::size_t i = 0; i < descriptor.oneof_count; ++i) oneofs.push_back(&descriptor.oneofs[i]);
  return oneofs;
}

std::string_view key_of(const MessageClass* nested) noexcept {
  return last_name(full_name_of(*nested));
}
std::string_view key_of(const Field* field) {
  return utf8(field->name);
}
std::string_view key_of(const OneofDescriptor* oneof) noexcept {
  return oneof->name;
}
std::string_view key_of(const EnumDescriptor* enumeration) noexcept {
  return last_name(enumeration->full_name);
}

template <class All, class Make = MakeDescriptor>
Ref by_name(const All& all, const Make& make = {}) {
  return dict_of(
      all, [](const auto* each) { return text(key_of(each)); }, make);
}

Ref message_name(PyObject* self) {
  return text(last_name(full_name_of(message(self))));
}
Ref message_full_name(PyObject* self) {
  return text(full_name_of(message(self)));
}
Ref fields(PyObject* self) {
  return list_of(declared_fields(message(self)));
}
Ref fields_by_name(PyObject* self) {
  return by_name(declared_fields(message(self)));
}
Ref fields_by_number(PyObject* self) {
  return dict_of(declared_fields(message(self)),
                 [](const Field* field) { return checked(PyLong_FromLong(field->descriptor->number)); });
}
Ref fields_by_camelcase_name(PyObject* self) {
  return dict_of(declared_fields(message(self)), [](const Field* field) { return text(field->descriptor->json_name); });
}
Ref nested_types(PyObject* self) {
  return list_of(message(self).nested);
}
Ref nested_types_by_name(PyObject* self) {
  return by_name(message(self).nested);
}
Ref enum_types(PyObject* self) {
  return list_of(message(self).enums);
}
Ref enum_types_by_name(PyObject* self) {
  return by_name(message(self).enums);
}
Ref enum_values_by_name(PyObject* self) {
  Ref result = checked(PyDict_New());
  for (const EnumDescriptor* const enumeration : message(self).enums) {
    for (std::size_t i = 0; i < enumeration->count; ++i) {
      check(PyDict_SetItemString(result.get(), enumeration->values[i].name,
                                 descriptor_of(enumeration->values[i], *enumeration).get()));
    }
  }
  return result;
}
Ref oneofs(PyObject* self) {
  return list_of(oneofs_of(message(self)), [&](const auto* each) { return descriptor_of(*each, message(self)); });
}
Ref oneofs_by_name(PyObject* self) {
  return by_name(oneofs_of(message(self)), [&](const auto* each) { return descriptor_of(*each, message(self)); });
}
Ref extensions(PyObject* self) {
  return list_of(message(self).declared_extensions);
}
Ref extensions_by_name(PyObject* self) {
  return by_name(message(self).declared_extensions);
}
Ref message_containing_type(PyObject* self) {
  const MessageClass* const containing = message(self).containing;
  return containing != nullptr ? descriptor_of(*containing) : none();
}
Ref message_file(PyObject* self) {
  return descriptor_of(message(self).schema);
}
Ref is_extendable(PyObject* self) {
  return boolean(message(self).descriptor->extendable);
}
Ref has_options(PyObject* self) {
  return boolean(message(self).descriptor->map_entry || message(self).descriptor->message_set);
}
// Returns the options that descriptors store. Callers read map_entry to tell maps from other repeated fields.
Ref get_options(PyObject* self) {
  const Ref types = checked(PyImport_ImportModule("types"));
  const Ref make = checked(PyObject_GetAttrString(types.get(), "SimpleNamespace"));
  const MessageDescriptor& descriptor = *message(self).descriptor;
  const Ref options = checked(Py_BuildValue("{s:N,s:N}", "map_entry", boolean(descriptor.map_entry).release(),
                                            "message_set_wire_format", boolean(descriptor.message_set).release()));
  return checked(PyObject_Call(make.get(), checked(PyTuple_New(0)).get(), options.get()));
}
PyMethodDef message_functions[] = {
    {"GetOptions", method_without_arguments<get_options>, METH_NOARGS,
     "Returns the options map_entry and message_set_wire_format."},
    {nullptr, nullptr, 0, nullptr},
};
Ref concrete_class(PyObject* self) {
  return Ref::borrowed(reinterpret_cast<PyObject*>(message(self).type));
}
Ref repr_message(PyObject* self) {
  return checked(PyUnicode_FromFormat("<onnxgen descriptor of %s>", full_name_of(message(self)).data()));
}

PyGetSetDef message_attributes[] = {
    property("name", message_name),
    property("full_name", message_full_name),
    property("fields", fields),
    property("fields_by_name", fields_by_name),
    property("fields_by_number", fields_by_number),
    property("fields_by_camelcase_name", fields_by_camelcase_name),
    property("nested_types", nested_types),
    property("nested_types_by_name", nested_types_by_name),
    property("enum_types", enum_types),
    property("enum_types_by_name", enum_types_by_name),
    property("enum_values_by_name", enum_values_by_name),
    property("oneofs", oneofs),
    property("oneofs_by_name", oneofs_by_name),
    property("extensions", extensions),
    property("extensions_by_name", extensions_by_name),
    property("containing_type", message_containing_type),
    property("file", message_file),
    property("is_extendable", is_extendable),
    property("has_options", has_options),
    property("_concrete_class", concrete_class),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};
PyType_Slot message_slots[] = {
    slot(Py_tp_dealloc, free_object),   slot(Py_tp_new, refuse_new),        slot(Py_tp_repr, unary<repr_message>),
    {Py_tp_getset, message_attributes}, {Py_tp_methods, message_functions}, {0, nullptr},
};

// ---- oneofs --------------------------------------------------------------------------------------------------------

const OneofDescriptor& oneof(PyObject* self) noexcept {
  return described<OneofDescriptor>(self);
}
const MessageClass& class_with_oneof(PyObject* self) noexcept {
  return context_of<MessageClass>(self);
}
std::ptrdiff_t index_of_oneof(PyObject* self) noexcept {
  return &oneof(self) - class_with_oneof(self).descriptor->oneofs;
}

Ref oneof_name(PyObject* self) {
  return text(oneof(self).name);
}
Ref oneof_full_name(PyObject* self) {
  return text(std::string(full_name_of(class_with_oneof(self))) + "." + oneof(self).name);
}
Ref oneof_index(PyObject* self) {
  return checked(PyLong_FromSsize_t(index_of_oneof(self)));
}
Ref oneof_containing_type(PyObject* self) {
  return descriptor_of(class_with_oneof(self));
}
Ref oneof_fields(PyObject* self) {
  std::vector<const Field*> members;
  for (const Field* const field : declared_fields(class_with_oneof(self))) {
    if (field->descriptor->oneof == index_of_oneof(self) + 1) members.push_back(field);
  }
  return list_of(members);
}

PyGetSetDef oneof_attributes[] = {
    property("name", oneof_name),     property("full_name", oneof_full_name),
    property("index", oneof_index),   property("containing_type", oneof_containing_type),
    property("fields", oneof_fields), {nullptr, nullptr, nullptr, nullptr, nullptr},
};
PyType_Slot oneof_slots[] = {
    slot(Py_tp_dealloc, free_object), slot(Py_tp_new, refuse_new), {Py_tp_getset, oneof_attributes}, {0, nullptr}};

// ---- files ---------------------------------------------------------------------------------------------------------

const Schema& schema(PyObject* self) noexcept {
  return described<Schema>(self);
}

// Returns whether a message or enum is not nested in a message.
template <class Each>
bool is_top_level(const Each& each, const Schema& file) noexcept {
  return last_name(each.full_name) == name_in_package(each.full_name, file.package);
}

Ref file_name(PyObject* self) {
  return text(schema(self).file);
}
Ref file_package(PyObject* self) {
  return text(schema(self).package);
}
Ref file_syntax(PyObject* self) {
  return text(schema(self).syntax);
}
Ref message_types_by_name(PyObject* self) {
  std::vector<const MessageClass*> messages;
  for (std::size_t i = 0; i < schema(self).message_count; ++i) {
    const MessageDescriptor& descriptor = *schema(self).messages[i];
    if (is_top_level(descriptor, schema(self))) messages.push_back(&class_of(descriptor));
  }
  return by_name(messages);
}
Ref file_enum_types_by_name(PyObject* self) {
  std::vector<const EnumDescriptor*> enums;
  for (std::size_t i = 0; i < schema(self).enum_count; ++i) {
    if (is_top_level(*schema(self).enums[i], schema(self))) enums.push_back(schema(self).enums[i]);
  }
  return by_name(enums);
}

Ref file_extensions_by_name(PyObject* self) {
  std::vector<const Field*> extensions;
  for (std::size_t i = 0; i < schema(self).extension_count; ++i) {
    const Extension& extension = schema(self).extensions[i];
    if (is_top_level(extension, schema(self))) extensions.push_back(&field_of(extension));
  }
  return by_name(extensions);
}

Ref serialized_pb(PyObject* self) {
  std::string serialized;
  for (std::size_t i = 0; i < schema(self).piece_count; ++i) serialized += schema(self).serialized[i];
  return bytes(serialized);
}

PyGetSetDef file_attributes[] = {
    property("name", file_name),
    property("package", file_package),
    property("syntax", file_syntax),
    property("message_types_by_name", message_types_by_name),
    property("enum_types_by_name", file_enum_types_by_name),
    property("extensions_by_name", file_extensions_by_name),
    property("serialized_pb", serialized_pb),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};
PyType_Slot file_slots[] = {
    slot(Py_tp_dealloc, free_object), slot(Py_tp_new, refuse_new), {Py_tp_getset, file_attributes}, {0, nullptr}};

}  // namespace

PyType_Slot* message_descriptor_slots() noexcept {
  return message_slots;
}
PyType_Slot* oneof_descriptor_slots() noexcept {
  return oneof_slots;
}
PyType_Slot* file_descriptor_slots() noexcept {
  return file_slots;
}

}  // namespace onnxgen::python
