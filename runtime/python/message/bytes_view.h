// Views of bytes fields without copying.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

// Makes the type BytesView and the function bytes_view(message, field_name).
//
// A BytesView provides the buffer protocol and __array_interface__, both read-only. It keeps the bytes in memory, and
// values assigned to the field later use other memory, so the contents of a view never change.
void make_bytes_view_type(PyObject* module);

}  // namespace onnxgen::python
