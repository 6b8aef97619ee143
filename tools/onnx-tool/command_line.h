// Parses the command line: the command and its options.
#pragma once

namespace onnx_tool {

// Runs the command that the arguments request. Returns the exit status: 0 for success, 1 if the command failed or found
// differences or errors, 2 for wrong usage.
int run_command_line(int argc, char** argv);

}  // namespace onnx_tool
