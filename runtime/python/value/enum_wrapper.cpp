#include "value/enum_wrapper.h"

#include <unordered_map>

#include "descriptor/descriptor_object.h"
#include "message/message_class.h"

namespace onnxgen::python {
namespace {

struct EnumObject {
  PyObject head;
  const EnumDescriptor* enumeration;
};

PyTypeObject* enum_type = nullptr;

const char* name_of(const EnumDescriptor& enumeration) noexcept {
  return last_name(enumeration.full_name).data();
}

// Returns a list of make(entry) for every value.
template <class Make>
Ref list_values(PyObject* self, const Make& make) {
  Ref result = checked(PyList_New(0));
  for (const EnumEntry* const entry : declared_values(enum_of(self))) {
    check(PyList_Append(result.get(), checked(make(*entry)).get()));
  }
  return result;
}

// Returns the only argument, which may also be given by its name.
PyObject* only_argument(PyObject* arguments, PyObject* keywords, const char* format, const char* name) {
  PyObject* argument = nullptr;
  const char* names[] = {name, nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, format, const_cast<char**>(names), &argument) == 0) {
    throw PythonError();
  }
  return argument;
}

Ref name(PyObject* self, PyObject* arguments, PyObject* keywords) {
  PyObject* const number = only_argument(arguments, keywords, "O:Name", "number");
  const EnumDescriptor& enumeration = enum_of(self);
  if (!PyIndex_Check(number)) {
    fail(PyExc_TypeError, "Enum value for %s must be an int, but got %.200R %.100R.", name_of(enumeration),
         Py_TYPE(number), number);
  }
  const Ref as_int = checked(PyNumber_Index(number));
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(as_int.get(), &overflow);
  const bool fits = overflow == 0 && value == static_cast<int>(value);
  const char* const found = fits ? enum_value_name(enumeration, static_cast<int>(value)) : nullptr;
  if (found == nullptr) {
    fail(PyExc_ValueError, "Enum %s has no name defined for value %.100R", name_of(enumeration), number);
  }
  return text(found);
}

bool find_number(PyObject* self, PyObject* value_name, int& number) {
  const EnumDescriptor& enumeration = enum_of(self);
  return PyUnicode_Check(value_name) && enum_number(enumeration.values, enumeration.count, utf8(value_name), number);
}

Ref value(PyObject* self, PyObject* arguments, PyObject* keywords) {
  PyObject* const value_name = only_argument(arguments, keywords, "O:Value", "name");
  int number = 0;
  if (!find_number(self, decoded_name(value_name).get(), number)) {
    fail(PyExc_ValueError, "Enum %s has no value defined for name %.100R", name_of(enum_of(self)), value_name);
  }
  return checked(PyLong_FromLong(number));
}

PyObject* get_attribute(PyObject* self, PyObject* attribute) noexcept {
  return guarded([&]() -> Ref {
    if (PyObject* const found = PyObject_GenericGetAttr(self, attribute); found != nullptr) return Ref(found);
    if (PyErr_ExceptionMatches(PyExc_AttributeError) == 0) throw PythonError();
    PyErr_Clear();
    int number = 0;
    if (find_number(self, attribute, number)) return checked(PyLong_FromLong(number));
    fail(PyExc_AttributeError, "Enum %s has no value defined for name %.100R", name_of(enum_of(self)), attribute);
  });
}

Ref keys(PyObject* self) {
  return list_values(self, [](const EnumEntry& entry) { return PyUnicode_FromString(entry.name); });
}

Ref values(PyObject* self) {
  return list_values(self, [](const EnumEntry& entry) { return PyLong_FromLong(entry.number); });
}

Ref items(PyObject* self) {
  return list_values(self, [](const EnumEntry& entry) { return Py_BuildValue("(si)", entry.name, entry.number); });
}

// Implements EnumTypeWrapper(descriptor). Returns the existing wrapper of the enum.
PyObject* new_wrapper(PyTypeObject*, PyObject* arguments, PyObject* keywords) noexcept {
  return guarded([&] {
    PyObject* const descriptor = only_argument(arguments, keywords, "O:EnumTypeWrapper", "enum_type");
    const EnumDescriptor* const enumeration = enum_described(descriptor);
    if (enumeration == nullptr) fail(PyExc_TypeError, "expected an enum descriptor, got %.100R", descriptor);
    return wrapper_of(*enumeration);
  });
}

PyMethodDef methods[] = {
    {"Name", with_keywords(method_with_keywords<name>), METH_VARARGS | METH_KEYWORDS,
     "Name($self, /, number)\n--\n\nReturns the name of a number."},
    {"Value", with_keywords(method_with_keywords<value>), METH_VARARGS | METH_KEYWORDS,
     "Value($self, /, name)\n--\n\nReturns the number of a name."},
    {"keys", method_without_arguments<keys>, METH_NOARGS,
     "keys($self, /)\n--\n\nReturns all names, in the order of the schema."},
    {"values", method_without_arguments<values>, METH_NOARGS,
     "values($self, /)\n--\n\nReturns all numbers, in the order of the schema."},
    {"items", method_without_arguments<items>, METH_NOARGS,
     "items($self, /)\n--\n\nReturns (name, number) pairs, in the order of the schema."},
    {nullptr, nullptr, 0, nullptr},
};

PyObject* repr(PyObject* self) noexcept {
  return guarded([&] { return checked(PyUnicode_FromFormat("<enum %s>", enum_of(self).full_name)); });
}

PyObject* get_descriptor(PyObject* self, void*) noexcept {
  return guarded([&] { return descriptor_of(enum_of(self)); });
}

PyGetSetDef attributes[] = {
    {"DESCRIPTOR", get_descriptor, nullptr, nullptr, nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

}  // namespace

void make_enum_type(PyObject* module) {
  PyType_Slot slots[] = {
      slot(Py_tp_dealloc, free_object),
      slot(Py_tp_new, new_wrapper),
      slot(Py_tp_getattro, get_attribute),
      slot(Py_tp_repr, repr),
      {Py_tp_methods, methods},
      {Py_tp_getset, attributes},
      {0, nullptr},
  };
  enum_type = add_type(module, "EnumTypeWrapper", sizeof(EnumObject), slots);
  // Type of the enum's values, for annotations and, in the module, for stubs.
  PyObject* const value_type = reinterpret_cast<PyObject*>(&PyLong_Type);
  check(PyObject_SetAttrString(reinterpret_cast<PyObject*>(enum_type), "ValueType", value_type));
  check(PyObject_SetAttrString(module, "EnumValue", value_type));
}

Ref wrapper_of(const EnumDescriptor& enumeration) {
  static auto* const wrappers = new std::unordered_map<const EnumDescriptor*, PyObject*>;
  PyObject*& wrapper = (*wrappers)[&enumeration];
  if (wrapper == nullptr) {
    EnumObject* const made = PyObject_New(EnumObject, enum_type);
    if (made == nullptr) throw PythonError();
    made->enumeration = &enumeration;
    wrapper = reinterpret_cast<PyObject*>(made);
  }
  return Ref::borrowed(wrapper);
}

const EnumDescriptor& enum_of(PyObject* wrapper) noexcept {
  return *reinterpret_cast<EnumObject*>(wrapper)->enumeration;
}

std::vector<const EnumEntry*> declared_values(const EnumDescriptor& enumeration) {
  std::vector<const EnumEntry*> values(enumeration.count);
  for (std::size_t i = 0; i < enumeration.count; ++i) {
    values[enumeration.positions != nullptr ? enumeration.positions[i] : i] = &enumeration.values[i];
  }
  return values;
}

void add_enum(PyObject* scope, const EnumDescriptor& enumeration) {
  check(PyObject_SetAttrString(scope, name_of(enumeration), wrapper_of(enumeration).get()));
  for (const EnumEntry* const value : declared_values(enumeration)) {
    check(PyObject_SetAttrString(scope, value->name, checked(PyLong_FromLong(value->number)).get()));
  }
}

}  // namespace onnxgen::python
