#include "graph/scopes.h"

#include <algorithm>
#include <map>
#include <utility>

namespace onnx_tool {
namespace {

constexpr std::string_view kSeparators = "/.";

// Limits the depth of the groups, because names can be arbitrarily long paths.
constexpr std::size_t kDeepest = 16;

// Returns the lengths of the scopes in a name, outermost first: 6 and 15 for "/model/layers.3/MatMul". A component that
// is a number is part of the component before it.
std::vector<std::size_t> scopes_of(std::string_view name) {
  std::vector<std::size_t> ends;
  std::size_t next = name.size();
  for (std::size_t at = name.find_first_of(kSeparators, 1); at < name.size() && ends.size() < kDeepest; at = next) {
    next = std::min(name.find_first_of(kSeparators, at + 1), name.size());
    const std::string_view component = name.substr(at + 1, next - at - 1);
    if (component.find_first_not_of("0123456789") != std::string_view::npos) ends.push_back(at);
  }
  return ends;
}

class Divider {
 public:
  explicit Divider(const NodeList& nodes) : nodes_(nodes) {
    scopes_.reserve(nodes.size());
    for (const onnx::NodeProto* const node : nodes) scopes_.push_back(scopes_of(name_of(*node)));
  }

  // Divides a group into the scopes at `depth`, and these in turn.
  void divide(Group& group, std::size_t depth) const {
    std::vector<Group> parts = parts_of(group, depth);
    if (parts.size() == 1 && parts[0].nodes.size() == group.nodes.size()) {
      group.name = std::move(parts[0].name);
      return divide(group, depth + 1);
    }
    for (Group& part : parts) {
      if (part.nodes.size() < 2) continue;
      divide(part, depth + 1);
      group.groups.push_back(std::move(part));
    }
  }

 private:
  std::vector<Group> parts_of(const Group& group, std::size_t depth) const {
    std::vector<Group> parts;
    std::map<std::string_view, std::size_t> found;  // index in `parts`
    for (const std::size_t node : group.nodes) {
      if (scopes_[node].size() <= depth) continue;
      const std::string_view scope = name_of(*nodes_[node]).substr(0, scopes_[node][depth]);
      const auto [at, is_new] = found.emplace(scope, parts.size());
      if (is_new) parts.push_back({std::string(scope), {}, {}});
      parts[at->second].nodes.push_back(node);
    }
    return parts;
  }

  const NodeList& nodes_;
  std::vector<std::vector<std::size_t>> scopes_;
};

}  // namespace

std::string_view name_of(const onnx::NodeProto& node) {
  if (!node.name().empty()) return node.name();
  for (const std::string_view output : node.output()) {
    if (!output.empty()) return output;
  }
  return {};
}

Group group_by_scope(const NodeList& nodes) {
  Group all;
  for (std::size_t i = 0; i < nodes.size(); ++i) all.nodes.push_back(i);
  Divider(nodes).divide(all, 0);
  return all;
}

}  // namespace onnx_tool
