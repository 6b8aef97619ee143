// Enum wrappers and constants: `TensorProto.DataType.Name(1)`, `TensorProto.FLOAT`.
#pragma once

#include <vector>

#include "interpreter/python.h"
#include "onnxgen/message/enum.h"

namespace onnxgen::python {

// Makes the type EnumTypeWrapper.
void make_enum_type(PyObject* module);

// Returns the wrapper of an enum. Every call for one enum returns the same object.
Ref wrapper_of(const EnumDescriptor& enumeration);
const EnumDescriptor& enum_of(PyObject* wrapper) noexcept;

// Returns the values in the order in which the schema declares them.
std::vector<const EnumEntry*> declared_values(const EnumDescriptor& enumeration);

// Adds the wrapper and the values as attributes of `scope`, a module or a class.
void add_enum(PyObject* scope, const EnumDescriptor& enumeration);

}  // namespace onnxgen::python
