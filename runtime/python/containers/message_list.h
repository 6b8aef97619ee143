// Lists of messages. What is appended is copied; what is removed stays readable.
#pragma once

#include "containers/list.h"

namespace onnxgen::python {

PyMethodDef* message_list_methods() noexcept;
// del list[key]; TypeError for an assignment.
int assign_messages(PyObject* self, PyObject* key, PyObject* value) noexcept;

Ref message_at(ListObject& list, std::size_t index);
void extend_messages(ListObject& list, PyObject* elements);

// The new last element.
Ref add_message(ListObject& list);

}  // namespace onnxgen::python
