// Replaces calls of a model's functions by their bodies, as onnx.inliner does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/call_check.h"
#include "onnxgen/graph/dimension_names.h"
#include "onnxgen/graph/erase_where.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/function_id.h"
#include "onnxgen/graph/value_names.h"
#include "onnxgen/onnx/require_class.h"

namespace onnxgen::graph {

// Options of inlining.
struct InlineOptions {
  // Maximum number of nodes to create; exceeding it is kAllocationLimit. Functions that call others twice, which in
  // turn do the same, can make a model arbitrarily large.
  std::uint64_t max_nodes = 1 << 20;
};

namespace detail {

// Generates names that do not occur in the model: "call/name", or "call/name_1" if that exists already.
class InlinedNames {
 public:
  void reserve(std::string_view name) { taken_.emplace(name); }

  std::string make(std::string_view call, std::string_view name) {
    const std::string stem = (call.empty() ? std::string() : std::string(call) + "/") + std::string(name);
    std::string made = stem;
    std::uint64_t& next = next_[stem];
    while (!taken_.insert(made).second) made = stem + "_" + std::to_string(++next);
    return made;
  }

 private:
  std::set<std::string, std::less<>> taken_;
  std::map<std::string, std::uint64_t> next_;  // by stem
};

template <class Model>
class Inliner {
 public:
  Inliner(Model& model, const InlineOptions& options) : model_(model), options_(options) {
    for (const auto& function : model.functions()) {
      Callee& callee = functions_.emplace(id_of_function(function), Callee{&function, {}}).first->second;
      if (callee.function == &function) add_attributes(function.attribute_proto(), callee.defaults);
    }
    for_each_value_name_of_model(model, [this](std::string_view name, const auto&) { values_.reserve(name); });
    for_each_node_of_graphs(model, [this](const auto& node) { nodes_.reserve(node.name()); });
    for_each_outer_graph(model, [this](auto& graph) { reserve_dimensions(graph); });
  }

  // Inlines all calls. After a failure the graphs are partially inlined.
  Status inline_all() {
    for_each_outer_graph(model_, [this](auto& graph) { expand(graph); });
    if (made_ > options_.max_nodes) {
      return io::failure(ErrorCode::kAllocationLimit, {},
                         "inlining creates more nodes than max_nodes (" + std::to_string(options_.max_nodes) + ")");
    }
    functions_.clear();
    model_.clear_functions();
    return Status();
  }

 private:
  using Graph = std::decay_t<decltype(*std::declval<Model&>().mutable_graph())>;
  using Node = std::decay_t<decltype(*std::declval<Graph&>().add_node())>;
  using Attribute = std::decay_t<decltype(*std::declval<Node&>().add_attribute())>;
  using Function = std::decay_t<decltype(*std::declval<Model&>().add_functions())>;

  using Attributes = std::map<std::string_view, const Attribute*>;  // by name

  struct Callee {
    const Function* function;
    Attributes defaults;
  };

  // One call of a function, with the names and attributes that its body refers to.
  struct Call {
    std::string name;  // name of the calling node
    NewNames values;
    NewNames dimensions;
    Attributes attributes;  // of the calling node
    const Attributes& defaults;
  };

  // A graph in which calls are expanded.
  struct Target {
    Graph& graph;
    std::set<std::string, std::less<>> made;       // values that its nodes produce
    std::set<std::string, std::less<>> described;  // values that have types in the graph
  };

  void reserve_dimensions(Graph& graph) {
    for_each_dimension_name_of_graph(graph, [this](std::string_view name, const auto&) { dimensions_.reserve(name); });
    for (auto& node : *graph.mutable_node()) {
      for (auto& attribute : *node.mutable_attribute()) {
        for_each_graph_of_attribute(attribute, [this](Graph& inner) { reserve_dimensions(inner); });
      }
    }
  }

  static Target target_of(Graph& graph) {
    Target target = {graph, {}, {}};
    for (const auto* const values : {&graph.input(), &graph.output(), &graph.value_info()}) {
      for (const auto& info : *values) target.described.emplace(info.name());
    }
    for (const auto& node : graph.node()) add_outputs(node, target);
    return target;
  }

  static void add_outputs(const Node& node, Target& target) {
    for (const auto& output : node.output()) {
      if (!output.empty()) target.made.emplace(output);
    }
  }

  const Callee* callee_of(const Node& node) const {
    const auto found = functions_.find(id_of_call(node));
    return found != functions_.end() ? &found->second : nullptr;
  }

