#include "model/edit.h"

#include <fmt/format.h>

#include <string_view>

#include "failure.h"
#include "model/graphs.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

constexpr std::string_view kOwnDomain = "ai.onnx";

using Values = onnxgen::RepeatedMessage<onnx::ValueInfoProto>;

// Calls visit(name, set_name) for every place of a graph, and of those in it, that names a value.
template <class Visit>
void for_each_value_name(onnx::GraphProto& graph, const Visit& visit) {
  const auto visit_named = [&](auto& message) {
    visit(message.name(), [&](const std::string& name) { message.set_name(name); });
  };
  for (auto* const values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()}) {
    for (auto& value : *values) visit_named(value);
  }
  for (auto& tensor : *graph.mutable_initializer()) visit_named(tensor);
  for (auto& tensor : *graph.mutable_sparse_initializer()) {
    if (tensor.has_values()) visit_named(*tensor.mutable_values());
  }
  for (auto& annotation : *graph.mutable_quantization_annotation()) {
    visit(annotation.tensor_name(), [&](const std::string& name) { annotation.set_tensor_name(name); });
  }
  for (auto& node : *graph.mutable_node()) {
    for (std::size_t i = 0; i < node.input_size(); ++i) {
      visit(node.input(i), [&](const std::string& name) { node.set_input(i, name); });
    }
    for (std::size_t i = 0; i < node.output_size(); ++i) {
      visit(node.output(i), [&](const std::string& name) { node.set_output(i, name); });
    }
    for (auto& attribute : *node.mutable_attribute()) {
      if (attribute.has_g()) for_each_value_name(*attribute.mutable_g(), visit);
      for (auto& inner : *attribute.mutable_graphs()) for_each_value_name(inner, visit);
    }
  }
}

bool has_value(const Values& values, const std::string& name) {
  for (const auto& value : values) {
    if (value.name() == name) return true;
  }
  return false;
}

// Names of values are unique over a graph and all of its subgraphs.
void rename_value(onnx::ModelProto& model, const std::string& from, const std::string& to) {
  if (to.empty()) throw Failure(fmt::format("'{}' cannot be renamed to nothing", shown(from)));
  onnx::GraphProto& graph = *model.mutable_graph();
  for_each_value_name(graph, [&](std::string_view name, const auto&) {
    if (name == to) throw Failure(fmt::format("there is a value '{}' already", shown(to)));
  });
  for_each_value_name(graph, [&](std::string_view name, const auto& set_name) {
    if (name == from) set_name(to);
  });
}

template <class Visit>
void for_each_mutable_node(onnx::NodeProto& node, const Visit& visit) {
  visit(node);
  for (auto& attribute : *node.mutable_attribute()) {
    if (attribute.has_g()) {
      for (auto& inner : *attribute.mutable_g()->mutable_node()) for_each_mutable_node(inner, visit);
    }
    for (auto& graph : *attribute.mutable_graphs()) {
      for (auto& inner : *graph.mutable_node()) for_each_mutable_node(inner, visit);
    }
  }
}

template <class Visit>
void for_each_mutable_node(onnx::ModelProto& model, const Visit& visit) {
  for (auto& node : *model.mutable_graph()->mutable_node()) for_each_mutable_node(node, visit);
  for (auto& function : *model.mutable_functions()) {
    for (auto& node : *function.mutable_node()) for_each_mutable_node(node, visit);
  }
}

void strip_graph(onnx::GraphProto& graph) {
  graph.clear_doc_string();
  for (auto* const values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()}) {
    for (auto& value : *values) value.clear_doc_string();
  }
}

}  // namespace

void rename_input(onnx::ModelProto& model, const std::string& from, const std::string& to) {
  if (!has_value(model.graph().input(), from)) throw Failure(fmt::format("there is no input '{}'", shown(from)));
  rename_value(model, from, to);
}

void rename_output(onnx::ModelProto& model, const std::string& from, const std::string& to) {
  if (!has_value(model.graph().output(), from)) throw Failure(fmt::format("there is no output '{}'", shown(from)));
  rename_value(model, from, to);
}

void rename_node(onnx::ModelProto& model, const std::string& from, const std::string& to) {
  bool is_found = false;
  for_each_mutable_node(model, [&](onnx::NodeProto& node) {
    if (node.name() != from) return;
    node.set_name(to);
    is_found = true;
  });
  if (!is_found) throw Failure(fmt::format("there is no node '{}'", shown(from)));
}

void set_metadata(onnx::ModelProto& model, const std::string& key, const std::string& value) {
  for (auto& entry : *model.mutable_metadata_props()) {
    if (entry.key() == key) return entry.set_value(value);
  }
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
    throw Failure(fmt::format("there is no metadata '{}'", shown(key)));
  }
  *model.mutable_metadata_props() = kept.metadata_props();
}

void set_opset(onnx::ModelProto& model, const std::string& domain, std::int64_t version) {
  const auto plain = [](std::string_view name) { return name == kOwnDomain ? std::string_view() : name; };
  for (auto& opset : *model.mutable_opset_import()) {
    if (plain(opset.domain()) == plain(domain)) return opset.set_version(version);
  }
  onnx::OperatorSetIdProto& opset = *model.add_opset_import();
  opset.set_domain(std::string(plain(domain)));
  opset.set_version(version);
}

void strip_doc_strings(onnx::ModelProto& model) {
  model.clear_doc_string();
  strip_graph(*model.mutable_graph());
  for (auto& function : *model.mutable_functions()) function.clear_doc_string();
  for_each_mutable_node(model, [](onnx::NodeProto& node) {
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
