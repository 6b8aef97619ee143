// Messages made by `NodeProto(op_type="Relu", input=["x"])`.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"

namespace onnxgen::python {

PyObject* new_message(PyTypeObject* type, PyObject* arguments, PyObject* keywords) noexcept;
int init_message(PyObject* self, PyObject* arguments, PyObject* keywords) noexcept;

// Sets fields by a dict of their names: messages are given as messages or as dicts, lists as any iterable; None stands
// for a field that is not given.
void set_fields(MessageObject& message, PyObject* values);

}  // namespace onnxgen::python
