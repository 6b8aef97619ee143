// The methods of messages.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"

namespace onnxgen::python {

PyMethodDef* message_methods() noexcept;
// Makes the exceptions DecodeError and EncodeError.
void make_errors(PyObject* module);

Ref compare_messages(PyObject* self, PyObject* other, int operation);
Ref print_message(PyObject* self);

// The message that `object` is; TypeError, which names the method, where it is none of this class.
MessageObject& checked_message(PyObject* object, const MessageClass& message_class, const char* method_name);

// What the methods of these names do. `other` may be a part of the message, or the message one of it: what it had
// before the call counts.
void merge_from(MessageObject& message, PyObject* other, const char* method_name);
void copy_from(MessageObject& message, PyObject* other, const char* method_name);

// A message of its own that equals `message`.
Ref copy_of(MessageObject& message);

}  // namespace onnxgen::python
