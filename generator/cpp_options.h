// The options for C++ classes on the command line: --cpp_out=OPTION,OPTION:DIR.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plan/cpp_options.h"

namespace onnxgen {

// Returns whether `name` is a list of identifiers separated by `separator`, or a single identifier if `separator` is
// empty.
bool is_name(std::string_view name, std::string_view separator);

// Parses OPTION[,OPTION...], the value of `option`. Appends to `errors` and `warnings`.
void read_cpp_options(const std::string& text, std::string_view option, plan::CppOptions& cpp,
                      std::vector<std::string>& errors, std::vector<std::string>& warnings);

}  // namespace onnxgen
