// A graph as boxes and arrows, before layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

enum class BoxKind { kNode, kGroup, kInput, kOutput };

struct Box {
  BoxKind kind = BoxKind::kNode;
  std::string title;               // the operator or the name of the group, as in the model
  std::string subtitle;            // the name of the node, or the contents of the group
  std::vector<std::size_t> nodes;  // indexes in graph.node, for nodes and groups
};

struct Picture {
  std::vector<Box> boxes;
  std::set<std::pair<std::size_t, std::size_t>> arrows;  // from box to box, without duplicates
};

// Creates boxes for the nodes, inputs and outputs of `graph`. If there are more than `most_nodes` nodes, they are
// grouped as by group_nodes(). Only nodes whose names start with `scope` are drawn; an empty `scope` selects all.
// Weights are not drawn, including constants and their copies.
Picture make_picture(const onnx::GraphProto& graph, const std::string& scope, std::size_t most_nodes);

}  // namespace onnx_tool
