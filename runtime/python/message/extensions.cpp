#include "message/extensions.h"

#include <string_view>

#include "descriptor/descriptor_object.h"
#include "message/attributes.h"
#include "message/message_object.h"
#include "onnxgen/python/module.h"

namespace onnxgen::python {
namespace {

// Object returned by `message.Extensions`. Each access creates a new one.
struct ExtensionDict {
  PyObject head;
  MessageObject* message;  // strong reference
};

PyTypeObject* dict_type = nullptr;

MessageObject& message_of(PyObject* self) noexcept {
  return *reinterpret_cast<ExtensionDict*>(self)->message;
}

// Returns the extension described by `key`. Raises KeyError if `key` is not an extension of the message.
const Field& extension_of(const MessageObject& message, PyObject* key) {
  const Field* const field = field_described(key);
  if (field == nullptr) {
    PyErr_SetObject(PyExc_KeyError, key);
    throw PythonError();
  }
  if (field->extension == nullptr) {
    fail(PyExc_KeyError, "Field '%s.%U' is not an extension", field->owner->descriptor->full_name, field->name);
  }
  if (field->owner != message.message_class) {
    fail(PyExc_KeyError, "Field '%s' does not belong to message '%s'", field->extension->full_name,
         message.message_class->descriptor->full_name);
  }
  return *field;
}

bool is_set(MessageObject& message, const Field& extension) {
  return view(message).has_any(*extension.descriptor);
}

void clear_value(MessageObject& message, const Field& extension) {
  const MutableMessage changed = change(message);
  detach_children(message, &extension);
  changed.ClearField(*extension.descriptor);
}

Ref get_value(PyObject* self, PyObject* key) {
  MessageObject& message = message_of(self);
  return get_field(message, extension_of(message, key));
}

int assign(PyObject* self, PyObject* key, PyObject* value) noexcept {
  return guarded(-1, [&] {
    MessageObject& message = message_of(self);
    const Field& extension = extension_of(message, key);
    if (value == nullptr) {
      clear_value(message, extension);
    } else if (extension.form != Form::kScalar) {
      fail(PyExc_TypeError, "Extension is repeated and/or composite type");
    } else {
      set_scalar(message, extension, value, EnumGivenBy::kNumber);
    }
    return 0;
  });
}

int contains(PyObject* self, PyObject* key) noexcept {
  return guarded(-1, [&] { return is_set(message_of(self), extension_of(message_of(self), key)) ? 1 : 0; });
}

// Returns the descriptors of the set extensions, in ascending order of field numbers.
Ref set_extensions(PyObject* self) {
  MessageObject& message = message_of(self);
  Ref result = checked(PyList_New(0));
  view(message).ListFields([&](const FieldDescriptor& field) {
    const Field* const extension = is_extension(field) ? message.message_class->find(field) : nullptr;
    if (extension != nullptr) check(PyList_Append(result.get(), descriptor_of(*extension).get()));
  });
  return result;
}

Py_ssize_t length(PyObject* self) noexcept {
  return guarded(Py_ssize_t{-1}, [&] { return PyList_Size(set_extensions(self).get()); });
}

Ref iterate(PyObject* self) {
  return checked(PyObject_GetIter(set_extensions(self).get()));
}

Ref compare(PyObject* self, PyObject* other, int operation) {
  const bool is_comparable = (operation == Py_EQ || operation == Py_NE) && Py_TYPE(other) == dict_type;
  if (!is_comparable) return Ref::borrowed(Py_NotImplemented);
  const bool is_same = &message_of(self) == &message_of(other);
  return boolean(is_same == (operation == Py_EQ));
}

// Returns the descriptor of the message's first extension for which fits(extension) is true, or None.
template <class Fits>
Ref find_if(PyObject* self, const Fits& fits) {
  for (const Field& extension : message_of(self).message_class->extensions) {
    if (fits(extension)) return descriptor_of(extension);
  }
  return none();
}

Ref find_by_name(PyObject* self, PyObject* name) {
  if (!PyUnicode_Check(name)) fail(PyExc_TypeError, "expected an extension name of type str, got %.100R", name);
  const std::string_view wanted = utf8(name);
  return find_if(self, [&](const Field& extension) { return extension.extension->full_name == wanted; });
}

Ref find_by_number(PyObject* self, PyObject* number) {
  const long wanted = PyLong_AsLong(number);
  if (wanted == -1 && PyErr_Occurred() != nullptr) throw PythonError();
  return find_if(self, [&](const Field& extension) { return extension.extension->number == wanted; });
}

PyMethodDef methods[] = {
    {"_FindExtensionByName", method<find_by_name>, METH_O, "Returns the extension with a full name, or None."},
    {"_FindExtensionByNumber", method<find_by_number>, METH_O, "Returns the extension with a number, or None."},
    {nullptr, nullptr, 0, nullptr},
};

void dealloc(PyObject* self) noexcept {
  Py_DECREF(as_object(message_of(self)));
  free_object(self);
}

PyObject* get_extensions(PyObject* self, void*) noexcept {
  return guarded([&] {
    if (!as_message(self).message_class->descriptor->extendable) fail(PyExc_AttributeError, "Extensions");
    ExtensionDict* const made = PyObject_New(ExtensionDict, dict_type);
    if (made == nullptr) throw PythonError();
    Py_INCREF(self);
    made->message = &as_message(self);
    return Ref(reinterpret_cast<PyObject*>(made));
  });
}

PyGetSetDef attribute[] = {
    {"Extensions", get_extensions, nullptr, "Extensions of the message, accessed by their descriptors.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

}  // namespace

void make_extensions_type(PyObject* module) {
  PyType_Slot slots[] = {
      slot(Py_tp_dealloc, dealloc),
      slot(Py_tp_new, refuse_new),
      slot(Py_mp_length, length),
      slot(Py_mp_subscript, method<get_value>),
      slot(Py_mp_ass_subscript, assign),
      slot(Py_sq_contains, contains),
      slot(Py_tp_iter, unary<iterate>),
      slot(Py_tp_richcompare, comparison<compare>),
      slot(Py_tp_hash, PyObject_HashNotImplemented),
      {Py_tp_methods, methods},
      {0, nullptr},
  };
  dict_type = add_type(module, "ExtensionDict", sizeof(ExtensionDict), slots);
}

PyGetSetDef* extensions_attribute() noexcept {
  return attribute;
}

Ref has_extension(PyObject* self, PyObject* key) {
  MessageObject& message = as_message(self);
  const Field& extension = extension_of(message, key);
  if (is_repeated(*extension.descriptor)) {
    fail(PyExc_KeyError, "Field is repeated. A singular method is required.");
  }
  return boolean(is_set(message, extension));
}

Ref register_extension(PyObject* type, PyObject* key) {
  const Field* const field = field_described(key);
  if (field == nullptr || field->extension == nullptr)
    fail(PyExc_TypeError, "expected the descriptor of an extension, got %.100R", key);
  if (field->owner != class_of(reinterpret_cast<PyTypeObject*>(type))) {
    fail(PyExc_TypeError, "extension %s extends only %s", field->extension->full_name,
         field->owner->descriptor->full_name);
  }
  return none();
}

Ref clear_extension(PyObject* self, PyObject* key) {
  MessageObject& message = as_message(self);
  clear_value(message, extension_of(message, key));
  return none();
}

}  // namespace onnxgen::python
