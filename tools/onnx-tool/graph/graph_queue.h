// The graphs and functions of a model in the order in which a document lists them: the main graph, the functions, the
// graphs for training, and the subgraphs in the order in which writing the others meets them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "graph/parameters.h"
#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Indexes of the graphs of a TrainingInfoProto in the document.
struct TrainingGraphs {
  std::optional<std::uint64_t> initialization;
  std::optional<std::uint64_t> algorithm;
};

class GraphQueue {
 public:
  explicit GraphQueue(const onnx::ModelProto& model) {
    queue_.push_back({&model.graph(), nullptr, nullptr});
    for (const auto& function : model.functions()) queue_.push_back({nullptr, &function, nullptr});
    if (!model.training_info().empty()) main_weights_ = WeightScope(model.graph(), nullptr);
    for (const auto& training : model.training_info()) {
      TrainingGraphs& graphs = training_.emplace_back();
      if (training.has_initialization()) graphs.initialization = add(training.initialization(), main_weights_);
      if (training.has_algorithm()) graphs.algorithm = add(training.algorithm(), main_weights_);
    }
  }

  GraphQueue(const GraphQueue&) = delete;  // entries refer to its weights
  GraphQueue& operator=(const GraphQueue&) = delete;
  ~GraphQueue() = default;

  // Returns the graphs for training, which use weights of the main graph.
  const std::vector<TrainingGraphs>& training() const { return training_; }

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
  WeightScope main_weights_;
  std::vector<TrainingGraphs> training_;
  std::deque<WeightScope> scopes_;
};

}  // namespace onnx_tool
