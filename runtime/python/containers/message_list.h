// Lists of messages. Appending copies the message. Objects of removed messages remain readable.
#pragma once

#include "containers/list.h"

namespace onnxgen::python {

PyMethodDef* message_list_methods() noexcept;
// Implements `del list[key]`. Assignment raises TypeError.
int assign_messages(PyObject* self, PyObject* key, PyObject* value) noexcept;

Ref message_at(ListObject& list, std::size_t index);
void extend_messages(ListObject& list, PyObject* elements);

// Appends an empty message and returns it.
Ref add_message(ListObject& list);

}  // namespace onnxgen::python
