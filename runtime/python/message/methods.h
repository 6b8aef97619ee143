// Methods of messages.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"

namespace onnxgen::python {

PyMethodDef* message_methods() noexcept;
// Creates the exceptions Error, DecodeError, EncodeError and ModelError.
void make_errors(PyObject* module);

Ref compare_messages(PyObject* self, PyObject* other, int operation);
Ref print_message(PyObject* self);

// Returns the message of a Python object. Raises TypeError, with the name of the method, unless the object is a message
// of this class.
MessageObject& checked_message(PyObject* object, const MessageClass& message_class, const char* method_name);

// Implement MergeFrom() and CopyFrom(). One message may contain the other; the contents of `other` before the call are
// used.
void merge_from(MessageObject& message, PyObject* other, const char* method_name);
void copy_from(MessageObject& message, PyObject* other, const char* method_name);

// Returns an independent copy of a message.
Ref copy_of(MessageObject& message);

}  // namespace onnxgen::python
