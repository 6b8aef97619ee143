#include "model/edit.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "failure.h"
#include "model/standard_domain.h"
#include "onnxgen/graph/erase_where.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/rename.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "output/names.h"
#include "output/similar_name.h"

namespace onnx_tool {
namespace {

using onnxgen::graph::NewNames;

void add_rename(const std::string& from, const std::string& to, NewNames& names) {
  const auto [place, is_new] = names.emplace(from, to);
  if (is_new || place->second == to) return;
  throw WrongUsage(fmt::format("'{}' cannot be renamed to both '{}' and '{}'; rename it once", shown(from),
                               shown(place->second), shown(to)));
}

[[noreturn]] void fail_without_value(const onnxgen::RepeatedMessage<onnx::ValueInfoProto>& values,
                                     std::string_view kind, const std::string& name) {
  constexpr std::size_t kMostListed = 10;
  SimilarName similar(name);
  for (const auto& value : values) similar.consider(value.name());
  if (!similar.found().empty()) {
    throw Failure(fmt::format("the graph has no {} '{}'{}", kind, shown(name), similar.question()));
  }
  std::string names;
  for (std::size_t i = 0; i < std::min(values.size(), kMostListed); ++i) {
    names += (i == 0 ? "" : ", ") + shown(values[i].name());
  }
  const std::string choice = names.empty() ? "" : fmt::format("; use one of {}", names);
  throw Failure(fmt::format("the graph has no {} '{}'{}{}", kind, shown(name), choice,
                            values.size() > kMostListed ? ", ..." : ""));
}

// Adds a suggestion for the first name that no node has, which the error names, to the text of an error.
[[noreturn]] void fail_without_node(const onnx::ModelProto& model, const NewNames& nodes, const std::string& problem) {
  std::set<std::string_view> present;
  onnxgen::graph::for_each_inference_node(model, [&](const onnx::NodeProto& node) { present.insert(node.name()); });
  for (const auto& [from, to] : nodes) {
    if (present.count(from) != 0) continue;
    SimilarName similar(from);
    for (const std::string_view name : present) similar.consider(name);
    throw Failure(problem + similar.question());
  }
  throw Failure(problem);
}

// Adds new names of the values. `kind` is "input" or "output".
void add_renames(const onnxgen::RepeatedMessage<onnx::ValueInfoProto>& values, std::string_view kind,
                 const Renames& renames, NewNames& names) {
  std::set<std::string_view> present;
  for (const auto& value : values) present.insert(value.name());
  for (const auto& [from, to] : renames) {
    if (present.count(from) == 0) fail_without_value(values, kind, from);
    add_rename(from, to, names);
  }
}

// Removes the descriptions of a graph and its values, but not those of its nodes.
void strip_graph(onnx::GraphProto& graph) {
  graph.clear_doc_string();
  for (auto* const values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()}) {
    for (auto& value : *values) value.clear_doc_string();
  }
}

void strip_node(onnx::NodeProto& node) {
  node.clear_doc_string();
  for (auto& attribute : *node.mutable_attribute()) attribute.clear_doc_string();
}

}  // namespace

void rename_ends(onnx::ModelProto& model, const Renames& inputs, const Renames& outputs) {
  NewNames names;
  add_renames(model.graph().input(), "input", inputs, names);
  add_renames(model.graph().output(), "output", outputs, names);
  if (!names.empty()) check_change(onnxgen::graph::try_rename_values(model, names));
}

void rename_nodes(onnx::ModelProto& model, const Renames& nodes) {
  NewNames names;
  for (const auto& [from, to] : nodes) add_rename(from, to, names);
  if (names.empty()) return;
  const onnxgen::Status status = onnxgen::graph::try_rename_nodes(model, names);
  if (status.code() == onnxgen::ErrorCode::kOutOfRange) fail_without_node(model, names, status.detail());
  check_change(status);
}

void set_metadata(onnx::ModelProto& model, const std::string& key, const std::string& value) {
  bool is_set = false;
  onnxgen::graph::erase_where(*model.mutable_metadata_props(), [&](onnx::StringStringEntryProto& entry) {
    if (entry.key() != key) return false;
    entry.set_value(value);
    return std::exchange(is_set, true);
  });
  if (is_set) return;
  onnx::StringStringEntryProto& entry = *model.add_metadata_props();
  entry.set_key(key);
  entry.set_value(value);
}

void remove_metadata(onnx::ModelProto& model, const std::string& key) {
  onnx::ModelProto kept;
  for (const auto& entry : model.metadata_props()) {
    if (entry.key() != key) *kept.add_metadata_props() = entry;
  }
  if (kept.metadata_props_size() == model.metadata_props_size()) {
    SimilarName similar(key);
    for (const auto& entry : model.metadata_props()) similar.consider(entry.key());
    throw Failure(fmt::format("the model has no metadata entry '{}'{}", shown(key), similar.question()));
  }
  *model.mutable_metadata_props() = kept.metadata_props();
}

void set_opset(onnx::ModelProto& model, const std::string& domain, std::int64_t version) {
  const auto plain = [](std::string_view name) { return name == kStandardDomain ? std::string_view() : name; };
  bool is_set = false;
  onnxgen::graph::erase_where(*model.mutable_opset_import(), [&](onnx::OperatorSetIdProto& opset) {
    if (plain(opset.domain()) != plain(domain)) return false;
    opset.set_version(version);
    return std::exchange(is_set, true);
  });
  if (is_set) return;
  onnx::OperatorSetIdProto& opset = *model.add_opset_import();
  opset.set_domain(std::string(plain(domain)));
  opset.set_version(version);
}

void strip_doc_strings(onnx::ModelProto& model) {
  model.clear_doc_string();
  onnxgen::graph::for_each_outer_graph(
      model, [](onnx::GraphProto& graph) { onnxgen::graph::for_each_graph(graph, strip_graph); });
  onnxgen::graph::for_each_node_of_model(model, strip_node);
  for (auto& function : *model.mutable_functions()) {
    function.clear_doc_string();
    for (auto& value : *function.mutable_value_info()) value.clear_doc_string();
    for (auto& attribute : *function.mutable_attribute_proto()) attribute.clear_doc_string();
    onnxgen::graph::for_each_graph_of_function(function, strip_graph);
  }
  onnxgen::io::for_each_tensor(
      model, [](onnx::TensorProto& tensor, const onnxgen::io::TensorSite&) { tensor.clear_doc_string(); });
}

}  // namespace onnx_tool
