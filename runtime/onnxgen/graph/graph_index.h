// Who makes and who uses the values of a graph.
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

namespace onnxgen::graph {

// Of one graph, whose names it views: it must not change meanwhile. What a subgraph uses of the graph around it counts
// as used by its node. Nodes are numbers, their places in the graph.
class GraphIndex {
 public:
  // Of a graph, or of the body of a function, of either profile.
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

  std::size_t nodes() const noexcept { return inputs_.size(); }
  // The node that makes the value; none where it is an input, an initializer or nothing of this graph. The first where
  // there are several, against the rules.
  std::optional<std::size_t> producer(std::string_view name) const;
  // The nodes that use the value, ascending.
  const std::vector<std::size_t>& consumers(std::string_view name) const;
  // What the node uses, each name once, empty ones left out.
  const std::vector<std::string_view>& inputs(std::size_t node) const { return inputs_[node]; }

  // Whether the name is an input or an initializer.
  bool is_given(std::string_view name) const { return given_.count(name) != 0; }
  // The names that nodes use and nothing in the graph defines: those of the graphs around it.
  std::vector<std::string_view> outer_names() const;

  // The nodes that `outputs` need, ascending, going back from each no further than to `inputs`.
  std::vector<std::size_t> reachable(const std::vector<std::string>& outputs,
                                     const std::vector<std::string>& inputs) const;
  // An order in which every value is made before it is used: that of the graph where it is one already, and as near to
  // it as can be. A cycle is kUnsupported.
  Status order(std::vector<std::size_t>& nodes) const;

  // Calls use(name) for the names that a node uses, and those that its subgraphs use and do not define.
  template <class Node, class Use>
  static void add_uses(const Node& node, const Use& use) {
    for (const auto& input : node.input()) {
      if (!input.empty()) use(std::string_view(input));
    }
    for (const auto& attribute : node.attribute()) {
      if (attribute.has_g()) add_outer_uses(attribute.g(), use);
      for (const auto& graph : attribute.graphs()) add_outer_uses(graph, use);
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

  // Inputs of a graph have names and types, those of a function are names.
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
