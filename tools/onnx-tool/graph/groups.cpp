#include "graph/groups.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "graph/repeats.h"
#include "graph/used_values.h"
#include "onnxgen/graph/for_each_node.h"

namespace onnx_tool {
namespace {

constexpr std::size_t kUndivided = 16;    // a graph with at most this many nodes has no groups
constexpr std::size_t kMostItems = 20;    // nodes and groups directly in one group
constexpr std::size_t kMostInScope = 36;  // nodes and groups directly in a scope of node names
constexpr std::size_t kMostParts = 10;    // parts into which a sequence without structure is divided

// Items of a group that is being divided: nodes and groups. A node is a group with one node and no name.
using Items = std::vector<Group>;

bool is_node(const Group& item) {
  return item.nodes.size() == 1;
}

// Returns the components of `name` after those that it shares with `other`: "layers.7" for "/model/layers.7" and
// "/model/layers.0".
std::string_view difference(std::string_view name, std::string_view other) {
  const auto end = std::mismatch(name.begin(), name.end(), other.begin(), other.end()).first;
  const auto same = name.substr(0, static_cast<std::size_t>(end - name.begin()));
  const std::size_t number = same.find_last_not_of("0123456789.");
  const std::size_t before = number == std::string_view::npos ? number : same.find_last_of('/', number);
  return before == std::string_view::npos ? name : name.substr(before + 1);
}

class Bundler {
 public:
  explicit Bundler(const NodeList& nodes) : nodes_(nodes) {
    kinds_.reserve(nodes.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      kinds_.push_back(kind_of(*nodes[i]));
      for (const std::string_view output : nodes[i]->output()) {
        if (!output.empty()) makers_[output] = i;
      }
    }
  }

  // Divides a group and the scopes in it, so that the group directly contains about `most` items or fewer.
  void divide(Group& group, std::size_t most) const {
    for (Group& inner : group.groups) divide(inner, kMostInScope);
    put(group, few_of(items_of(group), most));
  }

 private:
  static std::uint64_t combined(std::uint64_t hash, std::uint64_t value) {
    constexpr std::uint64_t kPrime = 1099511628211U;  // of the hash function FNV-1a
    return (hash ^ value) * kPrime;
  }

  static std::uint64_t kind_of(const onnx::NodeProto& node) {
    std::uint64_t hash = 14695981039346656037U;
    for (const std::string_view text : {std::string_view(node.domain()), std::string_view(node.op_type())}) {
      for (const char c : text) hash = combined(hash, static_cast<unsigned char>(c));
      hash = combined(hash, 256);  // separates the texts
    }
    return hash;
  }

  static Items items_of(Group& group) {
    Items items;
    std::vector<std::size_t> grouped;
    for (const Group& inner : group.groups) grouped.insert(grouped.end(), inner.nodes.begin(), inner.nodes.end());
    std::sort(grouped.begin(), grouped.end());
    for (const std::size_t node : group.nodes) {
      if (!std::binary_search(grouped.begin(), grouped.end(), node)) items.push_back({{}, {node}, {}});
    }
    for (Group& inner : group.groups) items.push_back(std::move(inner));
    const auto is_before = [](const Group& a, const Group& b) { return a.nodes[0] < b.nodes[0]; };
    std::sort(items.begin(), items.end(), is_before);
    return items;
  }

  static void put(Group& group, Items items) {
    group.groups.clear();
    for (Group& item : items) {
      if (!is_node(item)) group.groups.push_back(std::move(item));
    }
    number_parts(group.groups);
  }

  // Names the parts among the final groups of a level. Parts before and after repeated blocks are numbered together.
  static void number_parts(std::vector<Group>& groups) {
    const auto count = std::count_if(groups.begin(), groups.end(), [](const Group& group) { return group.is_part; });
    std::size_t number = 0;
    for (Group& group : groups) {
      if (group.is_part) group.name = fmt::format("part {} of {}", ++number, count);
    }
  }

  // Combines items into one group, which is then divided itself. A single item remains as it is.
  Group combine(std::string name, Items items) const {
    if (items.size() == 1) return std::move(items[0]);
    Group group;
    group.name = std::move(name);
    for (const Group& item : items) group.nodes.insert(group.nodes.end(), item.nodes.begin(), item.nodes.end());
    std::sort(group.nodes.begin(), group.nodes.end());
    put(group, few_of(std::move(items), kMostItems));
    return group;
  }

  Items few_of(Items items, std::size_t most) const { return items.size() > most ? bundled(std::move(items)) : items; }

  static Items cut(Items& items, std::size_t begin, std::size_t end) {
    const auto at = [&items](std::size_t i) {
      return std::make_move_iterator(items.begin() + static_cast<std::ptrdiff_t>(i));
    };
    return Items(at(begin), at(end));
  }

