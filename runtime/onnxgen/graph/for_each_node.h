// Nodes within each other, of any class that has their fields.
#pragma once

namespace onnxgen::graph {

// Calls visit(node) for a node and then for those of its subgraphs.
template <class Node, class Visit>
void for_each_node(const Node& node, const Visit& visit) {
  visit(node);
  for (const auto& attribute : node.attribute()) {
    if (attribute.has_g()) {
      for (const auto& inner : attribute.g().node()) for_each_node(inner, visit);
    }
    for (const auto& graph : attribute.graphs()) {
      for (const auto& inner : graph.node()) for_each_node(inner, visit);
    }
  }
}

}  // namespace onnxgen::graph
