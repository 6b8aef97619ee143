// onnx-tool edit: writes a changed model: a part of it, merged with another model, or with other names and metadata.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command/convert.h"
#include "output/output.h"

namespace onnx_tool {

// Lists contain "OLD=NEW" or "KEY=VALUE", split at the first '='.
struct EditOptions {
  ConvertOptions files;

  bool inline_functions = false;
  std::vector<std::string> extract_from;  // empty: the graph's inputs, if extract_to is not empty
  std::vector<std::string> extract_to;    // empty: the graph's outputs, if extract_from is not empty
  std::optional<std::string> merged;      // the other model
  std::vector<std::string> connections;   // "OUTPUT=INPUT": output of the model, input of the other one
  std::string prefix;
  std::string merged_prefix;
  bool initializers_as_inputs = false;
  bool initializers_as_constants = false;
  std::vector<std::string> rename_inputs;
  std::vector<std::string> rename_outputs;
  std::vector<std::string> rename_nodes;
  std::vector<std::string> dimensions;
  std::vector<std::string> opsets;
  std::vector<std::string> metadata;
  std::vector<std::string> removed_metadata;
  std::optional<std::string> producer;
  std::optional<std::string> description;
  bool strip_doc_strings = false;
};

void run_edit(const EditOptions& options, Output& output);

}  // namespace onnx_tool
