// Writes messages to standard error.
#pragma once

#include <string_view>

namespace onnx_tool {

// Writes text to standard error. Ignores failures, such as a closed pipe or a full disk: they cannot be reported. Use
// this instead of fmt::print(), which throws.
void write_error(std::string_view text) noexcept;

// Writes the text as a line that begins with the name of the program.
void report_error(std::string_view text) noexcept;

}  // namespace onnx_tool
