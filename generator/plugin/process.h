// Runs another program.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::plugin {

// Where to look for a program: in the folders of PATH, or nowhere, because its path is known.
enum class Search { kPath, kNone };

struct ProcessResult {
  std::string output;    // bytes written to standard output
  std::string error;     // predicate, such as "failed with exit status 1"; empty on success
  bool started = false;  // false if the program was not found or cannot be executed
};

// Runs the program without arguments and waits for its end. Its standard input is `input`. Its standard error is that
// of this program.
ProcessResult run_process(const std::string& program, Search search, std::string_view input);

}  // namespace onnxgen::plugin
