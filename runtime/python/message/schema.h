// The classes of a schema's module, and where the schema has what they are made of.
#pragma once

#include <string_view>

#include "interpreter/python.h"
#include "message/message_class.h"
#include "onnxgen/python/module.h"

namespace onnxgen::python {

// Sets the classes and enums of a file as attributes of the module, nested ones as attributes of their classes.
void add_schema_classes(PyObject* module, const Schema& schema);

// Functions of the module _core.
PyMethodDef* schema_functions() noexcept;

// "TensorProto.Segment" of "onnx.TensorProto.Segment".
std::string_view name_in_package(std::string_view full_name, std::string_view package) noexcept;

// Where an enum stands; nothing of one that no module has asked for.
struct EnumPlace {
  const Schema* schema = nullptr;
  const MessageClass* containing = nullptr;
};
EnumPlace place_of(const EnumDescriptor& enumeration) noexcept;

}  // namespace onnxgen::python
