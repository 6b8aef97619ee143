// Conversion of numbers, strings, bytes and enum values between Python and C++.
#pragma once

#include "interpreter/python.h"
#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/reflection/map_access.h"

namespace onnxgen::python {

// Converts the value of a field that is not a message to int, float, bool, str or bytes. A string that is not valid
// UTF-8 becomes bytes.
Ref to_python(const FieldDescriptor& field, const FieldValue& value);

// Converts a Python value to a value of the field. Text in the result points into `value` and is valid while `value` is
// alive. Raises TypeError or ValueError with protobuf's wording.
FieldValue from_python(const FieldDescriptor& field, PyObject* value);

// Like from_python(), but also accepts the name of an enum value, as message constructors do.
FieldValue from_python_or_name(const FieldDescriptor& field, PyObject* value);

}  // namespace onnxgen::python
