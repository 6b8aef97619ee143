#include "message/methods.h"

#include <string>
#include <vector>

#include "descriptor/descriptor_object.h"
#include "message/attributes.h"
#include "message/extensions.h"
#include "message/required_fields.h"
#include "message/serialization.h"
#include "message/unknown_fields.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/compare.h"

namespace onnxgen::python {
namespace {

const MessageDescriptor& descriptor_of_class(MessageObject& message) noexcept {
  return *message.message_class->descriptor;
}

void check_name(PyObject* name) {
  if (PyUnicode_Check(name)) return;
  const Ref type_name = checked(PyObject_GetAttrString(reinterpret_cast<PyObject*>(Py_TYPE(name)), "__name__"));
  fail(PyExc_TypeError, "expected bytes, %.200U found", type_name.get());
}

const Field* find_field_named(MessageObject& message, PyObject* name) {
  check_name(name);
  return message.message_class->find(name);
}

const OneofDescriptor* find_oneof(const MessageDescriptor& descriptor, std::string_view name) noexcept {
  for (std::size_t i = 0; i < descriptor.oneof_count; ++i) {
    if (descriptor.oneofs[i].name == name) return &descriptor.oneofs[i];
  }
  return nullptr;
}

// Returns the proto3 `optional` field whose synthetic oneof is named `oneof`, or null if there is none. protoc names a
// synthetic oneof '_' followed by the name of its only field.
const Field* find_optional_field(const MessageObject& message, std::string_view oneof) {
  if (oneof.empty() || oneof.front() != '_') return nullptr;
  const Field* const field = message.message_class->find(text(oneof.substr(1)).get());
  const bool is_optional =
      field != nullptr && field->descriptor->oneof == 0 && (field->descriptor->flags & FieldDescriptor::kInOneof) != 0;
  return is_optional ? field : nullptr;
}

Ref has_field(PyObject* self, PyObject* given_name) {
  const Ref decoded = decoded_name(given_name);
  PyObject* const name = decoded.get();
  MessageObject& message = as_message(self);
  const Field* const field = find_field_named(message, name);
  const std::string_view class_name = last_name(descriptor_of_class(message).full_name);
  if (field == nullptr) {
    if (const OneofDescriptor* const oneof = find_oneof(descriptor_of_class(message), utf8(name)); oneof != nullptr) {
      return boolean(view(message).GetOneofFieldDescriptor(*oneof) != nullptr);
    }
    if (const Field* const optional = find_optional_field(message, utf8(name)); optional != nullptr) {
      return boolean(view(message).HasField(*optional->descriptor));
    }
    fail(PyExc_ValueError, "Protocol message %s has no field %.100U.", class_name.data(), name);
  }
  const FieldDescriptor& descriptor = *field->descriptor;
  if (is_repeated(descriptor)) {
    fail(PyExc_ValueError, "Protocol message %s has no singular \"%U\" field.", class_name.data(), name);
  }
  if (descriptor.cardinality == Cardinality::kImplicit && !is_message(descriptor)) {
    fail(PyExc_ValueError, "Can't test non-optional, non-submessage field \"%s.%U\" for presence in proto3.",
         class_name.data(), name);
  }
  return boolean(view(message).HasField(descriptor));
}

Ref clear_field(PyObject* self, PyObject* given_name) {
  const Ref decoded = decoded_name(given_name);
  PyObject* const name = decoded.get();
  MessageObject& message = as_message(self);
  const MutableMessage changed = change(message);
  const Field* field = find_field_named(message, name);
  if (field == nullptr) field = find_optional_field(message, utf8(name));
  if (field == nullptr) {
    const OneofDescriptor* const oneof = find_oneof(descriptor_of_class(message), utf8(name));
    if (oneof == nullptr) fail(PyExc_ValueError, "Protocol message has no \"%.100U\" field.", name);
    const FieldDescriptor* const member = changed.GetOneofFieldDescriptor(*oneof);
    if (member == nullptr) return none();
    field = message.message_class->find(*member);
  }
  detach_children(message, field);
  changed.ClearField(*field->descriptor);
  return none();
}

Ref which_oneof(PyObject* self, PyObject* given_name) {
  const Ref decoded = decoded_name(given_name);
  PyObject* const name = decoded.get();
  MessageObject& message = as_message(self);
  check_name(name);
  const OneofDescriptor* const oneof = find_oneof(descriptor_of_class(message), utf8(name));
  const Field* const optional = oneof == nullptr ? find_optional_field(message, utf8(name)) : nullptr;
  if (optional != nullptr) {
    return view(message).HasField(*optional->descriptor) ? Ref::borrowed(optional->name) : none();
  }
  if (oneof == nullptr) fail(PyExc_ValueError, "Protocol message has no oneof \"%.100U\" field.", name);
  const FieldDescriptor* const member = view(message).GetOneofFieldDescriptor(*oneof);
  return member != nullptr ? Ref::borrowed(message.message_class->find(*member)->name) : none();
}

Ref clear_message(PyObject* self) {
  clear(as_message(self));
  return none();
}

Ref merge_from_message(PyObject* self, PyObject* other) {
  merge_from(as_message(self), other, "MergeFrom");
  return none();
}

Ref copy_from_message(PyObject* self, PyObject* other) {
  copy_from(as_message(self), other, "CopyFrom");
  return none();
}

Ref deep_copy(PyObject* self, PyObject*) {
  return copy_of(as_message(self));
}

Ref set_in_parent(PyObject* self) {
  (void)change(as_message(self));
  return none();
}

Ref list_fields(PyObject* self) {
  MessageObject& message = as_message(self);
  std::vector<const Field*> set;
  view(message).ListFields([&](const FieldDescriptor& descriptor) {
    const Field* const field = message.message_class->find(descriptor);
    if (field != nullptr) set.push_back(field);  // null for an extension that no imported module declares
  });
  Ref result = checked(PyList_New(0));
  for (const Field* const field : set) {  // not inside ListFields(): a finalizer may change the message
    const Ref pair = checked(PyTuple_Pack(2, descriptor_of(*field).get(), get_field(message, *field).get()));
    check(PyList_Append(result.get(), pair.get()));
  }
  return result;
}

Ref byte_size(PyObject* self) {
  MessageObject& message = as_message(self);
  const void* const data = view(message).data();
  return checked(PyLong_FromUnsignedLongLong(data != nullptr ? descriptor_of_class(message).info->byte_size(data) : 0));
}

PyMethodDef methods[] = {
    {"HasField", method<has_field>, METH_O,
     "HasField($self, field_name, /)\n--\n\nReturns whether a singular field, or any field of a oneof, is set."},
    {"ClearField", method<clear_field>, METH_O,
     "ClearField($self, field_name, /)\n--\n\nClears a field, or the set field of a oneof."},
    {"WhichOneof", method<which_oneof>, METH_O,
     "WhichOneof($self, oneof_group, /)\n--\n\nReturns the name of the set field of a oneof, or None."},
    {"Clear", method_without_arguments<clear_message>, METH_NOARGS, "Clear($self, /)\n--\n\nClears all fields."},
    {"CopyFrom", method<copy_from_message>, METH_O,
     "CopyFrom($self, other, /)\n--\n\nReplaces the contents with a copy of another message of the same class."},
    {"MergeFrom", method<merge_from_message>, METH_O,
     "MergeFrom($self, other, /)\n--\n\nMerges another message of the same class into this one."},
    {"SetInParent", method_without_arguments<set_in_parent>, METH_NOARGS,
     "SetInParent($self, /)\n--\n\nMarks this message as set in its parent."},
    {"ListFields", method_without_arguments<list_fields>, METH_NOARGS,
     "ListFields($self, /)\n--\n\nReturns (descriptor, value) pairs of the set fields."},
    {"ByteSize", method_without_arguments<byte_size>, METH_NOARGS,
     "ByteSize($self, /)\n--\n\nReturns the size of the serialized message in bytes."},
    {"IsInitialized", method<is_initialized>, METH_VARARGS,
     "IsInitialized($self, errors=None, /)\n--\n\nReturns whether all required fields are set."},
    {"FindInitializationErrors", method_without_arguments<find_initialization_errors>, METH_NOARGS,
     "FindInitializationErrors($self, /)\n--\n\nReturns the paths of all required fields that are not set."},
    {"HasExtension", method<has_extension>, METH_O,
     "HasExtension($self, extension, /)\n--\n\nReturns whether a singular extension is set."},
    {"RegisterExtension", method<register_extension>, METH_O | METH_CLASS,
     "RegisterExtension($type, extension, /)\n--\n\nRaises TypeError if the extension does not extend this class. Does "
     "nothing else: imports register extensions."},
    {"ClearExtension", method<clear_extension>, METH_O,
     "ClearExtension($self, extension, /)\n--\n\nClears an extension."},
    {"UnknownFields", method_without_arguments<unknown_fields>, METH_NOARGS,
     "UnknownFields($self, /)\n--\n\nReturns the unknown fields."},
    {"DiscardUnknownFields", method_without_arguments<discard_unknown_fields>, METH_NOARGS,
     "DiscardUnknownFields($self, /)\n--\n\nRemoves the unknown fields of this message and of all messages below it."},
    {"ParseFromString", method<parse_from_string>, METH_O,
     "ParseFromString($self, data, /)\n--\n\nReplaces the contents with the message encoded in the bytes."},
    {"MergeFromString", method<merge_from_string>, METH_O,
     "MergeFromString($self, data, /)\n--\n\nMerges the message encoded in the bytes into this one."},
    {"FromString", method<from_string>, METH_O | METH_CLASS,
     "FromString($type, data, /)\n--\n\nReturns a new message parsed from the bytes."},
    {"SerializeToString", with_keywords(method_with_keywords<serialize_to_string>), METH_VARARGS | METH_KEYWORDS,
     "SerializeToString($self, /, *, deterministic=None)\n--\n\nReturns the encoded message. Raises EncodeError if a "
     "required field is not set."},
    {"SerializePartialToString", with_keywords(method_with_keywords<serialize_partial_to_string>),
     METH_VARARGS | METH_KEYWORDS,
     "SerializePartialToString($self, /, *, deterministic=None)\n--\n\nReturns the encoded message, even if required "
     "fields are not set."},
    {"__copy__", method<deep_copy>, METH_NOARGS, "Returns a deep copy."},
    {"__deepcopy__", method<deep_copy>, METH_VARARGS, "Returns a deep copy."},
    {"__reduce__", method_without_arguments<reduce>, METH_NOARGS, "Returns the class and the state for pickle."},
    {"__getstate__", method_without_arguments<get_state>, METH_NOARGS, "Returns the encoded fields for pickle."},
    {"__setstate__", method<set_state>, METH_O, "Restores the fields from the state stored by pickle."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

PyMethodDef* message_methods() noexcept {
  return methods;
}

Ref compare_messages(PyObject* self, PyObject* other, int operation) {
  const bool is_comparable = (operation == Py_EQ || operation == Py_NE) && is_message_object(other) &&
                             as_message(other).message_class == as_message(self).message_class;
  if (!is_comparable) return Ref::borrowed(Py_NotImplemented);
  CompareOptions options;
  options.floats = CompareOptions::Floats::kByValue;
  const bool is_equal = equal(view(as_message(self)), view(as_message(other)), options);
  return boolean(is_equal == (operation == Py_EQ));
}

MessageObject& checked_message(PyObject* object, const MessageClass& message_class, const char* method_name) {
  const char* const expected = message_class.descriptor->full_name;
  if (is_message_object(object)) {
    MessageObject& message = as_message(object);
    if (message.message_class == &message_class) return message;
    fail(PyExc_TypeError, "Parameter to %s() must be instance of same class: expected %s got %s.", method_name,
         expected, descriptor_of_class(message).full_name);
  }
  const Ref type_name = checked(PyObject_GetAttrString(reinterpret_cast<PyObject*>(Py_TYPE(object)), "__name__"));
  fail(PyExc_TypeError, "Parameter to %s() must be instance of same class: expected %s got %.200U.", method_name,
       expected, type_name.get());
}

void merge_from(MessageObject& message, PyObject* other, const char* method_name) {
  MessageObject& from = checked_message(other, *message.message_class, method_name);
  const void* source = view(from).data();
  Ref copied;
  if (source != nullptr && may_overlap(message, from)) {
    copied = copy_of(from);
    source = as_message(copied.get()).data;
  }
  const MutableMessage changed = change(message);
  if (source == nullptr || source == changed.data()) return;
  message::merge(changed.data(), source, *descriptor_of_class(message).info);
}

void copy_from(MessageObject& message, PyObject* other, const char* method_name) {
  MessageObject& from = checked_message(other, *message.message_class, method_name);
  if (&message == &from) return;
  const Ref copied = copy_of(from);  // first, because `other` may be part of this message
  clear(message);
  const MutableMessage changed = change(message);
  message::move(changed.data(), as_message(copied.get()).data, *descriptor_of_class(message).info);
}

Ref copy_of(MessageObject& message) {
  Ref made = make_root(*message.message_class);
  merge_from(as_message(made.get()), as_object(message), "MergeFrom");
  return made;
}

}  // namespace onnxgen::python
