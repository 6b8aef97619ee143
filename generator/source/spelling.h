// Measures how similar names are, to suggest the intended one.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen::source {

// Returns the number of edits that turn one name into the other. An edit changes, adds or removes a letter or swaps two
// adjacent ones. Case is ignored. If the number exceeds `limit`, the result is some number larger than `limit`.
std::size_t spelling_distance(std::string_view a, std::string_view b, std::size_t limit);

// Returns the largest distance at which another name may be a misspelling of `name`.
std::size_t max_typo_distance(std::string_view name);

}  // namespace onnxgen::source
