#include "graph/scopes.h"

#include <algorithm>
#include <map>
#include <queue>
#include <utility>

namespace onnx_tool {
namespace {

// Divides a group into the scopes one level deeper and the nodes directly in it.
std::vector<Group> divide(const Group& group, const std::vector<std::string_view>& names) {
  std::vector<Group> parts;
  std::map<std::string_view, std::size_t> scopes;  // index in `parts`
  for (const std::size_t node : group.nodes) {
    const std::string_view name = names[node];
    const std::size_t slash = name.find('/', group.name.size() + 1);
    if (slash == std::string_view::npos) {
      parts.push_back({std::string(name), {node}});
      continue;
    }
    const std::string_view scope = name.substr(0, slash);
    const auto [found, is_new] = scopes.emplace(scope, parts.size());
    if (is_new) parts.push_back({std::string(scope), {}});
    parts[found->second].nodes.push_back(node);
  }
  return parts;
}

// Combines consecutive parts so that at most `most` remain.
std::vector<Group> join(std::vector<Group> parts, std::size_t most) {
  std::vector<Group> joined;
  const std::size_t length = (parts.size() + most - 1) / most;
  for (std::size_t begin = 0; begin < parts.size(); begin += length) {
    const std::size_t end = std::min(begin + length, parts.size());
    Group group = std::move(parts[begin]);
    for (std::size_t i = begin + 1; i < end; ++i) {
      group.nodes.insert(group.nodes.end(), parts[i].nodes.begin(), parts[i].nodes.end());
    }
    if (end - begin > 1) group.name += " ... " + parts[end - 1].name;
    joined.push_back(std::move(group));
  }
  return joined;
}

// Returns the size up to which a scope is not divided. Layers of a model have similar sizes, so either all or none of
// them are divided.
std::size_t largest_undivided(std::size_t nodes, std::size_t most) {
  constexpr std::size_t kAverages = 2;
  return kAverages * nodes / most;
}

std::vector<Group> each_by_itself(const std::vector<std::string_view>& names) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < names.size(); ++i) groups.push_back({std::string(names[i]), {i}});
  return groups;
}

std::vector<Group> divide_all(const std::vector<std::string_view>& names, std::size_t most) {
  const auto is_smaller = [](const Group& a, const Group& b) { return a.nodes.size() < b.nodes.size(); };
  std::priority_queue<Group, std::vector<Group>, decltype(is_smaller)> open(is_smaller);
  std::vector<Group> done;
  Group all;
  for (std::size_t i = 0; i < names.size(); ++i) all.nodes.push_back(i);
  open.push(std::move(all));
  while (!open.empty()) {
    Group group = open.top();
    open.pop();
    const bool is_all = group.nodes.size() == names.size();
    const std::size_t room = most - std::min(most, done.size() + open.size());
    std::vector<Group> parts = divide(group, names);
    if (room <= 1 || (!is_all && group.nodes.size() <= largest_undivided(names.size(), most))) {
      if (group.nodes.size() == 1) group.name = names[group.nodes[0]];
      done.push_back(std::move(group));
    } else if (parts.size() <= room) {
      for (Group& part : parts) open.push(std::move(part));
    } else {
      for (Group& part : join(std::move(parts), room)) done.push_back(std::move(part));
    }
  }
  return done;
}

}  // namespace

std::vector<Group> group_by_scope(const std::vector<std::string_view>& names, std::size_t most) {
  if (names.size() <= most) return each_by_itself(names);
  std::vector<Group> groups = divide_all(names, most);
  std::sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) { return a.nodes[0] < b.nodes[0]; });
  return groups;
}

}  // namespace onnx_tool
