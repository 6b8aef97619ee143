#include "command/edit.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "failure.h"
#include "model/dimensions.h"
#include "model/edit.h"
#include "model/open.h"
#include "onnxgen/graph/extract.h"
#include "onnxgen/graph/initializers.h"
#include "onnxgen/graph/inline_functions.h"
#include "onnxgen/graph/merge.h"
#include "onnxgen/graph/prefix.h"
#include "output/activity.h"
#include "output/names.h"
#include "output/output_file.h"
#include "output/similar_name.h"

namespace onnx_tool {
namespace {

namespace graph = onnxgen::graph;

// Checks that each value of an option has a '='.
void check_form(const std::vector<std::string>& texts, std::string_view option, std::string_view form) {
  for (const std::string& text : texts) {
    if (text.find('=') != std::string::npos) continue;
    throw WrongUsage(fmt::format("{}: '{}' has no '='; use the form {}", option, shown(text), form));
  }
}

void check_forms(const EditOptions& options) {
  check_form(options.connections, "--connect", "OUTPUT=INPUT");
  check_form(options.rename_inputs, "--rename-input", "OLD=NEW");
  check_form(options.rename_outputs, "--rename-output", "OLD=NEW");
  check_form(options.rename_nodes, "--rename-node", "OLD=NEW");
  check_form(options.dimensions, "--dim", "NAME=VALUE or NAME:AXIS=VALUE");
  check_form(options.opsets, "--opset", "DOMAIN=VERSION, such as ai.onnx=18");
  check_form(options.metadata, "--metadata", "KEY=VALUE");
  for (const std::string& text : options.metadata) {
    if (text.front() == '=') throw WrongUsage(fmt::format("--metadata: '{}' has no key; use KEY=VALUE", shown(text)));
  }
}

using Pairs = std::vector<std::pair<std::string, std::string>>;

enum class Sign { kFirst, kLast };

// Divides texts at one of their '='.
Pairs pairs(const std::vector<std::string>& texts, Sign where = Sign::kFirst) {
  Pairs divided;
  for (const std::string& text : texts) {
    const std::size_t sign = where == Sign::kFirst ? text.find('=') : text.rfind('=');
    divided.emplace_back(text.substr(0, sign), text.substr(sign + 1));
  }
  return divided;
}

template <class Change>
void for_each_pair(const std::vector<std::string>& texts, onnx::ModelProto& model, const Change& change) {
  for (const auto& [first, second] : pairs(texts)) change(model, first, second);
}

void set_opset_text(onnx::ModelProto& model, const std::string& domain, const std::string& text) {
  std::int64_t version = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), version);
  if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size() || version < 1) {
    throw WrongUsage(fmt::format("'{}' is not an opset version; use a positive integer", shown(text)));
  }
  set_opset(model, domain, version);
}

// Returns the names in the list or, if it is empty, the names of the values.
std::vector<std::string> names_or_all(const std::vector<std::string>& names,
                                      const onnxgen::RepeatedMessage<onnx::ValueInfoProto>& values) {
  if (!names.empty()) return names;
  std::vector<std::string> all;
  for (const auto& value : values) all.emplace_back(value.name());
  return all;
}

// If the error says that the graph has no value with one of the names, throws a Failure with a suggestion.
void suggest_value(const onnxgen::Status& status, const onnx::GraphProto& graph,
                   const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    if (status.detail() != "the graph has no value " + onnxgen::quoted(name)) continue;
    SimilarName similar(name);
    for (const auto& node : graph.node()) {
      for (const std::string_view input : node.input()) similar.consider(input);
      for (const std::string_view output : node.output()) similar.consider(output);
    }
    throw Failure(status.detail() + similar.question());
  }
}

