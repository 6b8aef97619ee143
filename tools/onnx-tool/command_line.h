// Parses the command line and runs the command.
#pragma once

#include "arguments/description.h"

namespace onnx_tool {

// Runs the command that the arguments request. Returns the exit status: 0 for success, 1 if the command failed or found
// differences or errors, 2 for wrong usage.
int run_command_line(int argc, char** argv);

// Describes all commands and options.
ProgramDescription describe_program();

}  // namespace onnx_tool
