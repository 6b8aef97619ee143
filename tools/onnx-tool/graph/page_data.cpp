#include "graph/page_data.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <set>
#include <string_view>
#include <vector>

#include "graph/attribute_data.h"
#include "graph/attribute_text.h"
#include "graph/description.h"
#include "graph/device_text.h"
#include "graph/graph_queue.h"
#include "graph/groups.h"
#include "graph/parameters.h"
#include "graph/string_table.h"
#include "graph/value_table.h"
#include "graph/weight_data.h"
#include "model/type_text.h"
#include "output/json_text.h"

namespace onnx_tool {
namespace {

// State of the document while it is written.
struct Document {
  GraphQueue graphs;
  bool has_values;
  JsonText json{JsonText::Layout::kCompact};
  StringTable strings{};
};

// Returns the tensor of a Constant node, which the page shows as a weight; null for other nodes and constants.
const onnx::TensorProto* constant_tensor(const onnx::NodeProto& node) {
  return is_constant(node) && node.attribute(0).has_t() ? &node.attribute(0).t() : nullptr;
}

bool has_description(const onnx::AttributeProto& attribute) {
  return !attribute.doc_string().empty();
}

bool has_descriptions(const onnx::NodeProto& node) {
  return std::any_of(node.attribute().begin(), node.attribute().end(), has_description);
}

// Writes the descriptions of attributes.
void add_descriptions(Document& document, const onnx::NodeProto& node) {
  document.json.key("attributeDocs").begin_array();
  for (const auto& attribute : node.attribute()) {
    if (!has_description(attribute)) continue;
    document.json.begin_array()
        .value(document.strings.index(attribute.name()))
        .value(attribute.doc_string())
        .end_array();
  }
  document.json.end_array();
}

void add_devices(JsonText& json, const onnx::NodeProto& node) {
  json.key("devices").begin_array();
  for (const auto& configuration : node.device_configurations()) json.value(device_text(configuration));
  json.end_array();
}

// Writes a node as an array: operator, name, inputs, outputs, attributes, and an object with rarer properties. Empty
// parts at the end are omitted.
void add_node(Document& document, const onnx::NodeProto& node, ValueTable& values, const WeightScope& scope) {
  JsonText& json = document.json;
  json.begin_array().value(document.strings.index(node.op_type())).value(node.name());
  values.add_inputs(node.input());
  values.add_outputs(node.output());
  const onnx::TensorProto* const weight = document.has_values ? constant_tensor(node) : nullptr;
  const bool has_more = !node.domain().empty() || !node.overload().empty() || !node.doc_string().empty() ||
                        !node.metadata_props().empty() || !node.device_configurations().empty() || weight != nullptr ||
                        has_descriptions(node);
  if (has_more || !node.attribute().empty()) {
    AttributeWriter writer(json, document.strings, document.graphs, scope);
    json.begin_array();
    for (const auto& attribute : node.attribute()) {
      is_constant(node) ? writer.write_constant(attribute) : writer.write(attribute);
    }
    json.end_array();
  }
  if (has_more) {
    json.begin_object();
    add_text(json, "domain", node.domain());
    add_text(json, "overload", node.overload());
    add_description(json, node);
    if (has_descriptions(node)) add_descriptions(document, node);
    if (!node.device_configurations().empty()) add_devices(json, node);
    if (weight != nullptr) add_statistics(json, *weight);
    json.end_object();
  }
  json.end_array();
}

// Writes the members of a group. A node is written as its index, and -N stands for the N nodes that follow the previous
// one. A group is written as an array of its name, its number of parameters and its members.
class MemberWriter {
 public:
  MemberWriter(JsonText& json, const Parameters& parameters) : json_(json), parameters_(parameters) {}

