// Unknown fields of messages.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

// Makes the type UnknownField.
void make_unknown_field_type(PyObject* module);

// Returns a list of UnknownField(field_number, wire_type, data). The data of a group is a list of its fields.
Ref unknown_fields(PyObject* self);
// Removes the unknown fields of the message and of all messages below it.
Ref discard_unknown_fields(PyObject* self);

}  // namespace onnxgen::python
