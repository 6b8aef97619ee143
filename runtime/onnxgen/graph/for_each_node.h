// Visits graphs and nodes, including those of subgraphs, for any class that has these fields.
#pragma once

#include <type_traits>

namespace onnxgen::graph {

// Returns whether the value of an attribute is a graph or a list of graphs.
template <class Attribute>
bool has_graphs(const Attribute& attribute) {
  return attribute.has_g() || !attribute.graphs().empty();
}

// Calls visit(graph) for the graphs of an attribute, but not for their subgraphs. The graphs of a const attribute are
// const.
template <class Attribute, class Visit>
void for_each_graph_of_attribute(Attribute& attribute, const Visit& visit) {
  if constexpr (std::is_const_v<Attribute>) {
    if (attribute.has_g()) visit(attribute.g());
    for (const auto& graph : attribute.graphs()) visit(graph);
  } else {
    if (attribute.has_g()) visit(*attribute.mutable_g());
    for (auto& graph : *attribute.mutable_graphs()) visit(graph);
  }
}

template <class Attribute, class Visit>
void for_each_node_of_attribute(Attribute& attribute, const Visit& visit);

// Calls visit(node) for a node and then for the nodes of its subgraphs. The nodes are const if `node` is.
template <class Node, class Visit>
void for_each_node(Node& node, const Visit& visit) {
  visit(node);
  if constexpr (std::is_const_v<Node>) {
    for (const auto& attribute : node.attribute()) for_each_node_of_attribute(attribute, visit);
  } else {
    for (auto& attribute : *node.mutable_attribute()) for_each_node_of_attribute(attribute, visit);
  }
}

// Calls visit(node) for every node of a graph and of its subgraphs. The nodes are const if `graph` is.
template <class Graph, class Visit>
void for_each_node_of_graph(Graph& graph, const Visit& visit) {
  if constexpr (std::is_const_v<Graph>) {
    for (const auto& node : graph.node()) for_each_node(node, visit);
  } else {
    for (auto& node : *graph.mutable_node()) for_each_node(node, visit);
  }
}

// Calls visit(node) for every node of the graphs in an attribute and of their subgraphs.
template <class Attribute, class Visit>
void for_each_node_of_attribute(Attribute& attribute, const Visit& visit) {
  for_each_graph_of_attribute(attribute, [&](auto& graph) { for_each_node_of_graph(graph, visit); });
}

// Calls visit(node) for every node of a function: nodes of its body, of graphs that are default values of its
// attributes, and of their subgraphs. The nodes are const if `function` is.
template <class Function, class Visit>
void for_each_node_of_function(Function& function, const Visit& visit) {
  if constexpr (std::is_const_v<Function>) {
    for (const auto& node : function.node()) for_each_node(node, visit);
    for (const auto& attribute : function.attribute_proto()) for_each_node_of_attribute(attribute, visit);
  } else {
    for (auto& node : *function.mutable_node()) for_each_node(node, visit);
    for (auto& attribute : *function.mutable_attribute_proto()) for_each_node_of_attribute(attribute, visit);
  }
}

// Calls visit(graph) for a graph and all of its subgraphs. `graph` is not const.
template <class Graph, class Visit>
void for_each_graph(Graph& graph, const Visit& visit) {
  visit(graph);
  for_each_node_of_graph(graph, [&](auto& node) {
    for (auto& attribute : *node.mutable_attribute()) for_each_graph_of_attribute(attribute, visit);
  });
}

// Calls visit(graph) for every graph in a function, including those in default values of its attributes. `function` is
// not const.
template <class Function, class Visit>
void for_each_graph_of_function(Function& function, const Visit& visit) {
  for (auto& attribute : *function.mutable_attribute_proto()) for_each_graph_of_attribute(attribute, visit);
  for_each_node_of_function(function, [&](auto& node) {
    for (auto& attribute : *node.mutable_attribute()) for_each_graph_of_attribute(attribute, visit);
  });
}

// Calls visit(node) for every node of a model except those of training graphs: nodes of its graph, of subgraphs (after
// the node that contains them), and of functions.
template <class Model, class Visit>
void for_each_inference_node(const Model& model, const Visit& visit) {
  for_each_node_of_graph(model.graph(), visit);
  for (const auto& function : model.functions()) for_each_node_of_function(function, visit);
}

// Calls visit(graph) for the main graph of a model and its training graphs.
template <class Model, class Visit>
void for_each_outer_graph(Model& model, const Visit& visit) {
  if (model.has_graph()) visit(*model.mutable_graph());
  for (auto& training : *model.mutable_training_info()) {
    if (training.has_initialization()) visit(*training.mutable_initialization());
    if (training.has_algorithm()) visit(*training.mutable_algorithm());
  }
}

// Calls visit(node) for every node of these graphs and their subgraphs.
template <class Model, class Visit>
void for_each_node_of_graphs(Model& model, const Visit& visit) {
  for_each_outer_graph(model, [&](auto& graph) { for_each_node_of_graph(graph, visit); });
}

// Like for_each_node_of_graphs(), but also visits the nodes of functions.
template <class Model, class Visit>
void for_each_node_of_model(Model& model, const Visit& visit) {
  for_each_node_of_graphs(model, visit);
  for (auto& function : *model.mutable_functions()) for_each_node_of_function(function, visit);
}

}  // namespace onnxgen::graph
