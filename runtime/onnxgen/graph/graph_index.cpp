#include "onnxgen/graph/graph_index.h"

#include <functional>
#include <queue>

#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"

namespace onnxgen::graph {

void GraphIndex::start_node() {
  inputs_.emplace_back();
}

void GraphIndex::add_output(std::string_view name) {
  if (!name.empty()) producers_.emplace(name, inputs_.size() - 1);
}

void GraphIndex::add_input(std::string_view name) {
  const std::size_t node = inputs_.size() - 1;
  std::vector<std::size_t>& users = consumers_[name];
  if (!users.empty() && users.back() == node) return;
  users.push_back(node);
  inputs_.back().push_back(name);
}

std::optional<std::size_t> GraphIndex::producer(std::string_view name) const {
  const auto found = producers_.find(name);
  return found != producers_.end() ? std::optional<std::size_t>(found->second) : std::nullopt;
}

const std::vector<std::size_t>& GraphIndex::consumers(std::string_view name) const {
  static const std::vector<std::size_t> kNone;
  const auto found = consumers_.find(name);
  return found != consumers_.end() ? found->second : kNone;
}

std::vector<std::string_view> GraphIndex::outer_names() const {
  std::vector<std::string_view> names;
  for (const auto& [name, users] : consumers_) {
    if (!defines(name)) names.push_back(name);
  }
  return names;
}

std::vector<std::size_t> GraphIndex::reachable(const std::vector<std::string>& outputs,
                                               const std::vector<std::string>& inputs) const {
  const std::set<std::string_view> ends(inputs.begin(), inputs.end());
  std::vector<bool> is_needed(nodes(), false);
  std::vector<std::string_view> wanted(outputs.begin(), outputs.end());
  while (!wanted.empty()) {
    const std::string_view name = wanted.back();
    wanted.pop_back();
    const std::optional<std::size_t> node = ends.count(name) == 0 ? producer(name) : std::nullopt;
    if (!node || is_needed[*node]) continue;
    is_needed[*node] = true;
    wanted.insert(wanted.end(), inputs_[*node].begin(), inputs_[*node].end());
  }
  std::vector<std::size_t> result;
  for (std::size_t node = 0; node < nodes(); ++node) {
    if (is_needed[node]) result.push_back(node);
  }
  return result;
}

Status GraphIndex::order(std::vector<std::size_t>& nodes_in_order) const {
  std::vector<std::size_t> missing(nodes(), 0);  // number of inputs not yet produced, by node
  std::vector<std::vector<std::size_t>> waiting(nodes());
  std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> ready;
  for (std::size_t node = 0; node < nodes(); ++node) {
    for (const std::string_view name : inputs_[node]) {
      const std::optional<std::size_t> maker = is_given(name) ? std::nullopt : producer(name);
      if (!maker) continue;
      ++missing[node];
      waiting[*maker].push_back(node);
    }
    if (missing[node] == 0) ready.push(node);
  }
  nodes_in_order.clear();
  while (!ready.empty()) {
    const std::size_t node = ready.top();
    ready.pop();
    nodes_in_order.push_back(node);
    for (const std::size_t next : waiting[node]) {
      if (--missing[next] == 0) ready.push(next);
    }
  }
  if (nodes_in_order.size() == nodes()) return Status();
  nodes_in_order.clear();
  return io::failure(ErrorCode::kUnsupported, {}, "the nodes of the graph form a cycle");
}

}  // namespace onnxgen::graph
