// Groups the nodes of a graph by the scopes in their names.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

using NodeList = std::vector<const onnx::NodeProto*>;

template <class Nodes>
NodeList list_of(const Nodes& nodes) {
  NodeList list;
  list.reserve(nodes.size());
  for (const auto& node : nodes) list.push_back(&node);
  return list;
}

// A group of nodes of one graph. Nodes are given by their indexes in the graph, in ascending order.
struct Group {
  std::string name;                // "/model/layers.3"; empty for all nodes of a graph
  std::vector<std::size_t> nodes;  // all nodes, including those of `groups`
  std::vector<Group> groups;       // disjoint, ordered by their first nodes; each has at least two nodes
  bool is_part = false;            // part of a sequence without scopes or repetitions; its name is a number
};

// Returns the name of a node: its own or, if it has none, that of its first output.
std::string_view name_of(const onnx::NodeProto& node);

// Groups all nodes by scope. Names are paths whose components end with '/' or '.', as exporters write them; a number
// belongs to the component before it ("layers.3"). A scope that contains all nodes of the enclosing scope replaces it.
Group group_by_scope(const NodeList& nodes);

}  // namespace onnx_tool
