#include "message/construct.h"

#include "containers/list.h"
#include "containers/map.h"
#include "containers/message_list.h"
#include "message/attributes.h"
#include "message/methods.h"

namespace onnxgen::python {
namespace {

void set_submessage(MessageObject& message, const Field& field, PyObject* value) {
  const Ref submessage = get_submessage(message, field);
  if (const Ref fields = given_fields(value)) {
    (void)change(as_message(submessage.get()));  // even an empty dict sets the field
    return set_fields(as_message(submessage.get()), fields.get());
  }
  merge_from(as_message(submessage.get()), value, "MergeFrom");
}

void add_messages(ListObject& list, PyObject* values) {
  const Ref iterator(PyObject_GetIter(values));
  if (!iterator) {
    PyErr_Clear();
    fail(PyExc_TypeError, "Value must be iterable");
  }
  while (const Ref value{PyIter_Next(iterator.get())}) {
    const Ref added = add_message(list);
    if (const Ref fields = given_fields(value.get())) {
      set_fields(as_message(added.get()), fields.get());
    } else {
      merge_from(as_message(added.get()), value.get(), "MergeFrom");
    }
  }
  if (PyErr_Occurred() != nullptr) throw PythonError();
}

void set_field(MessageObject& message, const Field& field, PyObject* value) {
  switch (field.form) {
    case Form::kScalar:
      return set_scalar(message, field, value, EnumGivenBy::kNumberOrName);
    case Form::kMessage:
      return set_submessage(message, field, value);
    case Form::kScalarList:
      return extend_list(as_list(get_list(message, field).get()), value);
    case Form::kMessageList:
      return add_messages(as_list(get_list(message, field).get()), value);
    case Form::kMap:
      return update_map(message, field, value);
  }
}

}  // namespace

PyObject* new_message(PyTypeObject* type, PyObject*, PyObject*) noexcept {
  return guarded([&] { return make_root(class_to_make(type)); });
}

int init_message(PyObject* self, PyObject* arguments, PyObject* keywords) noexcept {
  return guarded(-1, [&] {
    if (PyTuple_Size(arguments) != 0) fail(PyExc_TypeError, "No positional arguments allowed");
    if (keywords != nullptr) set_fields(as_message(self), keywords);
    return 0;
  });
}

Ref given_fields(PyObject* value) {
  if (PyDict_Check(value)) return Ref::borrowed(value);
  const bool is_mapping = !is_message_object(value) && PyObject_HasAttrString(value, "keys") != 0;  // as in dict()
  if (!is_mapping) return {};
  Ref fields = checked(PyDict_New());
  check(PyDict_Update(fields.get(), value));
  return fields;
}

void set_fields(MessageObject& message, PyObject* values) {
  PyObject* name = nullptr;
  PyObject* value = nullptr;
  Py_ssize_t position = 0;
  while (PyDict_Next(values, &position, &name, &value) != 0) {
    if (!PyUnicode_Check(name)) fail(PyExc_ValueError, "Field name must be a string");
    const Field* const field = message.message_class->find(name);
    if (field == nullptr) {
      fail(PyExc_ValueError, "Protocol message %s has no \"%.100U\" field.",
           last_name(message.message_class->descriptor->full_name).data(), name);
    }
    const Ref held = Ref::borrowed(value);
    if (value != Py_None) set_field(message, *field, value);
  }
}

}  // namespace onnxgen::python
