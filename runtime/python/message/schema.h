// Registration of a module's classes, and the position of declarations in the schema.
#pragma once

#include <string_view>

#include "interpreter/python.h"
#include "message/message_class.h"
#include "onnxgen/python/module.h"

namespace onnxgen::python {

// Adds the classes and enums of a file as attributes of the module; nested ones as attributes of their classes.
void add_schema_classes(PyObject* module, const Schema& schema);

// Adds a comment to a class of the module or to the attribute of a field.
void add_comment(PyObject* module, const Documentation& comment);

// Functions of the module _core.
PyMethodDef* schema_functions() noexcept;

// Removes the package from a full name: "onnx.TensorProto.Segment" becomes "TensorProto.Segment".
std::string_view name_in_package(std::string_view full_name, std::string_view package) noexcept;

// Position of an enum in the schema. Both members are null if no module has registered the enum.
struct EnumScope {
  const Schema* schema = nullptr;
  const MessageClass* containing = nullptr;
};
EnumScope enum_scope_of(const EnumDescriptor& enumeration) noexcept;

}  // namespace onnxgen::python
