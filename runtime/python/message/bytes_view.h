// The bytes of a message's field, looked at without a copy.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

// Makes the type BytesView and the function bytes_view(message, field_name).
//
// A BytesView has the buffer protocol and __array_interface__, read-only. It keeps the memory, and what is stored in
// the field later stands elsewhere: what it shows never changes.
void make_bytes_view_type(PyObject* module);

}  // namespace onnxgen::python
