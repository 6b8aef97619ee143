// Functions provided to other extensions; see onnxgen/python/module.h.
#pragma once

#include "onnxgen/python/module.h"

namespace onnxgen::python {

extern const CoreApi kCoreApi;

// Raises ImportError in a subinterpreter. Types and classes are shared by the whole process.
void check_interpreter();

}  // namespace onnxgen::python
