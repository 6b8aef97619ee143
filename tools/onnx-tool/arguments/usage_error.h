// Texts of errors in the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "arguments/description.h"

namespace onnx_tool {

// Returns the error text for a command line that could not be parsed: the problem with a suggestion or the permitted
// values, and a second line that refers to --help.
std::string usage_error(const ProgramDescription& program, const std::vector<std::string>& words,
                        const CLI::ParseError& error);

}  // namespace onnx_tool
