#include "command/show.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "failure.h"
#include "model/components.h"
#include "model/elide.h"
#include "model/open.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/text/losses.h"
#include "output/json_text.h"
#include "output/names.h"
#include "output/numbers.h"
#include "output/similar_name.h"

namespace onnx_tool {
namespace {

bool computes(const onnx::NodeProto& node, std::string_view value) {
  for (const std::string_view output : node.output()) {
    if (output == value) return true;
  }
  return false;
}

SimilarName similar_node(std::string_view name, const onnx::ModelProto& model) {
  SimilarName similar(name);
  onnxgen::graph::for_each_inference_node(model, [&](const onnx::NodeProto& node) {
    similar.consider(node.name());
    for (const std::string_view output : node.output()) similar.consider(output);
  });
  return similar;
}

// Returns the nodes with this name, including nodes in subgraphs and functions. If there are none, returns the nodes
// that compute the value with this name.
std::vector<const onnx::NodeProto*> find_nodes(const ShowOptions& options, const onnx::ModelProto& model) {
  std::vector<const onnx::NodeProto*> named;
  std::vector<const onnx::NodeProto*> computing;
  onnxgen::graph::for_each_inference_node(model, [&](const onnx::NodeProto& node) {
    if (node.name() == options.node) named.push_back(&node);
    if (computes(node, options.node)) computing.push_back(&node);
  });
  if (named.empty() && computing.empty()) {
    throw Failure(fmt::format("{}: no node is named '{}' or computes a value with that name{}",
                              shown_input(options.model), shown(options.node),
                              similar_node(options.node, model).question()));
  }
  return named.empty() ? computing : named;
}

void show_in_syntax(const std::vector<onnxgen::ConstMessage>& messages, bool is_elided, Output& output) {
  SyntaxChoice choice;
  choice.display = is_elided || output.is_terminal();
  choice.leave_out = true;
  std::size_t count = 0;
  std::string first;
  for (const onnxgen::ConstMessage& message : messages) {
    LeftOut left_out;
    const auto write = [&](std::string_view chunk) {
      output.write(chunk);
      return true;
    };
    check(print_syntax(message, choice, write, left_out));
    if (count == 0) first = left_out.first;
    count += left_out.count;
  }
  if (count == 0) return;
  const bool has_text = std::all_of(messages.begin(), messages.end(), [](const onnxgen::ConstMessage& message) {
    return onnxgen::text::find_loss(message).loss == onnxgen::text::Loss::kNone;
  });
  output.print("...  # omitted, because the syntax cannot express it: {}{}{}\n", shown(first),
               count == 1 ? "" : fmt::format(" and {} more", count_text(count - 1)),
               has_text ? "; use --format text to show all" : "");
}

std::string as_json(const ShowOptions& options, const std::vector<onnxgen::ConstMessage>& messages) {
  JsonText json = begin_json("show");
  json.member("file", options.model);
  std::vector<std::string> texts;
  for (const onnxgen::ConstMessage& message : messages) {
    std::string& text = texts.emplace_back();
    const auto append = [&text](std::string_view chunk) {
      text += chunk;
      return true;
    };
    check(write_text(message, TextForm::kJson, append));
  }
  if (options.node.empty()) {
    json.key("model").json_value(texts.front());
  } else {
    json.key("nodes").begin_array();
    for (const std::string& text : texts) json.json_value(text);
    json.end_array();
  }
  json.end_object();
  return json.text();
}

}  // namespace

void run_show(const ShowOptions& options, Output& output) {
  OpenedModel opened = open_model(Source(options.model), options.full ? Weights::kAll : Weights::kOwn, options.access);
  const bool in_syntax = options.form == TextForm::kSyntax && !options.json;
  const Remark remark = in_syntax ? Remark::kNone : Remark::kInMetadata;
  if (!options.full) elide_tensors(opened.model, remark);
  if (options.depth) elide_subgraphs(opened.model, *options.depth, remark);
  if (!in_syntax) mark_loss_in_text(opened.model);
  std::vector<onnxgen::ConstMessage> messages;
  if (options.node.empty()) {
    messages.emplace_back(opened.model);
  } else {
    for (const onnx::NodeProto* const node : find_nodes(options, opened.model)) messages.emplace_back(*node);
  }
  if (options.json) return output.write(as_json(options, messages));
  if (in_syntax) return show_in_syntax(messages, !options.full || options.depth.has_value(), output);
  const auto write = [&](std::string_view chunk) {
    output.write(chunk);
    return true;
  };
  for (const onnxgen::ConstMessage& message : messages) {
    check(write_text(message, options.form, write));
    if (!options.node.empty() && options.form == TextForm::kJson) output.write("\n");
  }
}

}  // namespace onnx_tool
