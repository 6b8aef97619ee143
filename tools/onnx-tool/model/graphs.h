// Iteration over the nodes of a model.
#pragma once

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/graph/for_each_node.h"

namespace onnx_tool {

using onnxgen::graph::for_each_node;

// Calls visit(node) for every node of the model: nodes of its graph, of subgraphs (after the node that contains them),
// and of functions.
template <class Visit>
void for_each_node(const onnx::ModelProto& model, const Visit& visit) {
  for (const auto& node : model.graph().node()) for_each_node(node, visit);
  for (const auto& function : model.functions()) {
    for (const auto& node : function.node()) for_each_node(node, visit);
  }
}

}  // namespace onnx_tool
