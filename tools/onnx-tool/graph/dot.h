// Graphviz: its language, and its program `dot`.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "graph/picture.h"

namespace onnx_tool {

using Arrows = std::vector<std::pair<std::size_t, std::size_t>>;

// The picture in the language of Graphviz, with these of its arrows. Box number 7 is the node "b7", also in an SVG made
// of it.
std::string dot_text(const Picture& picture, const Arrows& arrows);

// What the program `dot` prints when it is run with these options on the text. A Failure where there is no such
// program.
std::string run_dot(const std::vector<std::string>& options, const std::string& text);

}  // namespace onnx_tool
