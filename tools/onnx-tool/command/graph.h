// onnx-tool graph: a model as a picture.
#pragma once

#include <cstddef>
#include <string>

#include "model/access.h"
#include "output/output.h"

namespace onnx_tool {

struct GraphOptions {
  std::string model;
  std::string output;
  Access access;
  std::string scope;             // draw only nodes whose names begin so; empty: all
  std::size_t most_nodes = 300;  // more are put into groups
};

void run_graph(const GraphOptions& options, Output& output);

}  // namespace onnx_tool
