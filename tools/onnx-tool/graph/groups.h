// Groups the nodes of a graph so that each level of the picture is small enough to read.
#pragma once

#include <set>
#include <string_view>
#include <vector>

#include "graph/parameters.h"
#include "graph/scopes.h"

namespace onnx_tool {

// Returns all nodes of a graph as a tree of groups, in which each group directly contains few nodes and groups. Scopes
// in names form groups. If names have no scopes, or a scope is too large, its repeated blocks form groups ("block 2 of
// 12"). If no blocks repeat, the nodes are divided at positions that few values cross. A small graph is not divided.
// The groups depend only on the nodes, so equal graphs are divided in the same way. Folded nodes belong to the group of
// a node that uses them and do not count as contents.
Group group_nodes(const NodeList& nodes, const std::vector<bool>& is_folded);

// Returns, for each node, whether it is shown as a weight of the nodes that use it: constants, and copies of weights.
// `weights` and `outputs` are those of the graph.
std::vector<bool> find_folded(const NodeList& nodes, const std::set<std::string_view>& weights,
                              const std::set<std::string_view>& outputs);

// The nodes of a graph as its picture shows them.
struct Arrangement {
  std::vector<bool> is_folded;
  Group all;
};

// Folds and groups the nodes of a graph with these weights and outputs.
Arrangement arrange(const NodeList& nodes, const WeightScope& weights, const std::set<std::string_view>& outputs);

}  // namespace onnx_tool
