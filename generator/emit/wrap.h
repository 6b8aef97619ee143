// Keeps emitted lines within 120 columns, breaking long ones as clang-format would in the project's style.
#pragma once

#include <string>

namespace onnxgen::emit {

// Templates are written as if names were short; this is what long names make of them.
std::string wrap_long_lines(const std::string& text);

}  // namespace onnxgen::emit
