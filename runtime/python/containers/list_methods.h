// Methods of Python's list that are shared by lists of scalars and lists of messages.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

Ref list_subscript(PyObject* self, PyObject* key);
Ref list_iadd(PyObject* self, PyObject* elements);
Ref compare_lists(PyObject* self, PyObject* other, int operation);
// Return the text for repr(), which is short even for a long list, and that for str(), which contains all elements.
Ref list_repr(PyObject* self);
Ref list_str(PyObject* self);

Ref list_extend(PyObject* self, PyObject* elements);
Ref list_pop(PyObject* self, PyObject* arguments);
Ref list_remove(PyObject* self, PyObject* value);
Ref list_reverse(PyObject* self);
Ref list_clear(PyObject* self);
Ref list_sort(PyObject* self, PyObject* arguments, PyObject* keywords);
Ref list_index(PyObject* self, PyObject* arguments);
Ref list_count(PyObject* self, PyObject* value);
Ref list_deepcopy(PyObject* self, PyObject* memo);

// Implements `del list[key]`, where `key` is an index or a slice.
void delete_elements(PyObject* self, PyObject* key);

// Returns the elements as a Python list.
Ref to_list(PyObject* self);

}  // namespace onnxgen::python
