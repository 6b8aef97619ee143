// How two models are merged.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace onnxgen::graph {

// As the arguments of onnx.compose.merge_models.
struct MergeOptions {
  // Outputs of the first model and the inputs of the second that they become, by their names without the prefixes.
  std::vector<std::pair<std::string, std::string>> io_map;
  std::string prefix1;  // of all names of the first model
  std::string prefix2;
  // Of the graph. Without: the two names, the two descriptions.
  std::optional<std::string> name;
  std::optional<std::string> doc_string;
};

}  // namespace onnxgen::graph