void extract(const EditOptions& options, onnx::ModelProto& model) {
  if (options.extract_from.empty() && options.extract_to.empty()) return;
  const std::vector<std::string> inputs = names_or_all(options.extract_from, model.graph().input());
  const std::vector<std::string> outputs = names_or_all(options.extract_to, model.graph().output());
  const bool had_nodes = !model.graph().node().empty();
  onnx::ModelProto part;
  const onnxgen::Status status = graph::try_extract(std::move(model), inputs, outputs, part);
  suggest_value(status, model.graph(), inputs);
  suggest_value(status, model.graph(), outputs);
  check_change(status);
  if (had_nodes && part.graph().node().empty()) {
    throw Failure(
        "the part has no nodes, because no output depends on a node after its inputs; use other values for "
        "--extract-from and --extract-to");
  }
  model = std::move(part);
}

void merge(const EditOptions& options, const Source& merged, onnx::ModelProto& model) {
  graph::MergeOptions asked;
  asked.prefix1 = options.prefix;
  asked.prefix2 = options.merged_prefix;
  asked.io_map = pairs(options.connections);
  OpenedModel other = open_model(merged, Weights::kAll, for_second_model(options.files.access));
  const Activity activity("merging " + merged.shown());
  const onnxgen::Status status = graph::try_merge(model, std::move(other.model), asked);
  std::string problem = status.detail();
  const std::size_t remedy = problem.find(graph::kPrefixRemedy);
  if (remedy == std::string::npos) return check_change(status);
  throw Failure(problem.replace(remedy, graph::kPrefixRemedy.size(), "distinguish them with --merge-prefix"));
}

// Changes the graph, before names and metadata are changed.
void reshape(const EditOptions& options, const Source* merged, onnx::ModelProto& model) {
  if (options.inline_functions) {
    const Activity activity("inlining functions");
    check_change(graph::try_inline_functions(model));
  }
  extract(options, model);
  if (merged != nullptr) {
    merge(options, *merged, model);
  } else if (!options.prefix.empty()) {
    check_change(graph::try_add_prefix(model, options.prefix));
  }
  if (options.initializers_as_inputs) check_change(graph::try_add_initializers_to_inputs(model));
  if (options.initializers_as_constants) check_change(graph::try_remove_initializers_from_inputs(model));
}

// Returns remarks for the report.
std::vector<std::string> apply(const EditOptions& options, const Source* merged, onnx::ModelProto& model) {
  reshape(options, merged, model);
  if (options.strip_doc_strings) strip_doc_strings(model);
  rename_ends(model, pairs(options.rename_inputs), pairs(options.rename_outputs));
  rename_nodes(model, pairs(options.rename_nodes));
  // Names of dimensions may contain '='.
  std::vector<std::string> remarks = set_dimensions(model, pairs(options.dimensions, Sign::kLast));
  for (std::string& axis : remarks) {
    axis = fmt::format("{} does not change; if it depends on a changed dimension, also set it with --dim", shown(axis));
  }
  for_each_pair(options.opsets, model, set_opset_text);
  for (const std::string& key : options.removed_metadata) remove_metadata(model, key);
  for_each_pair(options.metadata, model, set_metadata);
  if (options.producer) model.set_producer_name(*options.producer);
  if (options.description) model.set_doc_string(*options.description);
  return remarks;
}

}  // namespace

void run_edit(const EditOptions& options, Output& output) {
  check_forms(options);
  const std::optional<std::string>& merged_name = options.merged;
  if (merged_name && *merged_name == kStandardStream && options.files.input == kStandardStream) {
    throw WrongUsage("standard input can be read only once; use it for IN or for --merge");
  }
  if (merged_name) check_is_not_input(options.files.output, *merged_name);
  const Source input(options.files.input);
  std::optional<Source> merged;
  if (merged_name) merged.emplace(*merged_name);
  const Source* const other = merged ? &*merged : nullptr;
  convert_model(options.files, input, {[&](onnx::ModelProto& model) { return apply(options, other, model); }, other},
                output);
}

}  // namespace onnx_tool
