// Required fields that are not set.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"

namespace onnxgen::python {

// The paths of all of them, here and below: a list of str, empty where the message is complete.
Ref missing_fields(MessageObject& message);

// Methods of messages.
Ref find_initialization_errors(PyObject* self);
Ref is_initialized(PyObject* self, PyObject* arguments);

}  // namespace onnxgen::python
