// Positions the boxes of a picture.
#pragma once

#include <string>

#include "graph/dot.h"
#include "graph/picture.h"

namespace onnx_tool {

// Lays out the picture with Graphviz and returns it in one of its formats: "svg", "png".
std::string lay_out(const Picture& picture, const std::string& format);

}  // namespace onnx_tool
