// Completion scripts for shells.
#pragma once

#include <string>

#include "arguments/description.h"

namespace onnx_tool {

// Returns the script for "bash", "zsh" or "fish". It completes commands, options, permitted values and file names.
std::string completion_script(const std::string& shell, const ProgramDescription& program);

}  // namespace onnx_tool
