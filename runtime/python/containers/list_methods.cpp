#include "containers/list_methods.h"

#include <utility>
#include <vector>

#include "containers/list.h"
#include "message/summary.h"

namespace onnxgen::python {
namespace {

Py_ssize_t index_of(PyObject* key) {
  if (!PyIndex_Check(key)) fail(PyExc_TypeError, "list indices must be integers");
  const Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (index == -1 && PyErr_Occurred() != nullptr) throw PythonError();
  return index;
}

void erase(ListObject& list, std::size_t index) {
  const reflection::MutableList changed = change_list(list);
  const std::size_t size = changed.size();
  changed.rotate(index, index + 1, size);
  changed.truncate(size - 1);
}

// Returns the index of the first element in [begin, end) that equals `value`, or `end` if there is none.
std::size_t find_value(ListObject& list, PyObject* value, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end && i < list_size(list); ++i) {
    const int is_equal = PyObject_RichCompareBool(list_element(list, i).get(), value, Py_EQ);
    check(is_equal);
    if (is_equal != 0) return i;
  }
  return end;
}

// Sorts the elements by `keys`. Returns the current index of each element, in sorted order.
std::vector<std::size_t> sorted_order(PyObject* keys, PyObject* reverse) {
  const Ref range = checked(PyObject_CallFunction(reinterpret_cast<PyObject*>(&PyRange_Type), "n", PyList_Size(keys)));
  const Ref indices = checked(PySequence_List(range.get()));
  const Ref sort = checked(PyObject_GetAttrString(indices.get(), "sort"));
  const Ref key = checked(PyObject_GetAttrString(keys, "__getitem__"));
  const Ref options = checked(Py_BuildValue("{s:O,s:O}", "key", key.get(), "reverse", reverse));
  const Ref no_arguments = checked(PyTuple_New(0));
  checked(PyObject_Call(sort.get(), no_arguments.get(), options.get()));
  std::vector<std::size_t> order;
  for (Py_ssize_t i = 0; i < PyList_Size(indices.get()); ++i) {
    order.push_back(PyLong_AsSize_t(checked_borrowed(PyList_GetItem(indices.get(), i))));
  }
  return order;
}

// Reorders the list by at most one swap for each element. Follows each cycle of `order`: the swap that brings the right
// element to a place leaves its former place to be filled next. Places that are done have their own index in `order`.
void reorder(const reflection::MutableList& list, std::vector<std::size_t> order) {
  for (std::size_t first = 0; first < order.size(); ++first) {
    std::size_t place = first;
    while (order[place] != first) {
      const std::size_t from = std::exchange(order[place], place);
      list.swap(place, from);
      place = from;
    }
    order[place] = place;
  }
}

}  // namespace

Ref to_list(PyObject* self) {
  ListObject& list = as_list(self);
  const std::size_t size = list_size(list);
  Ref result = checked(PyList_New(static_cast<Py_ssize_t>(size)));
  for (std::size_t i = 0; i < size; ++i) {
    const std::size_t place = checked_index(list, static_cast<Py_ssize_t>(i));  // a finalizer may have shrunk the list
    check(PyList_SetItem(result.get(), static_cast<Py_ssize_t>(i), list_element(list, place).release()));
  }
  return result;
}

Ref list_subscript(PyObject* self, PyObject* key) {
  ListObject& list = as_list(self);
  if (!PySlice_Check(key)) return list_element(list, checked_index(list, index_of(key)));
  Py_ssize_t start = 0;
  Py_ssize_t stop = 0;
  Py_ssize_t step = 0;
  check(PySlice_Unpack(key, &start, &stop, &step));
  const Py_ssize_t count = PySlice_AdjustIndices(static_cast<Py_ssize_t>(list_size(list)), &start, &stop, step);
  Ref result = checked(PyList_New(count));
  for (Py_ssize_t i = 0; i < count; ++i) {
    const std::size_t place = checked_index(list, start + i * step);  // a finalizer may have shrunk the list
    check(PyList_SetItem(result.get(), i, list_element(list, place).release()));
  }
  return result;
}

void delete_elements(PyObject* self, PyObject* key) {
  ListObject& list = as_list(self);
  if (!PySlice_Check(key)) return erase(list, checked_index(list, index_of(key), "list assignment index out of range"));
  Py_ssize_t start = 0;
  Py_ssize_t stop = 0;
  Py_ssize_t step = 0;
  check(PySlice_Unpack(key, &start, &stop, &step));
  const reflection::MutableList changed = change_list(list);
  const std::size_t size = changed.size();
  const Py_ssize_t count = PySlice_AdjustIndices(static_cast<Py_ssize_t>(size), &start, &stop, step);
  std::vector<bool> goes(size);
  for (Py_ssize_t i = 0; i < count; ++i) goes[static_cast<std::size_t>(start + i * step)] = true;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (!goes[i]) changed.swap(kept++, i);
  }
  changed.truncate(kept);
}

