// The files emitted for a Python module.
#pragma once

#include <string>

#include "plan/python/python_module.h"

namespace onnxgen::emit {

// Returns the C++ that creates the module when Python imports it.
std::string python_source_text(const plan::PythonModule& module);

// Returns the stub (.pyi), which declares the module's contents for editors and type checkers.
std::string python_stub_text(const plan::PythonModule& module);

}  // namespace onnxgen::emit
