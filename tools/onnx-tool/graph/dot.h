// Graphviz: its language and the program `dot`.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "graph/picture.h"

namespace onnx_tool {

using Arrows = std::vector<std::pair<std::size_t, std::size_t>>;

// Returns the picture in the language of Graphviz, with the given subset of its arrows. The box with index 7 is the
// node "b7", also in SVG produced from this text.
std::string dot_text(const Picture& picture, const Arrows& arrows);

// Runs the program `dot` with these options on the text and returns its output. Throws Failure if the program is not
// installed.
std::string run_dot(const std::vector<std::string>& options, const std::string& text);

}  // namespace onnx_tool
