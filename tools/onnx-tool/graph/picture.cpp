#include "graph/picture.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>

#include "graph/scopes.h"
#include "model/graphs.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

using Values = std::unordered_map<std::string_view, std::size_t>;

// Returns "24 nodes: 8 MatMul, 6 Add, 4 Mul ...".
std::string content_text(const onnx::GraphProto& graph, const std::vector<std::size_t>& nodes) {
  constexpr std::size_t kShown = 3;
  std::map<std::string_view, std::size_t> counts;
  for (const std::size_t node : nodes) ++counts[graph.node(node).op_type()];
  std::vector<std::pair<std::string_view, std::size_t>> sorted(counts.begin(), counts.end());
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  std::string text = counted(nodes.size(), "node") + ":";
  for (std::size_t i = 0; i < std::min(kShown, sorted.size()); ++i) {
    text.append(i == 0 ? " " : ", ").append(count_text(sorted[i].second)).append(" ").append(sorted[i].first);
  }
  return sorted.size() > kShown ? text + " ..." : text;
}

class Painter {
 public:
  Painter(const onnx::GraphProto& graph, const std::string& scope, std::size_t most)
      : graph_(graph), scope_(scope), most_(most) {}

  Picture run() {
    if (scope_.empty()) add_inputs();
    add_nodes();
    for (std::size_t i = 0; i < picture_.boxes.size(); ++i) {
      for (const std::size_t node : picture_.boxes[i].nodes) add_arrows(graph_.node(node), i);
    }
    if (scope_.empty()) add_outputs();
    return std::move(picture_);
  }

 private:
  // Adds the inputs. Initializers are excluded; old models also list them as inputs.
  void add_inputs() {
    std::set<std::string_view> weights;
    for (const auto& tensor : graph_.initializer()) weights.insert(tensor.name());
    for (const auto& tensor : graph_.sparse_initializer()) weights.insert(tensor.values().name());
    for (const auto& input : graph_.input()) {
      if (weights.count(input.name()) != 0) continue;
      makers_[input.name()] = picture_.boxes.size();
      picture_.boxes.push_back({BoxKind::kInput, std::string(input.name()), {}, {}});
    }
  }

  void add_nodes() {
    std::vector<std::size_t> drawn;
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < graph_.node_size(); ++i) {
      if (graph_.node(i).name().substr(0, scope_.size()) != scope_) continue;
      drawn.push_back(i);
      names.push_back(graph_.node(i).name());
    }
    for (const Group& group : group_by_scope(names, most_)) {
      Box box;
      for (const std::size_t i : group.nodes) {
        box.nodes.push_back(drawn[i]);
        for (const std::string_view output : graph_.node(drawn[i]).output()) makers_[output] = picture_.boxes.size();
      }
      const bool is_single = box.nodes.size() == 1;
      box.kind = is_single ? BoxKind::kNode : BoxKind::kGroup;
      box.title = is_single ? std::string(graph_.node(box.nodes[0]).op_type()) : group.name;
      box.subtitle = is_single ? group.name : content_text(graph_, box.nodes);
      picture_.boxes.push_back(std::move(box));
    }
  }

  void add_outputs() {
    for (const auto& output : graph_.output()) {
      picture_.boxes.push_back({BoxKind::kOutput, std::string(output.name()), {}, {}});
      add_arrow(output.name(), picture_.boxes.size() - 1);
    }
  }

  // Adds the arrows to a node. Subgraphs may use values of the outer graph.
  void add_arrows(const onnx::NodeProto& node, std::size_t box) {
    for_each_node(node, [&](const onnx::NodeProto& inner) {
      for (const std::string_view input : inner.input()) add_arrow(input, box);
    });
  }

  void add_arrow(std::string_view value, std::size_t to) {
    const auto from = value.empty() ? makers_.end() : makers_.find(value);
    if (from != makers_.end() && from->second != to) picture_.arrows.emplace(from->second, to);
  }

  const onnx::GraphProto& graph_;
  const std::string& scope_;
  std::size_t most_;
  Picture picture_;
  Values makers_;  // index of the box that produces each value
};

}  // namespace

Picture make_picture(const onnx::GraphProto& graph, const std::string& scope, std::size_t most_nodes) {
  return Painter(graph, scope, most_nodes).run();
}

}  // namespace onnx_tool
