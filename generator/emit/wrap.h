// Limits emitted lines to 120 columns. Breaks long lines as clang-format would in the style of this project.
#pragma once

#include <string>

namespace onnxgen::emit {

// Wraps lines that long names have made longer than the template intended.
std::string wrap_long_lines(const std::string& text);

}  // namespace onnxgen::emit
