#include "graph/used_values.h"

namespace onnx_tool {

std::set<std::string_view> outer_values(const onnx::GraphProto& subgraph) {
  std::set<std::string_view> defined;
  for (const auto& input : subgraph.input()) defined.insert(input.name());
  for (const auto& tensor : subgraph.initializer()) defined.insert(tensor.name());
  for (const auto& tensor : subgraph.sparse_initializer()) defined.insert(tensor.values().name());
  for (const auto& node : subgraph.node()) defined.insert(node.output().begin(), node.output().end());
  std::set<std::string_view> outer;
  const auto add = [&](std::string_view name) {
    if (!name.empty() && defined.count(name) == 0) outer.insert(name);
  };
  for (const auto& node : subgraph.node()) for_each_used_value(node, add);
  for (const auto& output : subgraph.output()) add(output.name());
  return outer;
}

}  // namespace onnx_tool
