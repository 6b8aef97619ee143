// Visits the places in a model where values are named, for code that renames them.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "onnxgen/graph/for_each_node.h"

namespace onnxgen::graph {

// Calls visit(name, set_name) for every place in a graph and its subgraphs that names a value. The visitor may change
// the name with set_name(std::string).
template <class Graph, class Visit>
void for_each_value_name(Graph& graph, const Visit& visit);

// Calls visit(name, set_name) for the inputs and outputs of a node, for values named in its device configurations, and
// for its subgraphs.
template <class Node, class Visit>
void for_each_value_name_of_node(Node& node, const Visit& visit) {
  for (decltype(node.input_size()) i = 0; i < node.input_size(); ++i) {
    visit(std::string_view(node.input(i)), [&](const std::string& name) { node.set_input(i, name); });
  }
  for (decltype(node.output_size()) i = 0; i < node.output_size(); ++i) {
    visit(std::string_view(node.output(i)), [&](const std::string& name) { node.set_output(i, name); });
  }
  for (auto& configuration : *node.mutable_device_configurations()) {
    for (auto& sharding : *configuration.mutable_sharding_spec()) {
      visit(std::string_view(sharding.tensor_name()), [&](const std::string& name) { sharding.set_tensor_name(name); });
    }
  }
  for (auto& attribute : *node.mutable_attribute()) {
    for_each_graph_of_attribute(attribute, [&](auto& inner) { for_each_value_name(inner, visit); });
  }
}

template <class Graph, class Visit>
void for_each_value_name(Graph& graph, const Visit& visit) {
  const auto visit_named = [&](auto& message) {
    visit(std::string_view(message.name()), [&](const std::string& name) { message.set_name(name); });
  };
  for (auto* const values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()}) {
    for (auto& value : *values) visit_named(value);
  }
  for (auto& tensor : *graph.mutable_initializer()) visit_named(tensor);
  for (auto& tensor : *graph.mutable_sparse_initializer()) {
    if (tensor.has_values()) visit_named(*tensor.mutable_values());
    if (tensor.has_indices()) visit_named(*tensor.mutable_indices());
  }
  for (auto& annotation : *graph.mutable_quantization_annotation()) {
    visit(std::string_view(annotation.tensor_name()),
          [&](const std::string& name) { annotation.set_tensor_name(name); });
    for (auto& entry : *annotation.mutable_quant_parameter_tensor_names()) {
      visit(std::string_view(entry.value()), [&](const std::string& name) { entry.set_value(name); });
    }
  }
  for (auto& node : *graph.mutable_node()) for_each_value_name_of_node(node, visit);
}

// Calls visit(name, set_name) for all graphs of a model. Training graphs share the names of the main graph. Functions
// have separate names and are not visited.
template <class Model, class Visit>
void for_each_value_name_of_model(Model& model, const Visit& visit) {
  for_each_outer_graph(model, [&](auto& graph) { for_each_value_name(graph, visit); });
  for (auto& training : *model.mutable_training_info()) {
    for (auto* const bindings : {training.mutable_initialization_binding(), training.mutable_update_binding()}) {
      for (auto& binding : *bindings) {
        visit(std::string_view(binding.key()), [&](const std::string& name) { binding.set_key(name); });
        visit(std::string_view(binding.value()), [&](const std::string& name) { binding.set_value(name); });
      }
    }
  }
}

// Maps old names to new names.
using NewNames = std::map<std::string, std::string, std::less<>>;

// Visitor for the functions above. Renames the values in `names`.
class ValueRenamer {
 public:
  explicit ValueRenamer(const NewNames& names) : names_(names) {}

  template <class SetName>
  void operator()(std::string_view name, const SetName& set_name) const {
    const auto found = names_.find(name);
    if (found != names_.end()) set_name(found->second);
  }

 private:
  const NewNames& names_;
};

}  // namespace onnxgen::graph
