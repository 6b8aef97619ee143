// Builds graphs with expressions. Values without a given name get a generated one.
//
// Names are not checked: a value that does not exist, or a name that is given twice, results in an invalid graph, which
// onnxgen::check reports. Functions throw io::Error only where their comments say so, and std::bad_alloc if memory is
// exhausted. A builder and its operations must not be used by several threads at once.
//
//   onnx::ModelProto model;
//   onnxgen::build::make_model(model, {{"", 17}});
//   onnxgen::build::GraphBuilder g(*model.mutable_graph(), "network");
//   const auto x = g.input("x", onnxgen::build::ElementType::kFloat, {"batch", 4});
//   const auto w = g.initializer("w", {4, 2}, std::vector<float>(8, 0.5f));
//   g.output(g.op("Relu", g.op("MatMul", x, w)).as("y"), onnxgen::build::ElementType::kFloat, {"batch", 2});
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/build/make.h"
#include "onnxgen/build/unique_names.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"

namespace onnxgen::build {

// A value of a graph, identified by its name.
class Value {
 public:
  // Constructs an omitted optional input.
  Value() = default;
  // Constructs the value with this name, for example a value of the enclosing graph.
  Value(std::string name) : name_(std::move(name)) {}
  Value(const char* name) : name_(name) {}

  const std::string& name() const noexcept { return name_; }

 private:
  std::string name_;
};

template <class Graph>
class GraphBuilder;

// A node that was added to a graph. Converts to its first output where a value is expected. The builder must outlive
// it, and no node before it may be removed.
template <class Graph>
class Operation {
 public:
  // Adds an attribute. Its type follows from the value; see Attribute. Throws io::Error if the value is a message that
  // attributes of this class cannot hold.
  Operation& set(const Attribute& attribute) {
    attribute.store(*node().add_attribute());
    return *this;
  }
  template <class V>
  Operation& set(std::string_view name, const V& value) {
    return set(Attribute(name, value));
  }
  template <class V>
  Operation& set(std::string_view name, std::initializer_list<V> values) {
    return set(Attribute(name, values));
  }
  // Adds an attribute that is a graph, such as then_branch. Calls fill(GraphBuilder<Graph>&) with a builder for it. Its
  // nodes may use the values of this graph, and generated names differ from those of this graph.
  template <class Fill>
  Operation& set_graph(std::string_view name, Fill&& fill);

  // Sets the domain of the operator. The default is the standard domain.
  Operation& domain(std::string_view domain) {
    node().set_domain(std::string(domain));
    return *this;
  }
  // Sets the name of the node itself. It has no effect on the graph.
  Operation& label(std::string_view name) {
    node().set_name(std::string(name));
    return *this;
  }
  // Renames the first output. Throws io::Error if the old name may already be in use: if another node has been added
  // since, or if the value is an output of the graph.
  Operation& as(std::string_view name);

  // Returns output `index` of the node. Adds it and all outputs before it if they do not exist.
  Value output(std::size_t index) const;
  operator Value() const { return output(0); }

 private:
  friend class GraphBuilder<Graph>;

  Operation(GraphBuilder<Graph>& builder, std::size_t index) : builder_(&builder), index_(index) {}

  auto& node() const;

  GraphBuilder<Graph>* builder_;
  std::size_t index_;  // index in the graph's nodes
};

// Adds nodes, inputs, outputs and initializers to a graph of either profile, which must outlive the builder. While the
// builder is in use, nothing else should add names to the graph, since they could conflict with generated names.
template <class Graph>
class GraphBuilder {
 public:
  // Sets the graph's name. Generated names differ from all names of values that the graph and its subgraphs already
  // have.
  explicit GraphBuilder(Graph& graph, std::string_view name = "main")
      : GraphBuilder(graph, name, std::make_shared<UniqueNames>()) {
    reserve_names(graph);
  }

  // Adds an input. Inputs of the main graph need a type; in subgraphs the type is optional.
  Value input(std::string_view name) {
    graph_.add_input()->set_name(std::string(name));
    return named(name);
  }
  Value input(std::string_view name, ElementType type, const Shape& shape) {
    make_tensor_value_info(*graph_.add_input(), name, type, shape);
    return named(name);
  }