  void write(const Group& group) {
    std::vector<std::size_t> inner;
    for (const Group& part : group.groups) inner.insert(inner.end(), part.nodes.begin(), part.nodes.end());
    std::sort(inner.begin(), inner.end());
    auto part = group.groups.begin();
    for (const std::size_t node : group.nodes) {
      if (part != group.groups.end() && part->nodes[0] == node) {
        write_group(*part++);
      } else if (!std::binary_search(inner.begin(), inner.end(), node)) {
        write_node(node);
      }
    }
    end_run();
  }

 private:
  void write_group(const Group& part) {
    end_run();
    json_.begin_array().value(part.name).value(parameters_.count(part.nodes));
    write(part);
    json_.end_array();
  }

  void write_node(std::size_t node) {
    if (node == next_) {
      ++run_;
    } else {
      end_run();
      json_.value(std::uint64_t{node});
    }
    next_ = node + 1;
  }

  void end_run() {
    if (run_ != 0) json_.value(-run_);
    run_ = 0;
    next_ = kNone;
  }

  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

  JsonText& json_;
  const Parameters& parameters_;
  std::size_t next_ = kNone;  // the node that would continue the current run
  std::int64_t run_ = 0;
};

// Writes the nodes, the indexes of those that are shown as weights, and the groups. `outputs` are those of the graph.
template <class Outputs>
void add_nodes(Document& document, const NodeList& nodes, const Outputs& outputs, ValueTable& values,
               const WeightScope& scope) {
  JsonText& json = document.json;
  json.key("nodes").begin_array();
  for (const onnx::NodeProto* const node : nodes) add_node(document, *node, values, scope);
  json.end_array();
  const auto& [is_folded, all] = arrange(nodes, scope, {outputs.begin(), outputs.end()});
  json.key("folded").begin_array();
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (is_folded[i]) json.value(std::uint64_t{i});
  }
  const Parameters parameters(nodes, scope);
  json.end_array();
  add_text(json, "scope", all.name);
  json.member("parameters", parameters.count(all.nodes)).key("groups").begin_array();
  MemberWriter(json, parameters).write(all);
  json.end_array();
}

void add_weights(Document& document, const onnx::GraphProto& graph, ValueTable& values) {
  JsonText& json = document.json;
  json.key("weights").begin_array();
  const auto add = [&](const std::string& type, const std::string& elements, const onnx::TensorProto& tensor) {
    json.begin_array().value(values.index(tensor.name())).value(document.strings.index(type));
    add_weight_data(json, elements, tensor, document.has_values);
    json.end_array();
    values.describe(tensor.name(), tensor);
  };
  for (const auto& tensor : graph.initializer()) add(tensor_type_text(tensor), weight_text(tensor), tensor);
  for (const auto& tensor : graph.sparse_initializer()) {
    add(sparse_type_text(tensor), weight_text(tensor), tensor.values());
  }
  json.end_array();
}

std::vector<std::string_view> names_of(const onnxgen::RepeatedMessage<onnx::ValueInfoProto>& values) {
  std::vector<std::string_view> names;
  for (const auto& value : values) names.push_back(value.name());
  return names;
}

void add_annotations(JsonText& json, const onnx::GraphProto& graph, ValueTable& values) {
  if (graph.quantization_annotation().empty()) return;
  json.key("quantization").begin_array();
  for (const auto& annotation : graph.quantization_annotation()) {
    json.begin_array().value(values.index(annotation.tensor_name()));
    for (const auto& entry : annotation.quant_parameter_tensor_names()) json.value(entry.key()).value(entry.value());
    json.end_array();
  }
  json.end_array();
}

void add_body(Document& document, const onnx::GraphProto& graph, const WeightScope& scope) {
  JsonText& json = document.json;
  json.begin_object();
  add_text(json, "name", graph.name());
  add_description(json, graph);
  ValueTable values(document.json, document.strings);
  values.add_list("inputs", graph.input());
  add_weights(document, graph, values);
  add_nodes(document, list_of(graph.node()), names_of(graph.output()), values, scope);
  values.add_list("outputs", graph.output());
  add_annotations(json, graph, values);
  for (const auto* const infos : {&graph.input(), &graph.output(), &graph.value_info()}) values.describe(*infos);
  values.write();
  json.end_object();
}

void add_opsets(JsonText& json, const onnxgen::RepeatedMessage<onnx::OperatorSetIdProto>& opsets) {
  json.key("opsets").begin_array();
  for (const auto& opset : opsets) json.begin_array().value(opset.domain()).value(opset.version()).end_array();
  json.end_array();
}

// Writes the names of attributes without a default value, and names and values of the others.
void add_parameters(Document& document, const onnx::FunctionProto& function, const WeightScope& scope) {
  JsonText& json = document.json;
  json.key("attributes").begin_array();
  for (const std::string_view name : function.attribute()) json.value(document.strings.index(name));
  json.end_array();
  if (function.attribute_proto().empty()) return;
  AttributeWriter writer(json, document.strings, document.graphs, scope);
  json.key("defaults").begin_array();
  for (const auto& attribute : function.attribute_proto()) writer.write(attribute);
  json.end_array();
}

void add_body(Document& document, const onnx::FunctionProto& function, const WeightScope& scope) {
  JsonText& json = document.json;
  json.begin_object().member("name", function.name());
  json.key("function").begin_array().value(function.domain()).value(function.name()).value(function.overload());
  json.end_array();
  add_description(json, function);
  add_opsets(json, function.opset_import());
  ValueTable values(document.json, document.strings);
  json.key("inputs");
  values.add_list(function.input());
  add_parameters(document, function, scope);
  json.key("weights").begin_array().end_array();
  add_nodes(document, list_of(function.node()), function.output(), values, scope);
  json.key("outputs");
  values.add_list(function.output());
  values.describe(function.value_info());
  values.write();
  json.end_object();
}

// Writes the indexes of the graphs for training, and the weights that their outputs set.
void add_training(Document& document, const onnx::ModelProto& model) {
  JsonText& json = document.json;
  json.key("training").begin_array();
  for (std::size_t i = 0; i < model.training_info_size(); ++i) {
    const TrainingGraphs& graphs = document.graphs.training()[i];
    json.begin_object();
    if (graphs.initialization) json.member("initialization", *graphs.initialization);
    if (graphs.algorithm) json.member("algorithm", *graphs.algorithm);
    add_pairs(json, "initializationBinding", model.training_info(i).initialization_binding());
    add_pairs(json, "updateBinding", model.training_info(i).update_binding());
    json.end_object();
  }
  json.end_array();
}

void add_configurations(JsonText& json, const onnx::ModelProto& model) {
  json.key("configurations").begin_array();
  for (const auto& configuration : model.configuration()) {
    json.begin_array().value(configuration.name()).value(std::int64_t{configuration.num_devices()});
    for (const std::string_view device : configuration.device()) json.value(device);
    json.end_array();
  }
  json.end_array();
}

void add_facts(Document& document, const onnx::ModelProto& model) {
  JsonText& json = document.json;
  add_text(json, "producer", model.producer_name());
  add_text(json, "producerVersion", model.producer_version());
  add_text(json, "domain", model.domain());
  add_description(json, model);
  json.member("irVersion", model.ir_version());
  if (model.has_model_version()) json.member("modelVersion", model.model_version());
  add_opsets(json, model.opset_import());
  if (!model.training_info().empty()) add_training(document, model);
  if (!model.configuration().empty()) add_configurations(json, model);
}

}  // namespace

std::string page_data(const onnx::ModelProto& model, bool has_values) {
  Document document{GraphQueue(model), has_values};
  document.json.begin_object();
  add_facts(document, model);
  document.json.key("graphs").begin_array();
  document.graphs.for_each([&](const auto& body, const WeightScope& scope) { add_body(document, body, scope); });
  document.json.end_array().key("strings").begin_array();
  for (const std::string_view text : document.strings.texts()) document.json.value(text);
  document.json.end_array().end_object();
  return document.json.text();
}

}  // namespace onnx_tool
