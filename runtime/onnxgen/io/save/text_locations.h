// Finds the data files that a model in a text form names.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "onnxgen/io/load/recognize.h"

namespace onnxgen::io {

using Locations = std::set<std::string, std::less<>>;

// Adds the values of all `location` entries in a model in protobuf's text format, JSON or ONNX's textual syntax, as
// `form` says. Searches the text for entries instead of parsing it, so it may find too many locations: also those of
// metadata, and each time the word "location" itself.
void find_text_locations(std::string_view text, FileKind form, Locations& locations);

}  // namespace onnxgen::io
