// A graph as boxes and arrows, before anything is laid out.
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
  std::string title;               // the operator, or the group's name; as it stands in the model
  std::string subtitle;            // the node's name, or what a group is made of
  std::vector<std::size_t> nodes;  // in graph.node, of nodes and groups
};

struct Picture {
  std::vector<Box> boxes;
  std::set<std::pair<std::size_t, std::size_t>> arrows;  // from box to box, each once
};

// The nodes of `graph`, its inputs and its outputs. More than `most_nodes` are put into groups by name scope. Only
// nodes whose names begin with `scope` are drawn; all, where it is empty.
Picture make_picture(const onnx::GraphProto& graph, const std::string& scope, std::size_t most_nodes);

}  // namespace onnx_tool
