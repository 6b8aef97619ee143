// Texts of errors in the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "arguments/description.h"

namespace onnx_tool {

// Returns what is wrong with the words of a command line that could not be parsed, with a suggestion or the permitted
// values, and a second line that names the help to read.
std::string usage_error(const ProgramDescription& program, const std::vector<std::string>& words,
                        const CLI::ParseError& error);

// Returns the candidate that is most like `word`; empty if none is.
std::string most_similar(const std::string& word, const std::vector<std::string>& candidates);

}  // namespace onnx_tool
