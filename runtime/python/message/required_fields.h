// Detection of unset required fields.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"

namespace onnxgen::python {

// Returns the paths of all unset required fields of the message and its submessages, as a list of str.
Ref missing_fields(MessageObject& message);

// Methods of messages.
Ref find_initialization_errors(PyObject* self);
Ref is_initialized(PyObject* self, PyObject* arguments);

}  // namespace onnxgen::python
