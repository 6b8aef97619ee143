// The values that a node uses.
#pragma once

#include <set>
#include <string_view>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/graph/for_each_node.h"

namespace onnx_tool {

// Returns the names of the values that a subgraph uses but does not define: values of the graphs around it. A subgraph
// may define a value with the name of one of theirs, which it then hides.
std::set<std::string_view> outer_values(const onnx::GraphProto& subgraph);

// Calls visit(name) for each input of the node that is not omitted, and for the values of the graphs around the node
// that its subgraphs use. Visits a name again for each further use.
template <class Visit>
void for_each_used_value(const onnx::NodeProto& node, const Visit& visit) {
  for (const std::string_view input : node.input()) {
    if (!input.empty()) visit(input);
  }
  const auto visit_outer = [&](const onnx::GraphProto& subgraph) {
    for (const std::string_view name : outer_values(subgraph)) visit(name);
  };
  for (const auto& attribute : node.attribute()) {
    onnxgen::graph::for_each_graph_of_attribute(attribute, visit_outer);
  }
}

}  // namespace onnx_tool
