#include "command/show.h"

#include <string_view>
#include <vector>

#include "failure.h"
#include "model/elide.h"
#include "model/graphs.h"
#include "model/open.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

bool computes(const onnx::NodeProto& node, std::string_view value) {
  for (const std::string_view output : node.output()) {
    if (output == value) return true;
  }
  return false;
}

// The nodes of this name, in subgraphs and functions too; where there are none, those that compute the value.
std::vector<const onnx::NodeProto*> find_nodes(const ShowOptions& options, const onnx::ModelProto& model) {
  std::vector<const onnx::NodeProto*> named;
  std::vector<const onnx::NodeProto*> computing;
  for_each_node(model, [&](const onnx::NodeProto& node) {
    if (node.name() == options.node) named.push_back(&node);
    if (computes(node, options.node)) computing.push_back(&node);
  });
  if (named.empty() && computing.empty()) {
    throw Failure(fmt::format("{}: no node has the name '{}' or computes a value of this name",
                              shown_path(options.model), shown(options.node)));
  }
  return named.empty() ? computing : named;
}

}  // namespace

void run_show(const ShowOptions& options, Output& output) {
  OpenedModel opened = open_model(options.model, options.full ? Weights::kAll : Weights::kOwn, options.access);
  if (!options.full) elide_tensors(opened.model);
  if (options.depth) elide_subgraphs(opened.model, *options.depth);
  const auto write = [&](std::string_view piece) {
    output.write(piece);
    return true;
  };
  if (options.node.empty()) return check(write_text(opened.model, options.form, write));
  for (const onnx::NodeProto* const node : find_nodes(options, opened.model)) {
    check(write_text(*node, options.form, write));
    if (options.form == TextForm::kJson) output.write("\n");
  }
}

}  // namespace onnx_tool
