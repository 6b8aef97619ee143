// Runs onnx-tool from a shell.
#pragma once

#include <string>
#include <vector>

namespace onnx_tool::tests {

struct Outcome {
  int status = -1;  // exit status, or 128 plus the signal number
  std::string out;
  std::string err;
};

// Runs a shell command, in which $TOOL is the program.
Outcome run_shell(const std::string& command);

// Runs the program with these arguments and an empty standard input.
Outcome run_tool(const std::vector<std::string>& arguments);

// Quotes the text as one word of a shell command.
std::string shell_word(const std::string& text);

bool has(const std::string& text, const std::string& part);

}  // namespace onnx_tool::tests
