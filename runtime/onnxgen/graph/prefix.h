// Adds a prefix to the names in a model, so that they do not conflict with those of another model. Follows the rules of
// onnx.compose.add_prefix.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

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
  bool rename_edges = true;  // all inputs and outputs of nodes, including those of the graph
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

  template <class Graph>
  void add(const Graph& graph) {
    if (options_.rename_inputs) add_names(graph.input());
    if (options_.rename_outputs) add_names(graph.output());
    if (options_.rename_value_infos) add_names(graph.value_info());
    if (options_.rename_initializers) {
      add_names(graph.initializer());
      for (const auto& sparse : graph.sparse_initializer()) {
        add_name(sparse.values().name());
        add_name(sparse.indices().name());
      }
    }
    for (const auto& node : graph.node()) {
      if (options_.rename_edges) {
        for (const auto& name : node.input()) add_name(name);
        for (const auto& name : node.output()) add_name(name);
      }
      for (const auto& attribute : node.attribute()) {
        if (attribute.has_g()) add(attribute.g());
        for (const auto& inner : attribute.graphs()) add(inner);
      }
    }
  }

  const NewNames& names() const noexcept { return names_; }

 private:
  void add_name(std::string_view name) {
    if (!name.empty()) names_.emplace(name, prefix_ + std::string(name));
  }
  template <class Messages>
  void add_names(const Messages& messages) {
    for (const auto& message : messages) add_name(message.name());
  }

  std::string prefix_;
  PrefixOptions options_;
  NewNames names_;
};

template <class Model>
void prefix_nodes(Model& model, const std::string& prefix) {
  for_each_node_of_graphs(model, [&](auto& node) {
    if (!node.name().empty()) node.set_name(prefix + std::string(node.name()));
  });
}

// Renames functions and the nodes that call them, in graphs and in other functions.
template <class Model>
void prefix_functions(Model& model, const std::string& prefix) {
  std::map<std::pair<std::string, std::string>, std::string> names;  // new names by domain and name, for all overloads
  for (auto& function : *model.mutable_functions()) {
    std::string name = prefix + std::string(function.name());
    names[{std::string(plain_domain(function.domain())), std::string(function.name())}] = name;
    function.set_name(name);
  }
  if (names.empty()) return;
  const auto rename_call = [&](auto& node) {
    const auto found = names.find({std::string(plain_domain(node.domain())), std::string(node.op_type())});
    if (found != names.end()) node.set_op_type(found->second);
  };
  for_each_node_of_model(model, rename_call);
}

}  // namespace detail

// Prepends `prefix` to the names that the options select and that are not empty, including names in subgraphs. Names of
// graphs and symbolic dimensions, and of nodes and values in functions, stay as they are. Fails with kUnsupported if a
// new name conflicts with a name that the options leave unchanged; the model is then unchanged. After kOutOfMemory,
// some names may have been changed.
template <class Model>
Status try_add_prefix(Model& model, const std::string& prefix, const PrefixOptions& options = {}) {
  if constexpr (io::require_model<Model>()) {
    return or_out_of_memory([&] {
      detail::PrefixedNames prefixed(prefix, options);
      for_each_outer_graph(model, [&](const auto& graph) { prefixed.add(graph); });
      if (Status status = try_rename_values(model, prefixed.names()); !status) return status;
      if (options.rename_nodes) detail::prefix_nodes(model, prefix);
      if (options.rename_functions) detail::prefix_functions(model, prefix);
      return Status();
    });
  }
}

template <class Model>
void add_prefix(Model& model, const std::string& prefix, const PrefixOptions& options = {}) {
  io::throw_if_failed(try_add_prefix(model, prefix, options));
}

}  // namespace onnxgen::graph
