// Groups the nodes of a large graph by name, so that the drawing remains readable.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace onnx_tool {

struct Group {
  std::string name;                // "/model/layers.3"; for a single node, its own name
  std::vector<std::size_t> nodes;  // indexes in the list of names
};

// Returns at most `most` groups, ordered by their first node. Names are paths separated by slashes, as exporters write
// them. The largest scopes are divided as long as the limit permits. If a scope has too many parts, or if the names
// have no structure, consecutive parts are combined: "/layers.0 ... /layers.3".
std::vector<Group> group_by_scope(const std::vector<std::string_view>& names, std::size_t most);

}  // namespace onnx_tool
