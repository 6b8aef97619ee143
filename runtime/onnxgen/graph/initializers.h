// Adds initializers to the inputs of their graph, or removes them. An initializer that is also an input is a default
// that callers can override. Before IR version 4, every initializer had to be an input. Since then, an initializer that
// is not an input is a constant, which runtimes can optimize.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/erase_where.h"

namespace onnxgen::graph {

namespace detail {

// Sets the type of a value to the element type and shape of a dense or sparse tensor.
template <class TensorType, class Dims>
void set_tensor_type(TensorType& type, std::int32_t element_type, const Dims& dims) {
  type.set_elem_type(element_type);
  auto& shape = *type.mutable_shape();
  for (const std::int64_t dim : dims) shape.add_dim()->set_dim_value(dim);
}

// Returns whether an input with an initializer's name contains more than the initializer's type and shape.
template <class Info>
bool describes_more_than_initializer(const Info& input) {
  if (!input.doc_string().empty() || input.metadata_props_size() != 0) return true;
  if (!input.type().denotation().empty()) return true;
  for (const auto& dim : input.type().tensor_type().shape().dim()) {
    if (!dim.dim_param().empty() || !dim.denotation().empty()) return true;
  }
  return false;
}

template <class Graph>
void add_initializers_to_inputs(Graph& graph) {
  std::set<std::string, std::less<>> inputs;
  for (const auto& input : graph.input()) inputs.emplace(input.name());
  std::map<std::string, decltype(graph.add_input()), std::less<>> described;
  for (auto& info : *graph.mutable_value_info()) described.emplace(info.name(), &info);
  std::set<std::string, std::less<>> moved;
  // Returns the new input if its type must be set.
  const auto add_input = [&](std::string_view name) -> decltype(graph.add_input()) {
    if (!inputs.emplace(name).second) return nullptr;
    auto* const input = graph.add_input();
    const auto info = described.find(name);
    if (info != described.end()) {
      input->CopyFrom(*info->second);
      moved.emplace(name);
    }
    input->set_name(std::string(name));
    return input->has_type() ? nullptr : input;
  };
  for (const auto& tensor : graph.initializer()) {
    auto* const input = add_input(tensor.name());
    if (input == nullptr) continue;
    set_tensor_type(*input->mutable_type()->mutable_tensor_type(), tensor.data_type(), tensor.dims());
  }
  for (const auto& sparse : graph.sparse_initializer()) {
    auto* const input = add_input(sparse.values().name());
    if (input == nullptr) continue;
    set_tensor_type(*input->mutable_type()->mutable_sparse_tensor_type(), sparse.values().data_type(), sparse.dims());
  }
  erase_where(*graph.mutable_value_info(), [&](const auto& info) { return moved.count(info.name()) != 0; });
}

template <class Graph>
void remove_initializers_from_inputs(Graph& graph) {
  std::set<std::string, std::less<>> names;
  for (const auto& tensor : graph.initializer()) names.emplace(tensor.name());
  for (const auto& sparse : graph.sparse_initializer()) names.emplace(sparse.values().name());
  std::set<std::string, std::less<>> described;
  for (const auto& info : graph.value_info()) described.emplace(info.name());
  for (const auto& input : graph.input()) {
    if (names.count(input.name()) == 0 || !describes_more_than_initializer(input)) continue;
    if (described.emplace(input.name()).second) graph.add_value_info()->CopyFrom(input);
  }
  erase_where(*graph.mutable_input(), [&](const auto& input) { return names.count(input.name()) != 0; });
}

}  // namespace detail

// Makes every initializer of the main graph an input, after the existing inputs. An input takes over the value_info of
// its initializer. Weights are not copied. The only failure is kOutOfMemory; some inputs may then have been added.
template <class Model>
Status try_add_initializers_to_inputs(Model& model) {
  return or_out_of_memory([&] {
    if (model.has_graph()) detail::add_initializers_to_inputs(*model.mutable_graph());
    return Status();
  });
}

// Removes the inputs of the main graph that are also initializers. An input with more than a type and shape, such as a
// description, becomes value_info. Fails with kUnsupported for IR versions before 4, which require these inputs, and
// leaves the model unchanged then.
template <class Model>
Status try_remove_initializers_from_inputs(Model& model) {
  constexpr std::int64_t kFirstWithout = 4;
  if (model.ir_version() < kFirstWithout) {
    return io::failure(ErrorCode::kUnsupported, {}, "initializers must be inputs before IR version 4");
  }
  return or_out_of_memory([&] {
    if (model.has_graph()) detail::remove_initializers_from_inputs(*model.mutable_graph());
    return Status();
  });
}

template <class Model>
void add_initializers_to_inputs(Model& model) {
  io::throw_if_failed(try_add_initializers_to_inputs(model));
}

template <class Model>
void remove_initializers_from_inputs(Model& model) {
  io::throw_if_failed(try_remove_initializers_from_inputs(model));
}

}  // namespace onnxgen::graph