  void expand_subgraphs(Node& node) {
    for (auto& attribute : *node.mutable_attribute()) {
      for_each_graph_of_attribute(attribute, [this](Graph& graph) { expand(graph); });
    }
  }

  // Expands the calls in a graph. New nodes are appended after the existing nodes, which are removed at the end. A call
  // is replaced by its function's body.
  void expand(Graph& graph) {
    bool has_calls = false;
    for (auto& node : *graph.mutable_node()) {
      expand_subgraphs(node);
      has_calls = has_calls || callee_of(node) != nullptr;
    }
    if (!has_calls) return;
    Target target = target_of(graph);
    const auto count = graph.node_size();
    for (decltype(graph.node_size()) i = 0; i < count; ++i) {
      if (const Callee* const callee = callee_of(graph.node(i))) {
        const Node call = graph.node(i);  // adding nodes may move it
        add_body(*callee, call, target);
      } else {
        Node& node = *graph.add_node();
        node.Swap(graph.mutable_node(i));
      }
    }
    auto& nodes = *graph.mutable_node();
    nodes.erase(nodes.begin(), nodes.begin() + static_cast<std::ptrdiff_t>(count));
  }

  void add_body(const Callee& callee, const Node& node, Target& target) {
    const Function& function = *callee.function;
    Call call = begin_call(callee, node);
    const std::vector<std::pair<std::string, std::string>> passed = name_outputs(function, node, call);
    for (const auto& body_node : function.node()) {
      if (made_ > options_.max_nodes) return;
      if (const Callee* const inner = callee_of(body_node)) {
        Node inner_call = body_node;
        enter(inner_call, call);
        add_outputs(inner_call, target);
        add_body(*inner, inner_call, target);
      } else {
        Node& added = *target.graph.add_node();
        added = body_node;
        enter(added, call);
        add_outputs(added, target);
      }
    }
    add_types(function, call, target);
    for (const auto& [from, to] : passed) {
      Node& identity = *target.graph.add_node();
      identity.set_op_type("Identity");
      identity.add_input(from);
      identity.add_output(to);
    }
  }

  // Adds the types that the function states for values of its body. Symbolic dimensions get new names in each call,
  // because a name stands for one size throughout a graph.
  void add_types(const Function& function, Call& call, Target& target) {
    for (const auto& info : function.value_info()) {
      const auto found = call.values.find(std::string_view(info.name()));
      if (found == call.values.end() || target.made.count(found->second) == 0) continue;
      if (!target.described.insert(found->second).second) continue;
      auto& added = *target.graph.add_value_info();
      added.CopyFrom(info);
      added.set_name(found->second);
      if (!added.has_type()) continue;
      for_each_dimension_name(*added.mutable_type(), [&](std::string_view name, const auto& set_name) {
        enter_dimension(name, set_name, call);
      });
    }
  }

  // Renames a dimension for this call.
  template <class SetName>
  void enter_dimension(std::string_view name, const SetName& set_name, Call& call) {
    auto found = call.dimensions.find(name);
    if (found == call.dimensions.end()) {
      found = call.dimensions.emplace(std::string(name), dimensions_.make(call.name, name)).first;
    }
    set_name(found->second);
  }

  // The result refers to attributes of the node.
  static Call begin_call(const Callee& callee, const Node& node) {
    const Function& function = *callee.function;
    Call call = {std::string(node.name()), {}, {}, {}, callee.defaults};
    for (decltype(function.input_size()) i = 0; i < function.input_size(); ++i) {
      const bool is_given = i < node.input_size();
      call.values.emplace(std::string(function.input(i)), is_given ? std::string(node.input(i)) : std::string());
    }
    add_attributes(node.attribute(), call.attributes);
    return call;
  }

  // Of several attributes with one name, the first counts.
  template <class Values>
  static void add_attributes(const Values& values, Attributes& attributes) {
    for (const auto& attribute : values) attributes.emplace(attribute.name(), &attribute);
  }

  // Returns the attribute of the call or, if it has none, the default. Returns null if there is no default either.
  static const Attribute* find_attribute(const Call& call, std::string_view name) {
    for (const Attributes* const attributes : {&call.attributes, &call.defaults}) {
      const auto found = attributes->find(name);
      if (found != attributes->end()) return found->second;
    }
    return nullptr;
  }

