// Marks in models from which `onnx-tool show` removed parts that are too large to display, or that text cannot express.
#pragma once

#include <string>

#include "onnxgen/error/printable.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::graph {

// Metadata key of models, graphs and tensors from which something was removed.
inline constexpr const char* kElidedKey = "elided";

// Returns whether a mark shows that something was removed from this tensor or graph itself.
template <class M>
bool has_elision_mark(const M& message) {
  for (const auto& entry : message.metadata_props()) {
    if (entry.key() == kElidedKey) return true;
  }
  return false;
}

// Returns the error text for a model or tensor from text in which a mark shows that a part was removed, or an empty
// string.
template <class M>
std::string find_elision(const M& message) {
  bool is_found = false;
  if constexpr (io::wire_kind_of<M>() == io::WireKind::kModel) {
    for (const auto& entry : message.metadata_props()) {
      if (entry.key() != kElidedKey) continue;
      return "this text lacks " + printable(entry.value(), kLongestName) + "; use the model itself";
    }
    const auto look_at = [&](const auto& attribute) {
      for_each_graph_of_attribute(attribute,
                                  [&](const auto& graph) { is_found = is_found || has_elision_mark(graph); });
    };
    const auto look_into = [&](const auto& node) {
      for (const auto& attribute : node.attribute()) look_at(attribute);
    };
    for_each_inference_node(message, look_into);
    for (const auto& function : message.functions()) {
      for (const auto& attribute : function.attribute_proto()) look_at(attribute);
    }
    for (const auto& training : message.training_info()) {
      for_each_node_of_graph(training.initialization(), look_into);
      for_each_node_of_graph(training.algorithm(), look_into);
    }
  }
  io::for_each_tensor(
      message, [&](const auto& tensor, const io::TensorSite&) { is_found = is_found || has_elision_mark(tensor); });
  if (!is_found) return {};
  return "this text omits parts of the model; print the complete model with `onnx-tool show --full`";
}

}  // namespace onnxgen::graph
