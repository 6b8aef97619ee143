// Small models for the tests of this folder.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "onnx/onnx-ml.pb.h"

namespace onnxgen::io::tests {

// Returns `size` bytes that vary with the position and with the seed.
inline std::string pattern(std::size_t size, unsigned seed = 1) {
  std::string bytes(size, '\0');
  std::uint32_t state = 2654435761u * (seed + 1);
  char* const begin = bytes.data();  // a pointer: without optimization, iterators would dominate the running time
  for (std::size_t i = 0; i < size; ++i) {
    state = state * 1664525u + 1013904223u;
    begin[i] = static_cast<char>(state >> 24);
  }
  return bytes;
}

template <class Tensor>
void fill_raw(Tensor& tensor, std::string_view name, std::string_view bytes) {
  tensor.set_name(name);
  tensor.set_data_type(Tensor::UINT8);
  tensor.add_dims(static_cast<std::int64_t>(bytes.size()));
  tensor.set_raw_data(bytes);
}

template <class Tensor>
void add_entry(Tensor& tensor, std::string_view key, std::string_view value) {
  auto* const entry = tensor.add_external_data();
  entry->set_key(key);
  entry->set_value(value);
}

// Makes `tensor` a UINT8 tensor whose data is in the file `location`.
template <class Tensor>
void fill_external(Tensor& tensor, std::string_view name, std::string_view location, std::int64_t size,
                   std::int64_t offset = -1, std::int64_t length = -1) {
  tensor.set_name(name);
  tensor.set_data_type(Tensor::UINT8);
  tensor.add_dims(size);
  tensor.set_data_location(Tensor::EXTERNAL);
  add_entry(tensor, "location", location);
  if (offset >= 0) add_entry(tensor, "offset", std::to_string(offset));
  if (length >= 0) add_entry(tensor, "length", std::to_string(length));
}

// Returns a model with one initializer whose data is in the file `location`.
template <class M = onnx::ModelProto>
M external_model(std::string_view location, std::int64_t size, std::int64_t offset = -1, std::int64_t length = -1) {
  M model;
  model.set_ir_version(8);
  model.mutable_graph()->set_name("g");
  fill_external(*model.mutable_graph()->add_initializer(), "w", location, size, offset, length);
  return model;
}

// Returns a model with one tensor in every kind of place, named after the place. The n-th tensor contains pattern(100 +
// n, n).
template <class M = onnx::ModelProto>
M model_with_tensors_everywhere() {
  M model;
  model.set_ir_version(8);
  unsigned n = 0;
  const auto fill = [&n](auto& tensor, std::string_view name) {
    fill_raw(tensor, name, pattern(100 + n, n));
    ++n;
  };
  auto& graph = *model.mutable_graph();
  graph.set_name("main");
  auto& node = *graph.add_node();
  node.set_name("node0");
  node.set_op_type("If");
  fill(*node.add_attribute()->mutable_t(), "attribute.t");
  node.mutable_attribute(0)->set_name("value");
  fill(*node.add_attribute()->add_tensors(), "attribute.tensors");
  auto& sparse = *node.add_attribute()->mutable_sparse_tensor();
  fill(*sparse.mutable_values(), "attribute.sparse.values");
  fill(*sparse.mutable_indices(), "attribute.sparse.indices");
  fill(*node.add_attribute()->add_sparse_tensors()->mutable_values(), "attribute.sparse_tensors");
  fill(*node.add_attribute()->mutable_g()->add_initializer(), "subgraph");
  fill(*node.add_attribute()->add_graphs()->add_initializer(), "subgraphs");
  fill(*graph.add_initializer(), "initializer");
  fill(*graph.add_sparse_initializer()->mutable_values(), "sparse_initializer");
  fill(*model.add_training_info()->mutable_initialization()->add_initializer(), "training");
  fill(*model.add_functions()->add_node()->add_attribute()->mutable_t(), "function");
  fill(*model.mutable_functions(0)->add_attribute_proto()->mutable_t(), "function default");
  return model;
}
inline constexpr unsigned kTensorsEverywhere = 12;

// Returns the model above with an additional initializer, `large`, of 10,000,000 bytes.
inline onnx::ModelProto model_with_a_large_tensor() {
  onnx::ModelProto model = model_with_tensors_everywhere();
  fill_raw(*model.mutable_graph()->add_initializer(), "large", pattern(10'000'000));
  return model;
}

}  // namespace onnxgen::io::tests