Ref list_iadd(PyObject* self, PyObject* elements) {
  extend_list(as_list(self), elements);
  return Ref::borrowed(self);
}

Ref compare_lists(PyObject* self, PyObject* other, int operation) {
  if (operation != Py_EQ && operation != Py_NE) return Ref::borrowed(Py_NotImplemented);
  const Ref first = to_list(self);
  const Ref second = is_list_object(other) ? to_list(other) : Ref::borrowed(other);
  return checked(PyObject_RichCompare(first.get(), second.get(), operation));
}

Ref list_repr(PyObject* self) {
  return summary_of(as_list(self));
}

Ref list_str(PyObject* self) {
  ListObject& list = as_list(self);
  const Ref elements = to_list(self);
  if (list.field().form != Form::kMessageList) return checked(PyObject_Repr(elements.get()));
  for (Py_ssize_t i = 0; i < PyList_Size(elements.get()); ++i) {
    Ref text = checked(PyObject_Str(checked_borrowed(PyList_GetItem(elements.get(), i))));
    check(PyList_SetItem(elements.get(), i, text.release()));
  }
  const Ref joined = checked(PyUnicode_Join(text(", ").get(), elements.get()));
  return checked(PyUnicode_FromFormat("[%U]", joined.get()));
}

Ref list_extend(PyObject* self, PyObject* elements) {
  extend_list(as_list(self), elements);
  return none();
}

Ref list_pop(PyObject* self, PyObject* arguments) {
  Py_ssize_t index = -1;
  if (PyArg_ParseTuple(arguments, "|n:pop", &index) == 0) throw PythonError();
  ListObject& list = as_list(self);
  const std::size_t place = checked_index(list, index);
  Ref result = list_element(list, place);
  erase(list, place);
  return result;
}

Ref list_remove(PyObject* self, PyObject* value) {
  ListObject& list = as_list(self);
  const std::size_t size = list_size(list);
  const std::size_t place = find_value(list, value, 0, size);
  if (place >= list_size(list)) {
    const bool has_messages = list.field().form == Form::kMessageList;
    fail(PyExc_ValueError, has_messages ? "Item to delete not in list" : "remove(x): x not in container");
  }
  erase(list, place);
  return none();
}

Ref list_reverse(PyObject* self) {
  const reflection::MutableList changed = change_list(as_list(self));
  const std::size_t size = changed.size();
  for (std::size_t i = 0; i < size / 2; ++i) changed.swap(i, size - 1 - i);
  return none();
}

Ref list_clear(PyObject* self) {
  change_list(as_list(self)).truncate(0);
  return none();
}

Ref list_sort(PyObject* self, PyObject* arguments, PyObject* keywords) {
  PyObject* key = Py_None;
  PyObject* reverse = Py_False;
  char* names[] = {const_cast<char*>("key"), const_cast<char*>("reverse"), nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "|$OO:sort", names, &key, &reverse) == 0) throw PythonError();
  ListObject& list = as_list(self);
  const Ref keys = to_list(self);
  for (Py_ssize_t i = 0; key != Py_None && i < PyList_Size(keys.get()); ++i) {
    PyObject* const element = checked_borrowed(PyList_GetItem(keys.get(), i));
    check(PyList_SetItem(keys.get(), i, checked(PyObject_CallFunctionObjArgs(key, element, nullptr)).release()));
  }
  std::vector<std::size_t> order = sorted_order(keys.get(), reverse);
  const reflection::MutableList changed = change_list(list);
  if (changed.size() != order.size()) fail(PyExc_ValueError, "list modified during sort");
  reorder(changed, std::move(order));
  return none();
}

Ref list_index(PyObject* self, PyObject* arguments) {
  PyObject* value = nullptr;
  Py_ssize_t start = 0;
  Py_ssize_t stop = PY_SSIZE_T_MAX;
  if (PyArg_ParseTuple(arguments, "O|nn:index", &value, &start, &stop) == 0) throw PythonError();
  ListObject& list = as_list(self);
  const auto size = static_cast<Py_ssize_t>(list_size(list));
  PySlice_AdjustIndices(size, &start, &stop, 1);
  const auto end = static_cast<std::size_t>(stop > start ? stop : start);
  const std::size_t place = find_value(list, value, static_cast<std::size_t>(start), end);
  if (place >= end) fail(PyExc_ValueError, "%.100R is not in list", value);
  return checked(PyLong_FromSize_t(place));
}

Ref list_count(PyObject* self, PyObject* value) {
  ListObject& list = as_list(self);
  const std::size_t size = list_size(list);
  std::size_t count = 0;
  for (std::size_t i = 0; (i = find_value(list, value, i, size)) < size; ++i) ++count;
  return checked(PyLong_FromSize_t(count));
}

Ref list_deepcopy(PyObject* self, PyObject*) {
  ListObject& list = as_list(self);
  const Ref parent = make_root(*list.field().owner);
  Ref result = get_list(as_message(parent.get()), list.field());
  extend_list(as_list(result.get()), self);
  return result;
}

}  // namespace onnxgen::python