  // Maps the function's outputs to those of the node. Returns the outputs that are also inputs or occur a second time:
  // their values must be forwarded to the node's outputs.
  static std::vector<std::pair<std::string, std::string>> name_outputs(const Function& function, const Node& node,
                                                                       Call& call) {
    std::vector<std::pair<std::string, std::string>> passed;
    for (decltype(node.output_size()) i = 0; i < node.output_size(); ++i) {
      std::string name(node.output(i));
      if (name.empty()) continue;
      const auto [place, is_new] = call.values.emplace(std::string(function.output(i)), name);
      if (!is_new) passed.emplace_back(place->second, std::move(name));
    }
    return passed;
  }

  // Adapts a copy of a body's node to this call.
  void enter(Node& node, Call& call) {
    for_each_value_name_of_node(node, [&](std::string_view name, const auto& set_name) {
      if (name.empty()) return;
      auto found = call.values.find(name);
      if (found == call.values.end()) {
        found = call.values.emplace(std::string(name), values_.make(call.name, name)).first;
      }
      set_name(found->second);
    });
    for_each_dimension_name_of_node(
        node, [&](std::string_view name, const auto& set_name) { enter_dimension(name, set_name, call); });
    resolve(node, call);
    expand_subgraphs(node);
  }

  // Replaces references to attributes of the function by the attributes of the call. Nodes in subgraphs are resolved
  // before that: a subgraph that comes from an attribute of the call must not be resolved again.
  void resolve(Node& node, const Call& call) {
    ++made_;
    for (auto& attribute : *node.mutable_attribute()) {
      for_each_graph_of_attribute(attribute, [&](Graph& graph) { resolve_nodes(graph, call); });
    }
    if (!node.name().empty()) node.set_name(nodes_.make(call.name, node.name()));
    const auto refers = [](const auto& attribute) { return !attribute.ref_attr_name().empty(); };
    erase_where(*node.mutable_attribute(), [&](const auto& attribute) {
      return refers(attribute) && find_attribute(call, attribute.ref_attr_name()) == nullptr;
    });
    for (auto& attribute : *node.mutable_attribute()) {
      if (!refers(attribute) || made_ > options_.max_nodes) continue;
      const std::string name(attribute.name());
      attribute = *find_attribute(call, attribute.ref_attr_name());
      attribute.set_name(name);
      count_nodes(attribute);
    }
  }

  void resolve_nodes(Graph& graph, const Call& call) {
    for (auto& node : *graph.mutable_node()) resolve(node, call);
  }

  void count_nodes(const Attribute& attribute) {
    for_each_node_of_attribute(attribute, [this](const auto&) { ++made_; });
  }

  Model& model_;
  const InlineOptions& options_;
  std::map<FunctionId, Callee> functions_;
  InlinedNames values_;
  InlinedNames nodes_;
  InlinedNames dimensions_;
  std::uint64_t made_ = 0;  // number of nodes created
};

}  // namespace detail

// Replaces every call of a function of the model by the function's nodes, including calls in functions and subgraphs,
// and removes the functions. Values, nodes and symbolic dimensions of a function get names that begin with the name of
// the call. Types that the function states for its values become value_info. Descriptions and metadata of functions are
// lost, as are those and the device configurations of the calls.
//
// Fails with kUnsupported for a function that calls itself, is called with more inputs or outputs than it has or
// without an attribute that its nodes require, or is written for a different version of an operator set than the model,
// and if the inlined model would be nested too deeply for a load. The model is then unchanged. Fails with
// kAllocationLimit if more nodes would be created than the options allow; after this and after kOutOfMemory, the model
// is empty.
template <class Model>
Status try_inline_functions(Model& model, const InlineOptions& options = {}) {
  if constexpr (io::require_model<Model>()) {
    std::map<std::string, std::int64_t> new_opsets;
    Status status = or_out_of_memory([&] { return detail::CallCheck<Model>(model).check(new_opsets); });
    if (!status) return status;
    status = or_out_of_memory([&] {
      for (const auto& [domain, version] : new_opsets) {
        auto& opset = *model.add_opset_import();
        opset.set_domain(domain);
        opset.set_version(version);
      }
      return detail::Inliner<Model>(model, options).inline_all();
    });
    if (!status) model.Clear();
    return status;
  }
}

template <class Model>
void inline_functions(Model& model, const InlineOptions& options = {}) {
  io::throw_if_failed(try_inline_functions(model, options));
}

}  // namespace onnxgen::graph
