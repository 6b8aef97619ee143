// Options of merging two models.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace onnxgen::graph {

// Remedy in the text of the error for two models that use the same name. Programs may replace it by that of their own
// interface.
inline constexpr std::string_view kPrefixRemedy = "set a prefix to distinguish them";

// Options of merge(), named like the arguments of onnx.compose.merge_models.
struct MergeOptions {
  // Pairs of an output of the first model and an input of the second to connect, by their names without prefixes.
  std::vector<std::pair<std::string, std::string>> io_map;
  std::string prefix1;  // prefix for all names of the first model
  std::string prefix2;
  // Name and description of the graph. Defaults: the two names, and the two descriptions.
  std::optional<std::string> name;
  std::optional<std::string> doc_string;
};

}  // namespace onnxgen::graph
