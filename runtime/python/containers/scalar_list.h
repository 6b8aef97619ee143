// Lists of numbers, enums, strings and bytes.
#pragma once

#include "containers/list.h"

namespace onnxgen::python {

PyMethodDef* scalar_list_methods() noexcept;
// Implements `list[key] = value`, and `del list[key]` if `value` is null.
int assign_scalars(PyObject* self, PyObject* key, PyObject* value) noexcept;

Ref scalar_at(ListObject& list, std::size_t index);
void extend_scalars(ListObject& list, PyObject* elements);

}  // namespace onnxgen::python
