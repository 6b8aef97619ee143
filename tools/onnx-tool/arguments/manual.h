// The manual page.
#pragma once

#include <string>

#include "arguments/description.h"

namespace onnx_tool {

// Returns the page in the language of man.
std::string manual_page(const ProgramDescription& program);

}  // namespace onnx_tool
