#include "graph/page_data.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <set>
#include <string_view>
#include <vector>

#include "graph/attribute_text.h"
#include "graph/graph_queue.h"
#include "graph/groups.h"
#include "graph/parameters.h"
#include "graph/string_table.h"
#include "graph/value_table.h"
#include "graph/weight_data.h"
#include "model/type_text.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/text/json/escape.h"
#include "onnxgen/wire/fixed.h"
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

void add_pairs(JsonText& json, std::string_view name,
               const onnxgen::RepeatedMessage<onnx::StringStringEntryProto>& entries) {
  if (entries.empty()) return;
  json.key(name).begin_array();
  for (const auto& entry : entries) json.begin_array().value(entry.key()).value(entry.value()).end_array();
  json.end_array();
}

void add_text(JsonText& json, std::string_view name, std::string_view text) {
  if (!text.empty()) json.member(name, text);
}

class AttributeWriter {
 public:
  AttributeWriter(Document& document, const WeightScope& scope) : document_(document), scope_(scope) {}

  // Writes name and value as two items of an array.
  void write(const onnx::AttributeProto& attribute) {
    document_.json.value(document_.strings.index(attribute.name()));
    if (onnxgen::graph::has_graphs(attribute)) return add_graphs(attribute);
    if (attribute.floats_size() > kListed) return add_bytes("floats", attribute.floats());
    if (attribute.ints_size() > kListed) return add_ints(attribute.ints());
    if (attribute.strings_size() > kListed) return add_strings(attribute.strings());
    document_.json.value(document_.strings.index(attribute_text(attribute)));
  }

 private:
  static constexpr std::size_t kListed = 32;

  void add_graphs(const onnx::AttributeProto& attribute) {
    document_.json.begin_object().key("graphs").begin_array();
    onnxgen::graph::for_each_graph_of_attribute(attribute, [this](const onnx::GraphProto& graph) {
      document_.json.value(document_.graphs.add(graph, scope_));
    });
    document_.json.end_array().end_object();
  }

  template <class Number>
  static void append_little_endian(std::string& bytes, Number number) {
    char raw[sizeof number];
    std::memcpy(raw, &number, sizeof number);
    if (!onnxgen::wire::kHostIsLittleEndian) std::reverse(std::begin(raw), std::end(raw));
    bytes.append(raw, sizeof raw);
  }

  // Writes numbers as base64 of their bytes, because decimal numbers would need more space than the model does.
  template <class List>
  void add_bytes(std::string_view kind, const List& list) {
    std::string bytes;
    for (const auto value : list) append_little_endian(bytes, value);
    std::string text;
    onnxgen::text::append_base64(text, bytes);
    document_.json.begin_object().member(kind, text).end_object();
  }

  template <class Integer, class List>
  static std::vector<Integer> narrowed(const List& list) {
    std::vector<Integer> result;
    for (const std::int64_t value : list) {
      if (value < std::numeric_limits<Integer>::min() || value > std::numeric_limits<Integer>::max()) return {};
      result.push_back(static_cast<Integer>(value));
    }
    return result;
  }

  template <class List>
  void add_ints(const List& list) {
    if (const auto bytes = narrowed<std::int8_t>(list); !bytes.empty()) return add_bytes("ints8", bytes);
    if (const auto shorts = narrowed<std::int16_t>(list); !shorts.empty()) return add_bytes("ints16", shorts);
    if (const auto ints = narrowed<std::int32_t>(list); !ints.empty()) return add_bytes("ints32", ints);
    add_bytes("ints64", list);
  }

  template <class List>
  void add_strings(const List& list) {
    document_.json.begin_object().key("strings").begin_array();
    for (const std::string_view text : list) document_.json.value(document_.strings.index(text));
    document_.json.end_array().end_object();
  }

  Document& document_;
  const WeightScope& scope_;
};

// Returns the tensor of a Constant node, which the page shows as a weight; null for other nodes and constants.
const onnx::TensorProto* constant_tensor(const onnx::NodeProto& node) {
  const bool is_constant = node.op_type() == "Constant" && node.attribute_size() == 1 && node.attribute(0).has_t();
  return is_constant ? &node.attribute(0).t() : nullptr;
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
                        !node.metadata_props().empty() || weight != nullptr;
  if (has_more || !node.attribute().empty()) {
    AttributeWriter writer(document, scope);
    json.begin_array();
    for (const auto& attribute : node.attribute()) writer.write(attribute);
    json.end_array();
  }
  if (has_more) {
    json.begin_object();
    add_text(json, "domain", node.domain());
    add_text(json, "overload", node.overload());
    add_text(json, "doc", node.doc_string());
    add_pairs(json, "metadata", node.metadata_props());
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
  const auto add = [&](std::string_view name, const std::string& type, const onnx::TensorProto& tensor) {
    json.begin_array().value(values.index(name)).value(document.strings.index(type));
    add_weight_data(json, tensor, document.has_values);
    json.end_array();
  };
  for (const auto& tensor : graph.initializer()) add(tensor.name(), tensor_type_text(tensor), tensor);
  for (const auto& tensor : graph.sparse_initializer()) {
    add(tensor.values().name(), sparse_type_text(tensor), tensor.values());
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
  add_text(json, "doc", graph.doc_string());
  add_pairs(json, "metadata", graph.metadata_props());
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

void add_body(Document& document, const onnx::FunctionProto& function, const WeightScope& scope) {
  JsonText& json = document.json;
  json.begin_object().member("name", function.name());
  json.key("function").begin_array().value(function.domain()).value(function.name()).value(function.overload());
  json.end_array();
  add_text(json, "doc", function.doc_string());
  add_pairs(json, "metadata", function.metadata_props());
  add_opsets(json, function.opset_import());
  ValueTable values(document.json, document.strings);
  json.key("inputs");
  values.add_list(function.input());
  json.key("attributes").begin_array();
  for (const std::string_view name : function.attribute()) json.value(document.strings.index(name));
  for (const auto& attribute : function.attribute_proto()) json.value(document.strings.index(attribute.name()));
  json.end_array().key("weights").begin_array().end_array();
  add_nodes(document, list_of(function.node()), function.output(), values, scope);
  json.key("outputs");
  values.add_list(function.output());
  values.describe(function.value_info());
  values.write();
  json.end_object();
}

void add_facts(Document& document, const onnx::ModelProto& model) {
  JsonText& json = document.json;
  add_text(json, "producer", model.producer_name());
  add_text(json, "producerVersion", model.producer_version());
  add_text(json, "domain", model.domain());
  add_text(json, "doc", model.doc_string());
  json.member("irVersion", model.ir_version());
  if (model.has_model_version()) json.member("modelVersion", model.model_version());
  add_opsets(json, model.opset_import());
  add_pairs(json, "metadata", model.metadata_props());
  if (!model.training_info().empty()) json.member("trainingGraphs", std::uint64_t{model.training_info().size()});
  if (model.configuration().empty()) return;
  json.key("configurations").begin_array();
  for (const auto& configuration : model.configuration()) {
    json.begin_array().value(configuration.name()).value(std::int64_t{configuration.num_devices()}).end_array();
  }
  json.end_array();
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
