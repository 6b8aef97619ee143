#include "model/edit.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "failure.h"
#include "model/standard_domain.h"
#include "onnxgen/graph/erase_where.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/rename.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

using Values = onnxgen::RepeatedMessage<onnx::ValueInfoProto>;

bool has_value(const Values& values, const std::string& name) {
  for (const auto& value : values) {
    if (value.name() == name) return true;
  }
  return false;
}

void strip_graph(onnx::GraphProto& graph) {
  graph.clear_doc_string();
  for (auto* const values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()}) {
    for (auto& value : *values) value.clear_doc_string();
  }
}

}  // namespace

void rename_input(onnx::ModelProto& model, const std::string& from, const std::string& to) {
  if (!has_value(model.graph().input(), from)) throw Failure(fmt::format("the graph has no input '{}'", shown(from)));
  check_change(onnxgen::graph::try_rename_values(model, {{from, to}}));
}

void rename_output(onnx::ModelProto& model, const std::string& from, const std::string& to) {
  if (!has_value(model.graph().output(), from)) throw Failure(fmt::format("the graph has no output '{}'", shown(from)));
  check_change(onnxgen::graph::try_rename_values(model, {{from, to}}));
}

void rename_node(onnx::ModelProto& model, const std::string& from, const std::string& to) {
  bool is_found = false;
  onnxgen::graph::for_each_node_of_model(model, [&](onnx::NodeProto& node) {
    if (node.name() != from) return;
    node.set_name(to);
    is_found = true;
  });
  if (!is_found) throw Failure(fmt::format("the model has no node '{}'", shown(from)));
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
    throw Failure(fmt::format("the model has no metadata entry '{}'", shown(key)));
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
  onnxgen::graph::for_each_outer_graph(model, [](onnx::GraphProto& graph) { strip_graph(graph); });
  for (auto& function : *model.mutable_functions()) {
    function.clear_doc_string();
    for (auto& value : *function.mutable_value_info()) value.clear_doc_string();
    for (auto& attribute : *function.mutable_attribute_proto()) attribute.clear_doc_string();
  }
  onnxgen::graph::for_each_node_of_model(model, [](onnx::NodeProto& node) {
    node.clear_doc_string();
    for (auto& attribute : *node.mutable_attribute()) {
      attribute.clear_doc_string();
      if (attribute.has_g()) strip_graph(*attribute.mutable_g());
      for (auto& graph : *attribute.mutable_graphs()) strip_graph(graph);
    }
  });
  onnxgen::io::for_each_tensor(
      model, [](onnx::TensorProto& tensor, const onnxgen::io::TensorSite&) { tensor.clear_doc_string(); });
}

}  // namespace onnx_tool
