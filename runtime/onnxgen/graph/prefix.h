// Adds a prefix to the names in a model, so that they do not conflict with those of another model. Follows the rules of
// onnx.compose.add_prefix.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/function_id.h"
#include "onnxgen/graph/rename.h"
#include "onnxgen/graph/value_names.h"
#include "onnxgen/onnx/require_class.h"

namespace onnxgen::graph {

// Kinds of names that get the prefix. The options match the arguments of onnx.compose.add_prefix.
struct PrefixOptions {
  bool rename_nodes = true;  // names of the nodes themselves
  // All inputs and outputs of nodes, including those of the graph. Also names that occur only in quantization
  // annotations, device configurations or training bindings.
  bool rename_edges = true;
  bool rename_inputs = true;
  bool rename_outputs = true;
  bool rename_initializers = true;
  bool rename_value_infos = true;
  bool rename_functions = true;  // names of functions, and of the operators that call them
};

namespace detail {

// New names of the values that the options select.
class PrefixedNames {
 public:
  PrefixedNames(std::string_view prefix, const PrefixOptions& options) : prefix_(prefix), options_(options) {}

  template <class Model>
  void add_all(Model& model) {
    for_each_outer_graph(model, [&](const auto& graph) { add(graph); });
    // Names that occur only in quantization annotations, device configurations or training bindings.
    if (!options_.rename_edges) return;
    for_each_value_name_of_model(model, [this](std::string_view name, const auto&) {
      if (unselected_.find(name) == unselected_.end()) add_name(name, true);
    });
  }

  const NewNames& names() const noexcept { return names_; }

 private:
  template <class Graph>
  void add(const Graph& graph) {
    add_names(graph.input(), options_.rename_inputs);
    add_names(graph.output(), options_.rename_outputs);
    add_names(graph.value_info(), options_.rename_value_infos);
    add_names(graph.initializer(), options_.rename_initializers);
    for (const auto& sparse : graph.sparse_initializer()) {
      add_name(sparse.values().name(), options_.rename_initializers);
      add_name(sparse.indices().name(), options_.rename_initializers);
    }
    for (const auto& node : graph.node()) {
      for (const auto& name : node.input()) add_name(name, options_.rename_edges);
      for (const auto& name : node.output()) add_name(name, options_.rename_edges);
      for (const auto& attribute : node.attribute()) {
        for_each_graph_of_attribute(attribute, [&](const auto& inner) { add(inner); });
      }
    }
  }

  void add_name(std::string_view name, bool is_selected) {
    if (name.empty()) return;
    if (is_selected) {
      names_.emplace(name, prefix_ + std::string(name));
    } else {
      unselected_.emplace(name);
    }
  }
  template <class Messages>
  void add_names(const Messages& messages, bool are_selected) {
    for (const auto& message : messages) add_name(message.name(), are_selected);
  }

  std::string prefix_;
  PrefixOptions options_;
  NewNames names_;
  std::set<std::string, std::less<>> unselected_;  // names in places that the options exclude
};

template <class Model>
void prefix_nodes(Model& model, const std::string& prefix) {
  for_each_node_of_graphs(model, [&](auto& node) {
    if (!node.name().empty()) node.set_name(prefix + std::string(node.name()));
  });
}

using OperatorName = std::pair<std::string, std::string>;  // domain and name

template <class Node>
OperatorName operator_of(const Node& node) {
  return {std::string(plain_domain(node.domain())), std::string(node.op_type())};
}

// Returns the new names of functions, for all overloads, by their domain and old name.
template <class Model>
std::map<OperatorName, std::string> prefixed_functions(const Model& model, const std::string& prefix) {
  std::map<OperatorName, std::string> names;
  for (const auto& function : model.functions()) {
    const std::string name(function.name());
    names[{std::string(plain_domain(function.domain())), name}] = prefix + name;
  }
  return names;
}

// Fails with kUnsupported if the new name of a function is that of an operator. Its nodes would call the function.
template <class Model>
Status check_prefixed_functions(Model& model, const std::string& prefix) {
  const std::map<OperatorName, std::string> names = prefixed_functions(model, prefix);
  if (names.empty()) return Status();
  std::set<OperatorName> made;
  for (const auto& [old_name, name] : names) made.emplace(old_name.first, name);
  std::string meant;
  for_each_node_of_model(model, [&](const auto& node) {
    OperatorName called = operator_of(node);
    if (names.count(called) == 0 && made.count(called) != 0) meant = std::move(called.second);
  });
  if (meant.empty()) return Status();
  return io::failure(
      ErrorCode::kUnsupported, {},
      "the prefix gives a function the name of the operator " + onnxgen::quoted(meant) + "; choose another prefix");
}

// Renames functions and the nodes that call them, in graphs and in other functions.
template <class Model>
void prefix_functions(Model& model, const std::string& prefix) {
  const std::map<OperatorName, std::string> names = prefixed_functions(model, prefix);
  if (names.empty()) return;
  for (auto& function : *model.mutable_functions()) function.set_name(prefix + std::string(function.name()));
  for_each_node_of_model(model, [&](auto& node) {
    const auto found = names.find(operator_of(node));
    if (found != names.end()) node.set_op_type(found->second);
  });
}

}  // namespace detail

// Prepends `prefix` to the names that the options select and that are not empty, including names in subgraphs. Names of
// graphs and symbolic dimensions, and of nodes and values in functions, stay as they are. Fails with kUnsupported if a
// new name conflicts with a name that the options leave unchanged or with an operator; the model is then unchanged.
// After kOutOfMemory, some names may have been changed.
template <class Model>
Status try_add_prefix(Model& model, const std::string& prefix, const PrefixOptions& options = {}) {
  if constexpr (io::require_model<Model>()) {
    return or_out_of_memory([&] {
      detail::PrefixedNames prefixed(prefix, options);
      prefixed.add_all(model);
      Status status = options.rename_functions ? detail::check_prefixed_functions(model, prefix) : Status();
      if (status) status = try_rename_values(model, prefixed.names());
      if (!status) return status;
      if (options.rename_nodes) detail::prefix_nodes(model, prefix);
      if (options.rename_functions) detail::prefix_functions(model, prefix);
      return status;
    });
  }
}

template <class Model>
void add_prefix(Model& model, const std::string& prefix, const PrefixOptions& options = {}) {
  io::throw_if_failed(try_add_prefix(model, prefix, options));
}

}  // namespace onnxgen::graph