  // Combines the items into a small number of groups: one for each repeated block if blocks repeat, otherwise parts of
  // the sequence.
  Items bundled(Items items) const {
    std::vector<std::uint64_t> kinds;
    for (const Group& item : items) {
      std::uint64_t kind = is_node(item) ? 0 : 1;
      for (const std::size_t node : item.nodes) kind = combined(kind, kinds_[node]);
      kinds.push_back(kind);
    }
    const Repeat repeat = find_repeat(kinds, crossings_of(items));
    if (repeat.count < 2 || 3 * repeat.length * repeat.count < items.size()) return sections(std::move(items));
    Items result = few(cut(items, 0, repeat.begin));
    for (Group& block : blocks(items, repeat)) result.push_back(std::move(block));
    for (Group& item : few(cut(items, repeat.end(), items.size()))) result.push_back(std::move(item));
    if (result.size() > kMostItems) return sections(std::move(result));
    return result;
  }

  // Combines the items before or after a repetition into a small number of items.
  Items few(Items items) const {
    if (items.size() <= kMostItems / 4) return items;
    return items.size() > kMostItems ? bundled(std::move(items)) : sections(std::move(items));
  }

  Items blocks(Items& items, const Repeat& repeat) const {
    Items result;
    if (repeat.length == 1) {
      result = cut(items, repeat.begin, repeat.end());
    } else {
      for (std::size_t i = 0; i < repeat.count; ++i) {
        const std::size_t begin = repeat.begin + i * repeat.length;
        result.push_back(
            combine(fmt::format("block {} of {}", i + 1, repeat.count), cut(items, begin, begin + repeat.length)));
      }
    }
    return result.size() > kMostItems / 2 ? runs(std::move(result)) : result;
  }

  // Divides a sequence of equal items.
  Items runs(Items items) const {
    Items result;
    const std::size_t length = part_length(items.size());
    for (std::size_t begin = 0; begin < items.size(); begin += length) {
      const std::size_t end = std::min(begin + length, items.size());
      std::string name = run_name(items, begin, end);
      result.push_back(combine(std::move(name), cut(items, begin, end)));
    }
    return result;
  }

  // Returns the name of a group of equal items, such as "MatMul 1 to 40 of 400", "layers.0 to layers.7" or "blocks 1 to
  // 4 of 12".
  std::string run_name(const Items& items, std::size_t begin, std::size_t end) const {
    const std::string& first = items[begin].name;
    if (is_node(items[begin])) {
      const std::string_view op = nodes_[items[begin].nodes[0]]->op_type();
      return fmt::format("{} {} to {} of {}", op, begin + 1, end, items.size());
    }
    if (first.rfind("block ", 0) == 0) return fmt::format("blocks {} to {} of {}", begin + 1, end, items.size());
    return fmt::format("{} to {}", first, difference(items[end - 1].name, first));
  }

  static std::size_t part_length(std::size_t items) {
    const auto parts = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(items))));
    const std::size_t most = std::min(parts, kMostParts);
    return (items + most - 1) / most;
  }

  // Divides a sequence without repetitions at positions that few values cross.
  Items sections(Items items) const {
    const std::vector<std::size_t> crossings = crossings_of(items);
    const std::size_t length = part_length(items.size());
    std::vector<std::size_t> ends;
    for (std::size_t begin = 0; begin < items.size(); begin = ends.back()) {
      ends.push_back(narrowest_near(begin + length, length / 3, crossings));
    }
    Items result;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      Items part = cut(items, i == 0 ? 0 : ends[i - 1], ends[i]);
      const bool is_new = part.size() > 1;
      result.push_back(combine("part", std::move(part)));
      result.back().is_part = result.back().is_part || is_new;
    }
    return result;
  }

  static std::size_t narrowest_near(std::size_t place, std::size_t distance,
                                    const std::vector<std::size_t>& crossings) {
    if (place + distance >= crossings.size()) return crossings.size();
    std::size_t best = place;
    for (std::size_t at = place - distance; at <= place + distance; ++at) {
      if (crossings[at] < crossings[best]) best = at;
    }
    return best;
  }

  // The items between which a value passes.
  struct Span {
    std::size_t begin;  // the item that computes it
    std::size_t end;    // the last item that uses it
  };

  // Calls visit(value, node) for each value of this graph that an item uses, with the node that computes it.
  template <class Visit>
  void for_each_use(const Group& item, const Visit& visit) const {
    for (const std::size_t node : item.nodes) {
      for_each_used_value(*nodes_[node], [&](std::string_view value) {
        const auto maker = makers_.find(value);
        if (maker != makers_.end()) visit(value, maker->second);
      });
    }
  }

  // Returns, for each item, the number of values that pass from earlier items to it or to later ones.
  std::vector<std::size_t> crossings_of(const Items& items) const {
    std::unordered_map<std::size_t, std::size_t> item_of_node;
    for (std::size_t i = 0; i < items.size(); ++i) {
      for (const std::size_t node : items[i].nodes) item_of_node[node] = i;
    }
    std::unordered_map<std::string_view, Span> spans;
    for (std::size_t i = 0; i < items.size(); ++i) {
      for_each_use(items[i], [&](std::string_view value, std::size_t maker) {
        const auto from = item_of_node.find(maker);
        if (from == item_of_node.end() || from->second >= i) return;
        spans.try_emplace(value, Span{from->second, i}).first->second.end = i;
      });
    }
    std::vector<std::size_t> crossings(items.size() + 1);
    for (const auto& [value, span] : spans) {
      ++crossings[span.begin + 1];
      --crossings[span.end + 1];
    }
    crossings.pop_back();
    for (std::size_t i = 1; i < crossings.size(); ++i) crossings[i] += crossings[i - 1];
    return crossings;
  }

  const NodeList& nodes_;
  std::vector<std::uint64_t> kinds_;
  std::unordered_map<std::string_view, std::size_t> makers_;
};

}  // namespace

