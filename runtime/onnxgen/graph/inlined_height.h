// Heights of messages after inlining, to find out whether a parser would accept the inlined model.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/function_id.h"

namespace onnxgen::graph::detail {

// Number of levels of messages below a message, after inlining. In the body of a function it also depends on the
// attributes of the call.
struct InlinedHeight {
  int levels = 0;
  std::map<std::string_view, int> references;  // levels down to the lowest reference to an attribute, by its name

  void include(int height) { levels = (std::max)(levels, height); }
  // Includes a message that is `down` levels below.
  void include(const InlinedHeight& other, int down) {
    include(other.levels + down);
    for (const auto& [name, level] : other.references) refer(name, level + down);
  }
  void refer(std::string_view name, int down) {
    int& known = references.emplace(name, down).first->second;
    known = (std::max)(known, down);
  }
};

// Heights of messages without graphs and types, for example of an attribute: sparse_tensor, values, external_data. It
// does not matter if one message is lower, because no model needs the last levels.
inline constexpr int kAttributeHeight = 3;
inline constexpr int kNodeHeight = 4;
inline constexpr int kGraphHeight = 3;
inline constexpr int kTensorTypeHeight = 3;

template <class Type>
int height_of_type(const Type& type) {
  if (type.has_sequence_type()) return 2 + height_of_type(type.sequence_type().elem_type());
  if (type.has_map_type()) return 2 + height_of_type(type.map_type().value_type());
  if (type.has_optional_type()) return 2 + height_of_type(type.optional_type().elem_type());
  return kTensorTypeHeight;
}

// Returns the height of the highest of the values.
template <class Values>
int height_of_values(const Values& values) {
  int height = 0;
  for (const auto& value : values) {
    if (value.has_type()) height = (std::max)(height, 1 + height_of_type(value.type()));
  }
  return height;
}

// Computes heights. Holds views of names in the functions.
template <class Function>
class InlinedHeights {
 public:
  // Adds a function. The functions that it calls, also in defaults of its attributes, must have been added before.
  void add(const Function& function) {
    Body body;
    for (const auto& node : function.node()) body.height.include(of_node(node), 0);
    body.height.include(height_of_values(function.value_info()));
    for (const auto& attribute : function.attribute_proto()) {
      const bool is_used = body.height.references.count(attribute.name()) != 0;
      if (is_used) body.defaults.emplace(attribute.name(), of_attribute(attribute).levels);
    }
    bodies_.emplace(id_of_function(function), std::move(body));
  }

  // Returns the height of the node or, if it calls a function, of the nodes that replace it.
  template <class Node>
  InlinedHeight of_node(const Node& node) const {
    const auto found = bodies_.find(id_of_call(node));
    if (found != bodies_.end()) return of_call(node, found->second);
    InlinedHeight height;
    height.include(kNodeHeight);
    for (const auto& attribute : node.attribute()) height.include(of_attribute(attribute), 1);
    return height;
  }

 private:
  struct Body {
    InlinedHeight height;
    std::map<std::string_view, int> defaults;  // heights of attributes in it that a call need not have
  };

  // The attributes of a call take the place of references in the body.
  template <class Node>
  InlinedHeight of_call(const Node& node, const Body& body) const {
    InlinedHeight height;
    height.include(body.height.levels);
    std::set<std::string_view> given;
    for (const auto& attribute : node.attribute()) {
      const auto reference = body.height.references.find(attribute.name());
      if (reference == body.height.references.end()) continue;
      height.include(of_attribute(attribute), reference->second);
      given.insert(attribute.name());
    }
    for (const auto& [name, levels] : body.defaults) {
      if (given.count(name) == 0) height.include(levels + body.height.references.at(name));
    }
    return height;
  }

  template <class Attribute>
  InlinedHeight of_attribute(const Attribute& attribute) const {
    InlinedHeight height;
    if (!attribute.ref_attr_name().empty()) {
      height.refer(attribute.ref_attr_name(), 0);
      return height;
    }
    height.include(kAttributeHeight);
    if (attribute.has_tp()) height.include(1 + height_of_type(attribute.tp()));
    for (const auto& type : attribute.type_protos()) height.include(1 + height_of_type(type));
    for_each_graph_of_attribute(attribute, [&](const auto& graph) { height.include(of_graph(graph), 1); });
    return height;
  }

  template <class Graph>
  InlinedHeight of_graph(const Graph& graph) const {
    InlinedHeight height;
    height.include(kGraphHeight);
    for (const auto* const values : {&graph.input(), &graph.output(), &graph.value_info()}) {
      height.include(1 + height_of_values(*values));
    }
    for (const auto& node : graph.node()) height.include(of_node(node), 1);
    return height;
  }

  std::map<FunctionId, Body> bodies_;
};

}  // namespace onnxgen::graph::detail
