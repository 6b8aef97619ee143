// Positions the boxes of a picture.
#pragma once

#include <string>

#include "graph/dot.h"
#include "graph/picture.h"

namespace onnx_tool {

// Lays out the picture with Graphviz and returns it in one of its formats: "svg", "png".
std::string lay_out(const Picture& picture, const std::string& format);

// Picture as SVG, without the arrows that are not used for placing boxes. They span many rows; a page shows them on
// demand.
struct SparseLayout {
  std::string svg;
  Arrows left_out;
};
SparseLayout lay_out_sparsely(const Picture& picture);

}  // namespace onnx_tool