  // Adds an initializer with these values. Its element type is that of the values, or `type` if given. Throws io::Error
  // like make_tensor().
  template <class T>
  Value initializer(std::string_view name, const Dims& dims, const std::vector<T>& values) {
    make_tensor(*graph_.add_initializer(), name, dims, values);
    return named(name);
  }
  template <class T>
  Value initializer(std::string_view name, const Dims& dims, ElementType type, const std::vector<T>& values) {
    make_tensor(*graph_.add_initializer(), name, dims, type, values);
    return named(name);
  }
  // Adds a scalar or one-dimensional initializer with a generated name.
  template <class T, std::enable_if_t<std::is_arithmetic_v<T>, int> = 0>
  Value constant(T value) {
    return initializer(names_->make("constant"), {}, std::vector<T>{value});
  }
  template <class T>
  Value constant(const std::vector<T>& values) {
    return initializer(names_->make("constant"), {static_cast<std::int64_t>(values.size())}, values);
  }

  // Adds a node with one output, whose name is generated. Inputs are values, operations (their first outputs) or names.
  template <class... Inputs>
  Operation<Graph> op(std::string_view op_type, const Inputs&... inputs) {
    auto& node = *graph_.add_node();
    node.set_op_type(std::string(op_type));
    (node.add_input(Value(inputs).name()), ...);
    node.add_output(names_->make(op_type));
    return {*this, static_cast<std::size_t>(graph_.node_size()) - 1};
  }

  // Makes a value an output of the graph. Outputs of the main graph need a type; in subgraphs the type is optional.
  void output(const Value& value) { graph_.add_output()->set_name(value.name()); }
  void output(const Value& value, ElementType type, const Shape& shape) {
    make_tensor_value_info(*graph_.add_output(), value.name(), type, shape);
  }

  // Returns the graph that is built.
  Graph& graph() noexcept { return graph_; }

 private:
  friend class Operation<Graph>;

  GraphBuilder(Graph& graph, std::string_view name, std::shared_ptr<UniqueNames> names)
      : graph_(graph), names_(std::move(names)) {
    graph_.set_name(std::string(name));
  }

  void reserve_names(const Graph& graph) {
    for (const auto* const values : {&graph.input(), &graph.output(), &graph.value_info()}) {
      for (const auto& value : *values) names_->reserve(value.name());
    }
    for (const auto& tensor : graph.initializer()) names_->reserve(tensor.name());
    reserve_sparse(graph, 0);
    for (const auto& node : graph.node()) {
      for (const auto& name : node.input()) names_->reserve(name);
      for (const auto& name : node.output()) names_->reserve(name);
      for (const auto& attribute : node.attribute()) {
        if (attribute.has_g()) reserve_names(attribute.g());
        for (const auto& inner : attribute.graphs()) reserve_names(inner);
      }
    }
  }

  template <class G>
  auto reserve_sparse(const G& graph, int) -> decltype(graph.sparse_initializer(), void()) {
    for (const auto& tensor : graph.sparse_initializer()) names_->reserve(tensor.values().name());
  }
  template <class G>
  void reserve_sparse(const G&, long) {}  // classes of ONNX before version 1.6

  bool may_be_used(std::size_t node) const {
    if (node + 1 != static_cast<std::size_t>(graph_.node_size())) return true;
    const std::string_view name = graph_.node(graph_.node_size() - 1).output(0);
    for (const auto& output : graph_.output()) {
      if (output.name() == name) return true;
    }
    return false;
  }

  Value named(std::string_view name) {
    names_->reserve(name);
    return std::string(name);
  }

  Graph& graph_;
  std::shared_ptr<UniqueNames> names_;  // names of this graph and its subgraphs
};

template <class Graph>
auto& Operation<Graph>::node() const {
  using Index = decltype(builder_->graph_.node_size());
  return *builder_->graph_.mutable_node(static_cast<Index>(index_));
}

template <class Graph>
template <class Fill>
Operation<Graph>& Operation<Graph>::set_graph(std::string_view name, Fill&& fill) {
  auto& attribute = *node().add_attribute();
  using AttributeProto = std::remove_reference_t<decltype(attribute)>;
  attribute.set_name(std::string(name));
  attribute.set_type(AttributeProto::GRAPH);
  GraphBuilder<Graph> inner(*attribute.mutable_g(), name, builder_->names_);
  fill(inner);
  return *this;
}

template <class Graph>
Operation<Graph>& Operation<Graph>::as(std::string_view name) {
  if (builder_->may_be_used(index_)) {
    io::throw_if_failed(io::failure(ErrorCode::kUnsupported, {},
                                    "the output of a node cannot be renamed to " + quoted(name) + " after it is used"));
  }
  builder_->names_->reserve(name);
  node().set_output(0, std::string(name));
  return *this;
}

template <class Graph>
Value Operation<Graph>::output(std::size_t index) const {
  auto& made = node();
  while (static_cast<std::size_t>(made.output_size()) <= index) {
    made.add_output(builder_->names_->make(std::string(made.op_type())));
  }
  return std::string(made.output(static_cast<decltype(made.output_size())>(index)));
}

}  // namespace onnxgen::build
