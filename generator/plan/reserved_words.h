// Words that cannot be used as C++ identifiers without escaping.
#pragma once

#include <string_view>

namespace onnxgen::plan {

// Returns whether `word` cannot be an identifier: a keyword of C++17 or C++20, a macro that every program has, or one
// of the two namespaces that all emitted code refers to.
bool is_reserved_word(std::string_view word);

}  // namespace onnxgen::plan
