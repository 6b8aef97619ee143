// onnx-tool edit: a model with small changes.
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
