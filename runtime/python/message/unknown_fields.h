// Fields of messages that their schema does not know.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

// Makes the type UnknownField.
void make_unknown_field_type(PyObject* module);

// A list of UnknownField(field_number, wire_type, data); the data of a group is a list again.
Ref unknown_fields(PyObject* self);
// Of all messages below, too.
Ref discard_unknown_fields(PyObject* self);

}  // namespace onnxgen::python
