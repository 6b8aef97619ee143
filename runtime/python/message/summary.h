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

// Returns the text of a list: all elements, formatted like a Python list, if that is short, otherwise their number and
// the first values, or the names of the first messages.
Ref summary_of(ListObject& list);

// Returns the number of entries and the first keys of a long map, or an empty reference if the map is short.
Ref summary_of_long_map(MessageObject& message, const FieldDescriptor& map);

}  // namespace onnxgen::python
