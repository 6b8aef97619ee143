// Runs onnx-tool as a person does.
#pragma once

#include <string>
#include <vector>

namespace onnx_tool::tests {

struct Outcome {
  int status = -1;  // exit status; 128 and the signal's number where one ended it
  std::string out;
  std::string err;
};

// A shell command, in which $TOOL is the program.
Outcome run_shell(const std::string& command);

// The program with these arguments, standard input being empty.
Outcome run_tool(const std::vector<std::string>& arguments);

// The text as one word of a shell command.
std::string shell_word(const std::string& text);

// Returns whether `part` occurs in `text`.
bool has(const std::string& text, const std::string& part);

}  // namespace onnx_tool::tests
