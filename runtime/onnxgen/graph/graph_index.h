// Index of the producers and consumers of a graph's values.
//
//   const auto index = onnxgen::graph::GraphIndex::of(model.graph());
//   if (const auto node = index.producer("conv_1")) {
//     std::cout << model.graph().node(*node).op_type() << '\n';
//   }
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/graph/for_each_node.h"

namespace onnxgen::graph {

// Index of one graph. Holds views of the graph's names, so the graph must not change while the index is used. A value
// of the enclosing graph that a subgraph uses counts as used by the subgraph's node. Nodes are identified by their
// index in the graph.
//
// Returned references are valid as long as the index, returned views of names as long as the graph is not changed.
// Functions throw std::bad_alloc if memory is exhausted. Several threads may use the const functions at once.
class GraphIndex {
 public:
  // Creates the index of a GraphProto, or of a FunctionProto for its body. Both profiles are supported.
  template <class Graph>
  static GraphIndex of(const Graph& graph) {
    GraphIndex index;
    index.add_definitions(graph);
    for (const auto& node : graph.node()) {
      index.start_node();
      for (const auto& output : node.output()) index.add_output(output);
      add_uses(node, [&index](std::string_view name) { index.add_input(name); });
    }
    return index;
  }

  // Returns the number of nodes.
  std::size_t nodes() const noexcept { return inputs_.size(); }
  // Returns the node that produces the value. Returns no value if the name is an input, an initializer or unknown in
  // this graph. If several nodes produce it, which is invalid, returns the first.
  std::optional<std::size_t> producer(std::string_view name) const;
  // Returns the nodes that use the value, in ascending order.
  const std::vector<std::size_t>& consumers(std::string_view name) const;
  // Returns the values that the node uses, without duplicates and empty names. `node` must be less than nodes().
  const std::vector<std::string_view>& inputs(std::size_t node) const { return inputs_[node]; }

  // Returns whether the name is an input or an initializer.
  bool is_given(std::string_view name) const { return given_.count(name) != 0; }
  // Returns the names that nodes use but the graph does not define. They refer to enclosing graphs.
  std::vector<std::string_view> outer_names() const;

  // Returns the nodes required to compute `outputs` from `inputs`, in ascending order. Names that no node produces are
  // ignored.
  std::vector<std::size_t> reachable(const std::vector<std::string>& outputs,
                                     const std::vector<std::string>& inputs) const;
  // Computes an order in which every value is produced before it is used. Keeps the order of the graph if that is
  // valid, and stays close to it otherwise. Fails with kUnsupported if the graph has a cycle; `nodes` is then empty.
  Status order(std::vector<std::size_t>& nodes) const;

  // Calls use(name) for the names that a node uses, and for those that its subgraphs use but do not define.
  template <class Node, class Use>
  static void add_uses(const Node& node, const Use& use) {
    for (const auto& input : node.input()) {
      if (!input.empty()) use(std::string_view(input));
    }
    for (const auto& attribute : node.attribute()) {
      for_each_graph_of_attribute(attribute, [&](const auto& graph) { add_outer_uses(graph, use); });
    }
  }

 private:
  template <class Graph, class Use>
  static void add_outer_uses(const Graph& graph, const Use& use) {
    const GraphIndex inner = of(graph);
    for (const std::string_view name : inner.outer_names()) use(name);
    for (const auto& output : graph.output()) {
      if (!inner.defines(output.name())) use(std::string_view(output.name()));
    }
  }

  // Records the inputs and initializers. Inputs of a graph have names and types; inputs of a function are names.
  template <class Graph>
  void add_definitions(const Graph& graph) {
    if constexpr (std::is_convertible_v<decltype(*graph.input().begin()), std::string_view>) {
      for (const auto& input : graph.input()) given_.insert(input);
    } else {
      for (const auto& input : graph.input()) given_.insert(input.name());
      for (const auto& tensor : graph.initializer()) given_.insert(tensor.name());
      for (const auto& sparse : graph.sparse_initializer()) given_.insert(sparse.values().name());
    }
  }

  bool defines(std::string_view name) const { return is_given(name) || producer(name).has_value(); }
  void start_node();
  void add_input(std::string_view name);
  void add_output(std::string_view name);

  std::set<std::string_view> given_;
  std::map<std::string_view, std::size_t> producers_;
  std::map<std::string_view, std::vector<std::size_t>> consumers_;
  std::vector<std::vector<std::string_view>> inputs_;  // by node
};

}  // namespace onnxgen::graph
