// Counts the elements of the weights that nodes use.
#pragma once

#include <cstdint>
#include <deque>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "graph/scopes.h"
#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Numbers of elements of the initializers of a graph, and the weights of the graphs around it.
struct WeightScope {
  explicit WeightScope(const WeightScope* enclosing = nullptr) : outer(enclosing) {}
  WeightScope(const onnx::GraphProto& graph, const WeightScope* enclosing);

  // Returns the number of elements of a weight, or null if there is none with this name.
  const std::uint64_t* find(std::string_view name) const;

  std::unordered_map<std::string_view, std::uint64_t> sizes;
  const WeightScope* outer;
};

// The weights that each node of a graph uses, including those in its subgraphs and its own constants.
class Parameters {
 public:
  // `scope` must outlive this object.
  Parameters(const NodeList& nodes, const WeightScope& scope);

  // Returns the number of elements of all weights that these nodes use. A weight that several nodes use counts once.
  std::uint64_t count(const std::vector<std::size_t>& nodes) const;

 private:
  using Used = std::vector<const std::uint64_t*>;  // the address of its size identifies a weight

  void add_node(const onnx::NodeProto& node, const WeightScope& scope, Used& used);
  void add_graph(const onnx::GraphProto& graph, const WeightScope& scope, Used& used);

  std::deque<WeightScope> inner_scopes_;
  std::deque<std::uint64_t> constants_;
  std::vector<Used> used_;  // by each node
};

}  // namespace onnx_tool
