// Map fields as Python objects: dicts that live in their message.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"

namespace onnxgen::python {

// Makes the types ScalarMapContainer and MessageMapContainer.
void make_map_types(PyObject* module);

// What the attribute of a map field gives.
Ref get_map(MessageObject& parent, const Field& field);

// Stores the entries of a mapping; messages are given as messages or dicts.
void update_map(MessageObject& parent, const Field& field, PyObject* entries);

}  // namespace onnxgen::python
