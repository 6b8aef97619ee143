// Short text of messages for repr(). A large model has megabytes of text, which debuggers and notebooks would print.
#pragma once

#include <string>

#include "containers/list.h"
#include "message/message_object.h"

namespace onnxgen::python {

// Returns the text of a short message in protobuf's text format. For a long message, returns one line for each field:
// long strings are truncated, lists have their length and the names of the first elements, and only the fields of the
// message itself and of messages directly in it are shown.
Ref summary_of(MessageObject& message);
inline Ref message_repr(PyObject* self) {
  return summary_of(as_message(self));
}

// Returns the text of a list of messages: all of them, formatted like a Python list, if that is short, otherwise their
// number and the names of the first ones.
Ref summary_of(ListObject& list);

}  // namespace onnxgen::python
