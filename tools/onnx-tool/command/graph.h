// onnx-tool graph: draws a model.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "model/access.h"
#include "output/output.h"

namespace onnx_tool {

struct GraphOptions {
  std::string model;
  std::string output;  // empty if `json` is set
  std::string format;  // "svg", "png", "html" or "dot"; empty: from the ending of the output's name
  Access access;
  std::string scope;                      // draw only nodes whose names start with this; empty: all
  std::optional<std::size_t> most_nodes;  // larger graphs are drawn in groups of nodes
  bool json = false;                      // print the structure as JSON, instead of drawing
  bool values = false;                    // whether the page shows statistics of the weights
};

void run_graph(const GraphOptions& options, Output& output);

}  // namespace onnx_tool
