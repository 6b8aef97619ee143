// onnx-tool edit: a model with changes: a part of it, merged with another one, or with other names and facts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command/convert.h"
#include "output/output.h"

namespace onnx_tool {

// The lists hold "OLD=NEW" or "KEY=VALUE", divided at the first sign.
struct EditOptions {
  ConvertOptions files;

  bool inline_functions = false;
  std::vector<std::string> extract_from;  // the graph's inputs where it is empty and extract_to is not
  std::vector<std::string> extract_to;    // the same of its outputs
  std::optional<std::string> merged;      // another model
  std::vector<std::string> connections;   // "OUTPUT=INPUT" of the model and the other
  std::string prefix;
  std::string merged_prefix;
  bool initializers_as_inputs = false;
  bool initializers_as_constants = false;
  std::vector<std::string> rename_inputs;
  std::vector<std::string> rename_outputs;
  std::vector<std::string> rename_nodes;
  std::vector<std::string> opsets;
  std::vector<std::string> metadata;
  std::vector<std::string> removed_metadata;
  std::optional<std::string> producer;
  std::optional<std::string> description;
  bool strip_doc_strings = false;
};

void run_edit(const EditOptions& options, Output& output);

}  // namespace onnx_tool
