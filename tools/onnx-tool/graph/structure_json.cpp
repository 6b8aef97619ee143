#include "graph/structure_json.h"

#include <cstdint>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "graph/attribute_text.h"
#include "graph/graph_queue.h"
#include "graph/groups.h"
#include "graph/parameters.h"
#include "graph/used_values.h"
#include "model/type_text.h"
#include "onnxgen/graph/for_each_node.h"
#include "output/json_text.h"

namespace onnx_tool {
namespace {

using Values = onnxgen::RepeatedMessage<onnx::ValueInfoProto>;
using Types = std::unordered_map<std::string_view, std::string>;

std::vector<std::int64_t> indexes_of(const std::vector<std::size_t>& nodes) {
  return {nodes.begin(), nodes.end()};
}

// Returns the name of an input or output of a graph, or of a function, which has only names.
std::string_view name_of(const onnx::ValueInfoProto& value) {
  return value.name();
}
std::string_view name_of(std::string_view name) {
  return name;
}

class StructureWriter {
 public:
  explicit StructureWriter(const onnx::ModelProto& model) : graphs_(model) {}

  std::string write(const std::string& file) {
    json_.member("file", file).key("graphs").begin_array();
    graphs_.for_each([this](const auto& body, const WeightScope& scope) { write_body(body, scope); });
    json_.end_array();
    if (!graphs_.training().empty()) write_training();
    json_.end_object();
    return json_.text();
  }

 private:
  void write_training() {
    json_.key("training").begin_array();
    for (const TrainingGraphs& graphs : graphs_.training()) {
      json_.begin_object();
      if (graphs.initialization) json_.member("initialization", *graphs.initialization);
      if (graphs.algorithm) json_.member("algorithm", *graphs.algorithm);
      json_.end_object();
    }
    json_.end_array();
  }

  void write_body(const onnx::GraphProto& graph, const WeightScope& scope) {
    Types types;
    for (const auto* const values : {&graph.input(), &graph.output(), &graph.value_info()}) add_types(*values, types);
    json_.begin_object().member("name", graph.name());
    write_values("inputs", graph.input(), types);
    write_values("outputs", graph.output(), types);
    json_.key("weights").begin_array();
    for (const auto& tensor : graph.initializer()) write_value(tensor.name(), tensor_type_text(tensor));
    for (const auto& tensor : graph.sparse_initializer()) {
      write_value(tensor.values().name(), sparse_type_text(tensor));
    }
    json_.end_array();
    write_contents(graph, scope, types);
    json_.end_object();
  }

  void write_body(const onnx::FunctionProto& function, const WeightScope& scope) {
    Types types;
    add_types(function.value_info(), types);
    json_.begin_object().member("name", function.name()).key("function").begin_object();
    json_.member("domain", function.domain()).member("name", function.name());
    json_.member("overload", function.overload()).end_object();
    write_values("inputs", function.input(), types);
    write_values("outputs", function.output(), types);
    json_.key("weights").begin_array().end_array();
    write_contents(function, scope, types);
    json_.end_object();
  }

  static void add_types(const Values& values, Types& types) {
    for (const auto& value : values) {
      if (value.has_type()) types[value.name()] = type_text(value.type());
    }
  }

  template <class List>
  void write_values(std::string_view key, const List& values, const Types& types) {
    json_.key(key).begin_array();
    for (const auto& value : values) {
      const auto type = types.find(name_of(value));
      write_value(name_of(value), type == types.end() ? std::string() : type->second);
    }
    json_.end_array();
  }

  void write_value(std::string_view name, const std::string& type) {
    json_.begin_object().member("name", name);
    if (!type.empty()) json_.member("type", type);
    json_.end_object();
  }

