// Renames values and nodes of a model.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/value_names.h"
#include "onnxgen/onnx/require_class.h"

namespace onnxgen::graph {

namespace detail {

using NameSet = std::set<std::string, std::less<>>;

// Fails if a name is empty or does not exist, or if two values or nodes of one scope would get the same name. `kind` is
// "value" or "node"; the sets contain the old names of each scope.
inline Status check_new_names(const NewNames& names, const std::vector<NameSet>& scopes, const std::string& kind) {
  const auto refused = [](ErrorCode code, std::string why) { return io::failure(code, {}, std::move(why)); };
  for (const auto& [from, to] : names) {
    const auto has_name = [&name = from](const NameSet& scope) { return scope.count(name) != 0; };
    if (from.empty()) return refused(ErrorCode::kOutOfRange, "a " + kind + " without a name cannot be renamed");
    if (std::none_of(scopes.begin(), scopes.end(), has_name)) {
      return refused(ErrorCode::kOutOfRange, "the model has no " + kind + " " + onnxgen::quoted(from));
    }
    if (to.empty()) {
      return refused(ErrorCode::kUnsupported, onnxgen::quoted(from) + " cannot be renamed to an empty name");
    }
  }
  for (const NameSet& scope : scopes) {
    std::map<std::string_view, std::string_view> old_names;  // by new name
    for (const std::string& name : scope) {
      const auto found = names.find(name);
      const std::string_view to = found == names.end() ? name : found->second;
      const auto [other, is_new] = old_names.emplace(to, name);
      if (is_new) continue;
      const bool is_present = other->second == to || name == to;
      if (is_present)
        return refused(ErrorCode::kUnsupported, "the model already has a " + kind + " " + onnxgen::quoted(to));
      return refused(ErrorCode::kUnsupported, onnxgen::quoted(other->second) + " and " + onnxgen::quoted(name) +
                                                  " cannot both be renamed to " + onnxgen::quoted(to));
    }
  }
  return Status();
}

}  // namespace detail

// Renames values in the main graph, its subgraphs and the training graphs. `names` maps old names to new ones, all at
// once, so that two values can exchange names. Fails with kOutOfRange if an old name is empty or does not exist, and
// with kUnsupported if a new name is empty or is that of another value after the change; the model is then unchanged.
// After kOutOfMemory, some values may have been renamed.
template <class Model>
Status try_rename_values(Model& model, const NewNames& names) {
  if constexpr (io::require_model<Model>()) {
    return or_out_of_memory([&] {
      std::vector<detail::NameSet> scopes(1);
      for_each_value_name_of_model(model, [&](std::string_view name, const auto&) { scopes[0].emplace(name); });
      Status status = detail::check_new_names(names, scopes, "value");
      if (status) for_each_value_name_of_model(model, ValueRenamer(names));
      return status;
    });
  }
}

template <class Model>
void rename_values(Model& model, const NewNames& names) {
  io::throw_if_failed(try_rename_values(model, names));
}

// Like try_rename_values(), but renames nodes, including those of functions. Each function has separate names. Nodes of
// one name are all renamed.
template <class Model>
Status try_rename_nodes(Model& model, const NewNames& names) {
  if constexpr (io::require_model<Model>()) {
    return or_out_of_memory([&] {
      std::vector<detail::NameSet> scopes(1);
      const auto add_name = [&](const auto& node) { scopes.back().emplace(node.name()); };
      for_each_node_of_graphs(model, add_name);
      for (const auto& function : model.functions()) {
        scopes.emplace_back();
        for_each_node_of_function(function, add_name);
      }
      Status status = detail::check_new_names(names, scopes, "node");
      if (!status) return status;
      const ValueRenamer rename(names);
      for_each_node_of_model(
          model, [&](auto& node) { rename(node.name(), [&](const std::string& name) { node.set_name(name); }); });
      return status;
    });
  }
}

template <class Model>
void rename_nodes(Model& model, const NewNames& names) {
  io::throw_if_failed(try_rename_nodes(model, names));
}

}  // namespace onnxgen::graph
