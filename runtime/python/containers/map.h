// Dict-like objects for map fields. A map object refers to its message and stores no entries itself.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"

namespace onnxgen::python {

// Makes the types ScalarMapContainer and MessageMapContainer.
void make_map_types(PyObject* module);

// Returns the map object of a map field. While a map object of the field is alive, returns that one.
Ref get_map(MessageObject& parent, const Field& field);

// Stores the entries of a mapping. Each message value is given as a message or a mapping of its fields.
void update_map(MessageObject& parent, const Field& field, PyObject* entries);

}  // namespace onnxgen::python
