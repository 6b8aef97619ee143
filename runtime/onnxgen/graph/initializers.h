// Initializers as inputs of their graph: values that a caller may give, and that have defaults. Until IR version 3 all
// were, since version 4 an initializer that is no input is a constant, which runtimes can optimize.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/erase_where.h"

namespace onnxgen::graph {

namespace detail {

// The element type and shape of a tensor of either kind, as those of a value.
template <class TensorType, class Dims>
void set_tensor_type(TensorType& type, std::int32_t element_type, const Dims& dims) {
  type.set_elem_type(element_type);
  auto& shape = *type.mutable_shape();
  for (const std::int64_t dim : dims) shape.add_dim()->set_dim_value(dim);
}

template <class Graph>
void add_initializers_to_inputs(Graph& graph) {
  std::set<std::string, std::less<>> inputs;
  for (const auto& input : graph.input()) inputs.emplace(input.name());
  const auto add_input = [&](std::string_view name) -> decltype(graph.add_input()) {
    if (!inputs.emplace(name).second) return nullptr;
    graph.add_input()->set_name(std::string(name));
    return graph.mutable_input(graph.input_size() - 1);
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
}

}  // namespace detail

// Makes every initializer of the main graph an input, too, behind the others. Weights are left where they are.
template <class Model>
Status try_add_initializers_to_inputs(Model& model) {
  return or_out_of_memory([&] {
    if (model.has_graph()) detail::add_initializers_to_inputs(*model.mutable_graph());
    return Status();
  });
}

// Removes the inputs of the main graph that are initializers, too. Models of IR versions before 4, which need them, are
// kUnsupported.
template <class Model>
Status try_remove_initializers_from_inputs(Model& model) {
  constexpr std::int64_t kFirstWithout = 4;
  if (model.ir_version() < kFirstWithout) {
    return io::failure(ErrorCode::kUnsupported, {}, "initializers must be inputs before IR version 4");
  }
  return or_out_of_memory([&] {
    std::set<std::string_view> names;
    for (const auto& tensor : model.graph().initializer()) names.insert(tensor.name());
    for (const auto& sparse : model.graph().sparse_initializer()) names.insert(sparse.values().name());
    erase_where(*model.mutable_graph()->mutable_input(),
                [&](const auto& input) { return names.count(input.name()) != 0; });
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
