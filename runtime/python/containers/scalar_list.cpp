#include "containers/scalar_list.h"

#include "containers/list_methods.h"
#include "message/attributes.h"
#include "value/scalar.h"

namespace onnxgen::python {
namespace {

void store(ListObject& list, std::size_t index, const FieldValue& value) {
  const reflection::MutableList changed = change_list(list);
  if (index >= changed.size()) fail(PyExc_IndexError, "list assignment index out of range");
  if (is_text(list.descriptor())) return changed.set_text(index, value.text);
  changed.set_bits(index, value.bits);
}

void add(ListObject& list, const FieldValue& value) {
  const reflection::MutableList changed = change_list(list);
  if (is_text(list.descriptor())) return changed.add_text(value.text);
  changed.add_bits(value.bits);
}

Ref append(PyObject* self, PyObject* value) {
  ListObject& list = as_list(self);
  add(list, from_python(list.descriptor(), value));
  return none();
}

Ref insert(PyObject* self, PyObject* arguments) {
  PyObject* index = nullptr;
  PyObject* value = nullptr;
  if (PyArg_ParseTuple(arguments, "OO:insert", &index, &value) == 0) throw PythonError();
  ListObject& list = as_list(self);
  const FieldValue converted = from_python(list.descriptor(), value);
  const std::size_t place = insertion_index(list, index);
  add(list, converted);
  const reflection::MutableList changed = change_list(list);
  changed.rotate(place, changed.size() - 1, changed.size());
  return none();
}

// Applies the slice assignment to a Python list, checks every resulting element, and only then replaces the contents.
void assign_slice(PyObject* self, PyObject* key, PyObject* elements) {
  const Ref wanted = to_list(self);
  check(PyObject_SetItem(wanted.get(), key, elements));
  ListObject& list = as_list(self);
  for (Py_ssize_t i = 0; i < PyList_Size(wanted.get()); ++i) {
    (void)from_python(list.descriptor(), checked_borrowed(PyList_GetItem(wanted.get(), i)));
  }
  change_list(list).truncate(0);
  extend_scalars(list, wanted.get());
}

Ref refuse_pickling(PyObject*) {
  const Ref library = checked(PyImport_ImportModule("pickle"));
  const Ref error = checked(PyObject_GetAttrString(library.get(), "PickleError"));
  fail(error.get(), "can't pickle repeated message fields, convert to list first");
}

PyMethodDef methods[] = {
    {"append", method<append>, METH_O, "append($self, value, /)\n--\n\nAppends a value."},
    {"insert", method<insert>, METH_VARARGS, "insert($self, index, value, /)\n--\n\nInserts a value before an index."},
    {"extend", method<list_extend>, METH_O, "extend($self, values, /)\n--\n\nAppends the values in an iterable."},
    {"MergeFrom", method<list_extend>, METH_O,
     "MergeFrom($self, other, /)\n--\n\nAppends the values in an iterable, like extend()."},
    {"pop", method<list_pop>, METH_VARARGS,
     "pop($self, index=-1, /)\n--\n\nRemoves and returns the value at an index (default: the last)."},
    {"remove", method<list_remove>, METH_O,
     "remove($self, value, /)\n--\n\nRemoves the first value that equals the argument."},
    {"reverse", method_without_arguments<list_reverse>, METH_NOARGS,
     "reverse($self, /)\n--\n\nReverses the order of the values in place."},
    {"clear", method_without_arguments<list_clear>, METH_NOARGS, "clear($self, /)\n--\n\nRemoves all values."},
    {"sort", with_keywords(method_with_keywords<list_sort>), METH_VARARGS | METH_KEYWORDS,
     "sort($self, /, *, key=None, reverse=False)\n--\n\nSorts the values in place."},
    {"index", method<list_index>, METH_VARARGS,
     "index($self, value, start=0, stop=sys.maxsize, /)\n--\n\nReturns the index of the first value that equals the "
     "argument."},
    {"count", method<list_count>, METH_O,
     "count($self, value, /)\n--\n\nReturns the number of values that equal the argument."},
    {"__reduce__", method_without_arguments<refuse_pickling>, METH_NOARGS,
     "Raises PickleError. Convert to a list to pickle the values."},
    {"__deepcopy__", method<list_deepcopy>, METH_VARARGS, "Returns an independent copy of the list."},
    {"__class_getitem__", Py_GenericAlias, METH_O | METH_CLASS,
     "Returns the class parameterized with its element type, for annotations."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

PyMethodDef* scalar_list_methods() noexcept {
  return methods;
}

int assign_scalars(PyObject* self, PyObject* key, PyObject* value) noexcept {
  return guarded(-1, [&] {
    ListObject& list = as_list(self);
    if (value == nullptr) {
      delete_elements(self, key);
    } else if (PySlice_Check(key)) {
      assign_slice(self, key, value);
    } else {
      if (!PyIndex_Check(key)) fail(PyExc_TypeError, "list indices must be integers");
      const FieldValue converted = from_python(list.descriptor(), value);
      const Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
      if (index == -1 && PyErr_Occurred() != nullptr) throw PythonError();
      store(list, checked_index(list, index, "list assignment index (%zd) out of range"), converted);
    }
    return 0;
  });
}

Ref scalar_at(ListObject& list, std::size_t index) {
  return to_python(list.descriptor(), view(list.parent()).element(list.descriptor(), index));
}

void extend_scalars(ListObject& list, PyObject* elements) {
  // Extending a list with itself would never end; iterate over a copy.
  const Ref source = is_list_object(elements) ? to_list(elements) : Ref::borrowed(elements);
  const Ref iterator(PyObject_GetIter(source.get()));
  if (!iterator) {
    PyErr_Clear();
    if (PyObject_Not(elements) == 1) return;  // like protobuf, accepts None, 0 and False as an empty iterable
    fail(PyExc_TypeError, "Value must be iterable");
  }
  while (const Ref element{PyIter_Next(iterator.get())}) {
    add(list, from_python_or_name(list.descriptor(), element.get()));
  }
  if (PyErr_Occurred() != nullptr) throw PythonError();
}

}  // namespace onnxgen::python
