// The graphs and functions of a model in the order in which a document lists them: the main graph, the functions, and
// the subgraphs in the order in which writing the others meets them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>

#include "graph/parameters.h"
#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

class GraphQueue {
 public:
  explicit GraphQueue(const onnx::ModelProto& model) {
    queue_.push_back({&model.graph(), nullptr, nullptr});
    for (const auto& function : model.functions()) queue_.push_back({nullptr, &function, nullptr});
  }

  // Returns the index of a subgraph in the document. `outer` contains the weights of the graphs around it.
  std::uint64_t add(const onnx::GraphProto& graph, const WeightScope& outer) {
    queue_.push_back({&graph, nullptr, &outer});
    return queue_.size() - 1;
  }

  // Calls visit(graph or function, its weights) for each graph and function. Visits also those that visit() adds.
  template <class Visitor>
  void for_each(const Visitor& visit) {
    for (std::size_t i = 0; i < queue_.size(); ++i) {  // NOLINT(modernize-loop-convert): visit() appends
      const Entry next = queue_[i];
      if (next.graph != nullptr) {
        visit(*next.graph, scopes_.emplace_back(*next.graph, next.outer));
      } else {
        visit(*next.function, scopes_.emplace_back());
      }
    }
  }

 private:
  struct Entry {
    const onnx::GraphProto* graph;        // null for functions
    const onnx::FunctionProto* function;  // null for graphs
    const WeightScope* outer;             // null for the main graph and functions
  };

  std::deque<Entry> queue_;
  std::deque<WeightScope> scopes_;
};

}  // namespace onnx_tool
