// Where the boxes of a picture go.
#pragma once

#include <string>

#include "graph/picture.h"

namespace onnx_tool {

// The picture laid out by Graphviz, in one of its formats: "svg", "png".
std::string lay_out(const Picture& picture, const std::string& format);

}  // namespace onnx_tool