  // Writes nodes, edges and groups. `Body` is a graph or a function.
  template <class Body>
  void write_contents(const Body& body, const WeightScope& scope, const Types& types) {
    const NodeList nodes = list_of(body.node());
    json_.key("nodes").begin_array();
    for (const onnx::NodeProto* const node : nodes) write_node(*node, scope);
    json_.end_array();
    write_edges(body, scope, types);
    std::set<std::string_view> outputs;
    for (const auto& value : body.output()) outputs.insert(name_of(value));
    const auto& [is_folded, all] = arrange(nodes, scope, outputs);
    std::vector<std::int64_t> folded;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      if (is_folded[i]) folded.push_back(static_cast<std::int64_t>(i));
    }
    const Parameters parameters(nodes, scope);
    json_.member("folded", folded).member("parameters", parameters.count(all.nodes));
    write_groups(all, parameters);
  }

  void write_node(const onnx::NodeProto& node, const WeightScope& scope) {
    json_.begin_object().member("name", node.name()).member("op_type", node.op_type()).member("domain", node.domain());
    write_names("inputs", node.input());
    write_names("outputs", node.output());
    json_.key("attributes").begin_array();
    for (const auto& attribute : node.attribute()) {
      json_.begin_object().member("name", attribute.name());
      json_.member("value", is_constant(node) ? constant_text(attribute) : attribute_text(attribute));
      if (onnxgen::graph::has_graphs(attribute)) write_subgraphs(attribute, scope);
      json_.end_object();
    }
    json_.end_array().end_object();
  }

  void write_names(std::string_view key, const onnxgen::RepeatedString& names) {
    json_.key(key).begin_array();
    for (const std::string_view name : names) json_.value(name);
    json_.end_array();
  }

  void write_subgraphs(const onnx::AttributeProto& attribute, const WeightScope& scope) {
    std::vector<std::int64_t> graphs;
    onnxgen::graph::for_each_graph_of_attribute(attribute, [&](const onnx::GraphProto& graph) {
      graphs.push_back(static_cast<std::int64_t>(graphs_.add(graph, scope)));
    });
    json_.member("graphs", graphs);
  }

  // Writes an edge for each use of a value by a node or its subgraphs, or as an output. Weights have no edges.
  template <class Body>
  void write_edges(const Body& body, const WeightScope& scope, const Types& types) {
    std::unordered_map<std::string_view, std::int64_t> makers;
    for (const auto& value : body.input()) {
      if (scope.sizes.count(name_of(value)) == 0) makers[name_of(value)] = kInput;
    }
    for (std::size_t i = 0; i < body.node_size(); ++i) {
      for (const std::string_view output : body.node(i).output()) makers[output] = static_cast<std::int64_t>(i);
    }
    json_.key("edges").begin_array();
    const auto add_edge = [&](std::string_view value, std::int64_t to) {
      const auto from = value.empty() ? makers.end() : makers.find(value);
      if (from != makers.end() && (from->second != to || to == kOutput)) write_edge(value, types, from->second, to);
    };
    for (std::size_t i = 0; i < body.node_size(); ++i) {
      std::set<std::string_view> used;
      for_each_used_value(body.node(i), [&](std::string_view value) { used.insert(value); });
      for (const std::string_view value : used) add_edge(value, static_cast<std::int64_t>(i));
    }
    for (const auto& value : body.output()) add_edge(name_of(value), kOutput);
    json_.end_array();
  }

  void write_edge(std::string_view value, const Types& types, std::int64_t from, std::int64_t to) {
    json_.begin_object().member("value", value);
    if (const auto type = types.find(value); type != types.end()) json_.member("type", type->second);
    if (from != kInput) json_.member("from", from);
    if (to != kOutput) json_.member("to", to);
    json_.end_object();
  }

  void write_groups(const Group& group, const Parameters& parameters) {
    json_.key("groups").begin_array();
    for (const Group& part : group.groups) {
      json_.begin_object().member("name", part.name).member("parameters", parameters.count(part.nodes));
      json_.member("nodes", indexes_of(part.nodes));
      write_groups(part, parameters);
      json_.end_object();
    }
    json_.end_array();
  }

  // Values in place of the index of a node.
  static constexpr std::int64_t kInput = -1;
  static constexpr std::int64_t kOutput = -2;

  JsonText json_ = begin_json("graph");
  GraphQueue graphs_;
};

}  // namespace

std::string structure_json(const onnx::ModelProto& model, const std::string& file) {
  return StructureWriter(model).write(file);
}

}  // namespace onnx_tool
