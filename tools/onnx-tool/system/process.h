// Other programs, which this one starts.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace onnx_tool::system {

// Result of a program that has ended.
struct Finished {
  int status = -1;  // its exit status; -1 where it was ended otherwise
  std::string output;
  std::string errors;
};

// Runs the program words[0], which is looked up as a shell does, with `input` as its standard input, and waits for it.
// Returns nothing where there is no such program.
std::optional<Finished> run_program(const std::vector<std::string>& words, const std::string& input);

}  // namespace onnx_tool::system
