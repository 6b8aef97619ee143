// Parsing and serialization of messages.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"
#include "onnxgen/error/status.h"

namespace onnxgen::python {

// Functions of the module _core.
PyMethodDef* serialization_functions() noexcept;

Ref parse_from_string(PyObject* self, PyObject* input);
Ref merge_from_string(PyObject* self, PyObject* input);
Ref from_string(PyObject* type, PyObject* input);
Ref serialize_to_string(PyObject* self, PyObject* arguments, PyObject* keywords);
Ref serialize_partial_to_string(PyObject* self, PyObject* arguments, PyObject* keywords);

// Methods for pickle.
Ref reduce(PyObject* self);
Ref get_state(PyObject* self);
Ref set_state(PyObject* self, PyObject* state);

// Classes of the exceptions. The references are borrowed.
PyObject* decode_error_class() noexcept;
PyObject* encode_error_class() noexcept;

// Merges encoded bytes into a message. Raises DecodeError if they are malformed, MemoryError if memory is exhausted.
void merge_encoded(MessageObject& message, std::string_view bytes);

}  // namespace onnxgen::python
