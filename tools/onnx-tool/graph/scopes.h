// Nodes of a large graph put into groups by their names, so that a person can take the whole in.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace onnx_tool {

struct Group {
  std::string name;                // "/model/layers.3"; of a single node its own
  std::vector<std::size_t> nodes;  // by their places in the list of names
};

// At most `most` groups, in the order of their first nodes. Names are paths with slashes, as exporters make them: the
// largest scopes are divided as long as there is room. Where a scope has more parts than there is room for, or names
// say nothing, those that follow each other are a group: "/layers.0 ... /layers.3".
std::vector<Group> group_by_scope(const std::vector<std::string_view>& names, std::size_t most);

}  // namespace onnx_tool
