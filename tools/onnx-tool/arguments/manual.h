// The manual page.
#pragma once

#include <string>

#include "arguments/description.h"

namespace onnx_tool {

// Returns the manual page in roff, the language that `man` reads.
std::string manual_page(const ProgramDescription& program);

}  // namespace onnx_tool
