// Where the boxes of a picture go.
#pragma once

#include <string>

#include "graph/dot.h"
#include "graph/picture.h"

namespace onnx_tool {

// The picture laid out by Graphviz, in one of its formats: "svg", "png".
std::string lay_out(const Picture& picture, const std::string& format);

// The same as SVG, without the arrows that no box is placed by: those that pass many rows, which a page shows on
// demand.
struct SparseLayout {
  std::string svg;
  Arrows left_out;
};
SparseLayout lay_out_sparsely(const Picture& picture);

}  // namespace onnx_tool
