// The command line: which command, and its options.
#pragma once

namespace onnx_tool {

// Runs what the arguments ask for. Returns the exit status: 0, 1 for a command that failed or found differences, 2 for
// wrong usage.
int run_command_line(int argc, char** argv);

}  // namespace onnx_tool
