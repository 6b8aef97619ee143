// onnx-tool show: prints a model as text.
#pragma once

#include <optional>
#include <string>

#include "model/access.h"
#include "model/text_model.h"
#include "output/output.h"

namespace onnx_tool {

struct ShowOptions {
  std::string model;
  Access access;
  TextForm form = TextForm::kSyntax;
  std::string node;          // print only the nodes with this name; empty: the model
  std::optional<int> depth;  // nesting depth of printed subgraphs; unset: no limit
  bool full = false;         // print the elements of large tensors
  bool json = false;         // print a document with the messages as JSON
};

void run_show(const ShowOptions& options, Output& output);

}  // namespace onnx_tool
