// The files that are emitted for a Python module.
#pragma once

#include <string>

#include "plan/python/python_module.h"

namespace onnxgen::emit {

// The C++ that makes the module when Python imports it.
std::string python_source_text(const plan::PythonModule& module);

// The stub (.pyi), from which editors and type checkers know what the module has.
std::string python_stub_text(const plan::PythonModule& module);

}  // namespace onnxgen::emit
