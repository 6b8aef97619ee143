// Numbers, text and enum values, from Python and to it.
#pragma once

#include "interpreter/python.h"
#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/reflection/map_access.h"

namespace onnxgen::python {

// A value of a field that is no message: int, float, bool, str or bytes. A string that is not UTF-8 is given as bytes.
Ref to_python(const FieldDescriptor& field, const FieldValue& value);

// The reverse; text refers to `value`, as long as that lives. TypeError and ValueError are worded as protobuf's.
FieldValue from_python(const FieldDescriptor& field, PyObject* value);

// As from_python, but an enum value may be given by its name, as the constructors of messages take it.
FieldValue from_python_or_name(const FieldDescriptor& field, PyObject* value);

}  // namespace onnxgen::python
