#include "graph/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>

#include "graph/groups.h"
#include "graph/parameters.h"
#include "graph/used_values.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

using Makers = std::unordered_map<std::string_view, std::size_t>;

// Returns the groups and single nodes of `all` to draw: at most `most`, unless one group has more parts than that. The
// largest groups are opened first. Folded nodes are not drawn by themselves.
std::vector<Group> opened(Group all, const std::vector<bool>& is_folded, std::size_t most) {
  std::vector<Group> parts;
  parts.push_back(std::move(all));
  while (true) {
    const auto is_smaller = [](const Group& a, const Group& b) { return a.nodes.size() < b.nodes.size(); };
    const auto largest = std::max_element(parts.begin(), parts.end(), is_smaller);
    if (largest == parts.end() || largest->nodes.size() == 1) return parts;
    Group group = std::move(*largest);
    std::vector<bool> is_grouped(group.nodes.back() + 1);
    for (const Group& inner : group.groups) {
      for (const std::size_t node : inner.nodes) is_grouped[node] = true;
    }
    std::vector<Group> inner;
    for (const std::size_t node : group.nodes) {
      if (!is_grouped[node] && !is_folded[node]) inner.push_back({{}, {node}, {}});
    }
    if (parts.size() > 1 && parts.size() - 1 + inner.size() + group.groups.size() > most) {
      *largest = std::move(group);
      return parts;
    }
    parts.erase(largest);
    for (Group& part : group.groups) parts.push_back(std::move(part));
    for (Group& node : inner) parts.push_back(std::move(node));
  }
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
    for (const auto& input : graph_.input()) {
      if (weights_.find(input.name()) != nullptr) continue;
      makers_[input.name()] = picture_.boxes.size();
      picture_.boxes.push_back({BoxKind::kInput, std::string(input.name()), {}, {}});
    }
  }

  void add_nodes() {
    const std::vector<bool> is_folded = find_folded_nodes();
    NodeList drawn;
    std::vector<std::size_t> indexes;
    std::vector<bool> is_weight;
    for (std::size_t i = 0; i < graph_.node_size(); ++i) {
      if (graph_.node(i).name().substr(0, scope_.size()) != scope_) continue;
      drawn.push_back(&graph_.node(i));
      indexes.push_back(i);
      is_weight.push_back(is_folded[i]);
    }
    if (drawn.empty()) return;
    const Parameters parameters(drawn, weights_);
    for (const Group& group : groups_of(drawn, is_weight)) {
      Box box;
      for (const std::size_t i : group.nodes) {
        if (is_weight[i]) continue;
        box.nodes.push_back(indexes[i]);
        for (const std::string_view output : drawn[i]->output()) makers_[output] = picture_.boxes.size();
      }
      const bool is_single = box.nodes.size() == 1;
      box.kind = is_single ? BoxKind::kNode : BoxKind::kGroup;
      const onnx::NodeProto& first = graph_.node(box.nodes[0]);
      box.title = is_single ? std::string(first.op_type()) : group.name;
      box.subtitle = is_single ? std::string(name_of(first)) : content_text(box, parameters.count(group.nodes));
      picture_.boxes.push_back(std::move(box));
    }
  }

  // Returns, for each node of the graph, whether it is a constant or a copy of one. The image shows no weights.
  std::vector<bool> find_folded_nodes() const {
    std::set<std::string_view> weights;
    std::set<std::string_view> outputs;
    for (const auto& [name, size] : weights_.sizes) weights.insert(name);
    for (const auto& output : graph_.output()) outputs.insert(output.name());
    return find_folded(list_of(graph_.node()), weights, outputs);
  }

  // Returns the boxes to draw, in the order of their first nodes. All indexes refer to `drawn`.
  std::vector<Group> groups_of(const NodeList& drawn, const std::vector<bool>& is_weight) const {
    std::vector<Group> parts;
    const auto weights = static_cast<std::size_t>(std::count(is_weight.begin(), is_weight.end(), true));
    if (drawn.size() - weights <= most_) {
      for (std::size_t i = 0; i < drawn.size(); ++i) {
        if (!is_weight[i]) parts.push_back({{}, {i}, {}});
      }
      return parts;
    }
    parts = opened(group_nodes(drawn, is_weight), is_weight, most_);
    std::sort(parts.begin(), parts.end(), [](const Group& a, const Group& b) { return a.nodes[0] < b.nodes[0]; });
    return parts;
  }

  static std::string content_text(const Box& group, std::uint64_t weights) {
    const std::string nodes = counted(group.nodes.size(), "node");
    return weights == 0 ? nodes : fmt::format("{}, {}", nodes, counted(weights, "parameter"));
  }

  void add_outputs() {
    for (const auto& output : graph_.output()) {
      picture_.boxes.push_back({BoxKind::kOutput, std::string(output.name()), {}, {}});
      add_arrow(output.name(), picture_.boxes.size() - 1);
    }
  }

  // Adds the arrows to a node. Subgraphs may use values of the outer graph.
  void add_arrows(const onnx::NodeProto& node, std::size_t box) {
    for_each_used_value(node, [&](std::string_view value) { add_arrow(value, box); });
  }

  void add_arrow(std::string_view value, std::size_t to) {
    const auto from = value.empty() ? makers_.end() : makers_.find(value);
    if (from != makers_.end() && from->second != to) picture_.arrows.emplace(from->second, to);
  }

  const onnx::GraphProto& graph_;
  const std::string& scope_;
  std::size_t most_;
  WeightScope weights_{graph_, nullptr};
  Picture picture_;
  Makers makers_;  // index of the box that produces each value
};

}  // namespace

Picture make_picture(const onnx::GraphProto& graph, const std::string& scope, std::size_t most_nodes) {
  return Painter(graph, scope, most_nodes).run();
}

}  // namespace onnx_tool
