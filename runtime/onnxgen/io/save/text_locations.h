// Finds the data files that a model in a text form names.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace onnxgen::io {

// Adds the values of all `location` entries in a model in protobuf's text format, JSON or ONNX's textual syntax.
// Searches the text instead of parsing it, which is fast. It may find too many locations, in comments for example, and
// misses an entry whose value precedes its key, and characters beyond U+FFFF that JSON escapes as two.
void find_text_locations(std::string_view text, std::set<std::string, std::less<>>& locations);

}  // namespace onnxgen::io
