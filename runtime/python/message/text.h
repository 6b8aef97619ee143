// Conversion of messages to and from protobuf's text format and JSON.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

// Functions of the module: print_text, parse_text, print_json, parse_json.
PyMethodDef* text_functions() noexcept;

}  // namespace onnxgen::python
