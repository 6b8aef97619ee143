// Visits the places in types where dimensions are named, for code that renames them.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::graph {

// Calls visit(name, set_name) for every symbolic dimension of a TypeProto, including nested types. The visitor may
// rename the dimension with set_name(std::string).
template <class Type, class Visit>
void for_each_dimension_name(Type& type, const Visit& visit) {
  const auto visit_shape = [&](auto& tensor) {
    if (!tensor.has_shape()) return;
    for (auto& dim : *tensor.mutable_shape()->mutable_dim()) {
      const std::string_view name(dim.dim_param());
      if (!name.empty()) visit(name, [&](const std::string& new_name) { dim.set_dim_param(new_name); });
    }
  };
  if (type.has_tensor_type()) visit_shape(*type.mutable_tensor_type());
  if (type.has_sparse_tensor_type()) visit_shape(*type.mutable_sparse_tensor_type());
  if (type.has_sequence_type()) for_each_dimension_name(*type.mutable_sequence_type()->mutable_elem_type(), visit);
  if (type.has_map_type()) for_each_dimension_name(*type.mutable_map_type()->mutable_value_type(), visit);
  if (type.has_optional_type()) for_each_dimension_name(*type.mutable_optional_type()->mutable_elem_type(), visit);
}

// Calls visit(name, set_name) for every symbolic dimension in the device configurations of a node.
template <class Node, class Visit>
void for_each_dimension_name_of_node(Node& node, const Visit& visit) {
  for (auto& configuration : *node.mutable_device_configurations()) {
    for (auto& sharding : *configuration.mutable_sharding_spec()) {
      for (auto& axis : *sharding.mutable_sharded_dim()) {
        for (auto& split : *axis.mutable_simple_sharding()) {
          const std::string_view name(split.dim_param());
          if (!name.empty()) visit(name, [&](const std::string& new_name) { split.set_dim_param(new_name); });
        }
      }
    }
  }
}

// Calls visit(name, set_name) for every symbolic dimension in the types of a graph's values. Excludes subgraphs, which
// have separate dimension names.
template <class Graph, class Visit>
void for_each_dimension_name_of_graph(Graph& graph, const Visit& visit) {
  for (auto* const values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()}) {
    for (auto& value : *values) {
      if (value.has_type()) for_each_dimension_name(*value.mutable_type(), visit);
    }
  }
}

}  // namespace onnxgen::graph
