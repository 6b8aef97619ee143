// Message extensions: `message.Extensions[descriptor]`.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

// Makes the type ExtensionDict.
void make_extensions_type(PyObject* module);
// Returns the attribute `Extensions` of messages. Reading it raises AttributeError if the message has no extension
// ranges.
PyGetSetDef* extensions_attribute() noexcept;

// Methods of messages.
Ref has_extension(PyObject* self, PyObject* extension);
// Raises TypeError unless the extension extends messages of the class. Does nothing else: extensions become known when
// their module is imported.
Ref register_extension(PyObject* type, PyObject* key);
Ref clear_extension(PyObject* self, PyObject* extension);

}  // namespace onnxgen::python
