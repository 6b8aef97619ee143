// Text of --help.
#pragma once

#include <string>

#include "arguments/description.h"

namespace onnx_tool {

std::string program_help(const ProgramDescription& program);
std::string command_help(const std::string& program, const CommandDescription& command);

// Returns the names and value of an option, such as "-o, --output FILE", without formatting.
std::string option_head(const OptionDescription& option);
// Returns the help of an option with its default and the options that it excludes or requires.
std::string option_text(const OptionDescription& option);
// Returns the usage line of a command, such as "onnx-tool convert [options] IN OUT".
std::string synopsis(const std::string& program, const CommandDescription& command);

}  // namespace onnx_tool
