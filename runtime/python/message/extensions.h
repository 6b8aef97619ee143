// Extensions of messages: message.Extensions[extension], where the extension is given by its descriptor.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

// Makes the type ExtensionDict.
void make_extensions_type(PyObject* module);
// The attribute `Extensions` of all messages; AttributeError where a message has no extension ranges.
PyGetSetDef* extensions_attribute() noexcept;

// Methods of messages.
Ref has_extension(PyObject* self, PyObject* extension);
// Checks that the extension is one of the class's messages. All that modules have are known already.
Ref register_extension(PyObject* type, PyObject* key);
Ref clear_extension(PyObject* self, PyObject* extension);

}  // namespace onnxgen::python
