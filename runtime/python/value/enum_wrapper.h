// Enums in Python: `TensorProto.DataType.Name(1)`, `TensorProto.FLOAT`.
#pragma once

#include <vector>

#include "interpreter/python.h"
#include "onnxgen/message/enum.h"

namespace onnxgen::python {

// Makes the type EnumTypeWrapper.
void make_enum_type(PyObject* module);

// The wrapper of an enum, the same at each call.
Ref wrapper_of(const EnumDescriptor& enumeration);
const EnumDescriptor& enum_of(PyObject* wrapper) noexcept;

// The values in the order of the schema.
std::vector<const EnumEntry*> declared_values(const EnumDescriptor& enumeration);

// Sets the wrapper and the values as attributes of `scope`, a module or a class.
void add_enum(PyObject* scope, const EnumDescriptor& enumeration);

}  // namespace onnxgen::python
