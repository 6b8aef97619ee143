// Execution of other programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace onnx_tool::system {

// Result of a program that has ended.
struct Finished {
  int status = -1;  // exit status; on POSIX, -1 if a signal ended the program
  std::string output;
  std::string errors;
};

// Runs the program words[0] with the other words as arguments and `input` as its standard input, and waits until it
// ends. The program is searched for in PATH. Returns nothing if it cannot be started. Throws Failure if a temporary
// file for its input or output cannot be created or written.
std::optional<Finished> run_program(const std::vector<std::string>& words, const std::string& input);

}  // namespace onnx_tool::system
