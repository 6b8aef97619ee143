#include "graph/parameters.h"

#include <algorithm>

#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/onnx/element_type.h"

namespace onnx_tool {
namespace {

std::uint64_t elements_of(const onnx::TensorProto& tensor) {
  return onnxgen::io::element_count(tensor.dims().data(), tensor.dims().size()).value_or(0);
}

}  // namespace

WeightScope::WeightScope(const onnx::GraphProto& graph, const WeightScope* enclosing) : outer(enclosing) {
  for (const auto& tensor : graph.initializer()) sizes[tensor.name()] = elements_of(tensor);
  for (const auto& tensor : graph.sparse_initializer()) sizes[tensor.values().name()] = elements_of(tensor.values());
}

const std::uint64_t* WeightScope::find(std::string_view name) const {
  for (const WeightScope* scope = this; scope != nullptr; scope = scope->outer) {
    const auto found = scope->sizes.find(name);
    if (found != scope->sizes.end()) return &found->second;
  }
  return nullptr;
}

Parameters::Parameters(const NodeList& nodes, const WeightScope& scope) : used_(nodes.size()) {
  for (std::size_t i = 0; i < nodes.size(); ++i) add_node(*nodes[i], scope, used_[i]);
}

std::uint64_t Parameters::count(const std::vector<std::size_t>& nodes) const {
  Used used;
  for (const std::size_t node : nodes) used.insert(used.end(), used_[node].begin(), used_[node].end());
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  std::uint64_t elements = 0;
  for (const std::uint64_t* const size : used) elements += *size;
  return elements;
}

void Parameters::add_node(const onnx::NodeProto& node, const WeightScope& scope, Used& used) {
  for (const std::string_view input : node.input()) {
    const std::uint64_t* const size = input.empty() ? nullptr : scope.find(input);
    if (size != nullptr) used.push_back(size);
  }
  for (const auto& attribute : node.attribute()) {
    if (attribute.has_t()) used.push_back(&constants_.emplace_back(elements_of(attribute.t())));
    onnxgen::graph::for_each_graph_of_attribute(attribute,
                                                [&](const onnx::GraphProto& graph) { add_graph(graph, scope, used); });
  }
}

void Parameters::add_graph(const onnx::GraphProto& graph, const WeightScope& scope, Used& used) {
  const WeightScope& inner = inner_scopes_.emplace_back(graph, &scope);
  for (const auto& node : graph.node()) add_node(node, inner, used);
}

}  // namespace onnx_tool
