// Construction of messages: `NodeProto(op_type="Relu", input=["x"])`.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"

namespace onnxgen::python {

PyObject* new_message(PyTypeObject* type, PyObject* arguments, PyObject* keywords) noexcept;
int init_message(PyObject* self, PyObject* arguments, PyObject* keywords) noexcept;

// Returns the fields of a message that is given as a mapping, in a dict; an empty reference for any other object.
Ref given_fields(PyObject* value);

// Sets fields from a dict that maps names to values. A message value may be a message or a mapping, a repeated field
// any iterable. None leaves the field unchanged. Raises ValueError for an unknown name.
void set_fields(MessageObject& message, PyObject* values);

}  // namespace onnxgen::python