namespace {

// Nodes that are grouped, and the folded nodes that belong to each.
struct Shown {
  NodeList nodes;
  std::vector<std::size_t> indexes;                  // of `nodes` in the graph
  std::vector<std::vector<std::size_t>> companions;  // folded nodes, by the index of the node that uses them
};

Shown shown_nodes(const NodeList& nodes, const std::vector<bool>& is_folded) {
  Shown shown;
  shown.companions.resize(nodes.size());
  std::unordered_map<std::string_view, std::size_t> folded;  // by output
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (is_folded[i]) {
      folded[nodes[i]->output(0)] = i;
    } else {
      shown.nodes.push_back(nodes[i]);
      shown.indexes.push_back(i);
    }
  }
  std::vector<std::string_view> values;  // explicit stack: a chain of copies can be of any length
  for (const std::size_t i : shown.indexes) {
    for_each_used_value(*nodes[i], [&](std::string_view value) { values.push_back(value); });
    while (!values.empty()) {
      const auto found = folded.find(values.back());
      values.pop_back();
      if (found == folded.end()) continue;
      const std::size_t node = found->second;
      folded.erase(found);
      shown.companions[i].push_back(node);
      values.insert(values.end(), nodes[node]->input().begin(), nodes[node]->input().end());
    }
  }
  return shown;
}

void restore_indexes(Group& group, const Shown& shown) {
  std::vector<std::size_t> nodes;
  for (const std::size_t i : group.nodes) {
    const std::size_t node = shown.indexes[i];
    nodes.push_back(node);
    nodes.insert(nodes.end(), shown.companions[node].begin(), shown.companions[node].end());
  }
  std::sort(nodes.begin(), nodes.end());
  group.nodes = std::move(nodes);
  for (Group& inner : group.groups) restore_indexes(inner, shown);
  const auto is_before = [](const Group& a, const Group& b) { return a.nodes[0] < b.nodes[0]; };
  std::sort(group.groups.begin(), group.groups.end(), is_before);
}

// Subgraphs may use any value, even one that depends on the node's output.
bool has_subgraphs(const onnx::NodeProto& node) {
  return std::any_of(node.attribute().begin(), node.attribute().end(),
                     onnxgen::graph::has_graphs<onnx::AttributeProto>);
}

}  // namespace

std::vector<bool> find_folded(const NodeList& nodes, const std::set<std::string_view>& weights,
                              const std::set<std::string_view>& outputs) {
  std::vector<bool> is_folded(nodes.size());
  std::set<std::string_view> used;
  for (const onnx::NodeProto* const node : nodes) {
    for_each_used_value(*node, [&](std::string_view value) { used.insert(value); });
  }
  std::set<std::string_view> constants = weights;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const onnx::NodeProto& node = *nodes[i];
    if (!node.domain().empty() || node.output_size() != 1 || has_subgraphs(node)) continue;
    const std::string_view output = node.output(0);
    const bool is_constant = node.op_type() == "Constant" && node.input_size() == 0;
    const bool is_copy = node.op_type() == "Identity" && node.input_size() == 1 && constants.count(node.input(0)) != 0;
    if ((!is_constant && !is_copy) || used.count(output) == 0 || outputs.count(output) != 0) continue;
    is_folded[i] = constants.insert(output).second;  // one node for each name, so that no copy is that of itself
  }
  return is_folded;
}

Group group_nodes(const NodeList& nodes, const std::vector<bool>& is_folded) {
  const Shown shown = shown_nodes(nodes, is_folded);
  Group all;
  if (shown.nodes.size() > kUndivided) {
    all = group_by_scope(shown.nodes);
    Bundler(shown.nodes).divide(all, kMostItems);
  } else {
    for (std::size_t i = 0; i < shown.nodes.size(); ++i) all.nodes.push_back(i);
  }
  restore_indexes(all, shown);
  return all;
}

Arrangement arrange(const NodeList& nodes, const WeightScope& weights, const std::set<std::string_view>& outputs) {
  std::set<std::string_view> names;
  for (const auto& [name, size] : weights.sizes) names.insert(name);
  std::vector<bool> is_folded = find_folded(nodes, names, outputs);
  Group all = group_nodes(nodes, is_folded);
  return {std::move(is_folded), std::move(all)};
}

}  // namespace onnx_tool
