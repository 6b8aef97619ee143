// A model with everything that the checker inspects, for tests to break.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::check::tests {

// Returns raw data of `count` elements of `width` bytes each.
inline std::string zeros(std::size_t count, std::size_t width) {
  return std::string(count * width, '\0');
}

template <class Tensor>
void fill_floats(Tensor& tensor, std::string_view name, std::int64_t count) {
  tensor.set_name(std::string(name));
  tensor.set_data_type(Tensor::FLOAT);
  tensor.add_dims(count);
  tensor.set_raw_data(zeros(static_cast<std::size_t>(count), 4));
}

template <class Tensor>
void fill_int64s(Tensor& tensor, const std::vector<std::int64_t>& dims, const std::vector<std::int64_t>& values) {
  tensor.set_data_type(Tensor::INT64);
  tensor.clear_dims();
  tensor.clear_int64_data();
  for (const std::int64_t dim : dims) tensor.add_dims(dim);
  for (const std::int64_t value : values) tensor.add_int64_data(value);
}

// Fills a sparse tensor of shape [2, 3] with values at [0, 0] and [1, 0].
template <class Sparse>
void fill_sparse(Sparse& sparse, std::string_view name) {
  fill_floats(*sparse.mutable_values(), name, 2);
  fill_int64s(*sparse.mutable_indices(), {2}, {0, 3});
  sparse.add_dims(2);
  sparse.add_dims(3);
}

template <class Info>
void fill_value(Info& info, std::string_view name, std::int32_t element_type, const std::vector<std::int64_t>& dims) {
  info.set_name(std::string(name));
  auto& tensor = *info.mutable_type()->mutable_tensor_type();
  tensor.set_elem_type(element_type);
  tensor.mutable_shape();
  for (const std::int64_t dim : dims) tensor.mutable_shape()->add_dim()->set_dim_value(dim);
}

template <class Owner>
auto& add_node(Owner& owner, std::string_view op_type, const std::vector<std::string>& inputs,
               const std::vector<std::string>& outputs) {
  auto& node = *owner.add_node();
  node.set_op_type(std::string(op_type));
  for (const std::string& input : inputs) node.add_input(input);
  for (const std::string& output : outputs) node.add_output(output);
  return node;
}

template <class Node>
auto& add_attribute(Node& node, std::string_view name, std::int32_t type) {
  auto& attribute = *node.add_attribute();
  attribute.set_name(std::string(name));
  attribute.set_type(static_cast<decltype(attribute.type())>(type));
  return attribute;
}

template <class Owner>
void add_opset(Owner& owner, std::string_view domain, std::int64_t version) {
  auto& opset = *owner.add_opset_import();
  opset.set_domain(std::string(domain));
  opset.set_version(version);
}

template <class Entry>
void fill_entry(Entry& entry, std::string_view key, std::string_view value) {
  entry.set_key(std::string(key));
  entry.set_value(std::string(value));
}

// Numbers of AttributeProto.AttributeType.
inline constexpr std::int32_t kFloat = 1;
inline constexpr std::int32_t kInt = 2;
inline constexpr std::int32_t kTensor = 4;
inline constexpr std::int32_t kGraph = 5;
inline constexpr std::int32_t kInts = 7;
inline constexpr std::int32_t kSparse = 11;

template <class Graph>
void fill_branch(Graph& graph, std::string_view prefix) {
  const std::string p(prefix);
  graph.set_name(p);
  fill_floats(*graph.add_initializer(), p + "_w", 3);
  add_attribute(add_node(graph, "Add", {"a", p + "_w"}, {p + "_1"}), "alpha", kFloat).set_f(1);
  add_node(graph, "Identity", {p + "_1"}, {p + "_out"});
  graph.add_output()->set_name(p + "_out");
}

template <class Graph>
void fill_main_graph(Graph& graph) {
  graph.set_name("main");
  fill_value(*graph.add_input(), "x", 1, {3});
  fill_value(*graph.add_input(), "c", 9, {});
  fill_floats(*graph.add_initializer(), "w", 3);
  fill_sparse(*graph.add_sparse_initializer(), "sw");
  add_attribute(add_node(graph, "Add", {"x", "w"}, {"a"}), "axis", kInt).set_i(0);
  auto& branch = add_node(graph, "If", {"c"}, {"b"});
  fill_branch(*add_attribute(branch, "then_branch", kGraph).mutable_g(), "then");
  fill_branch(*add_attribute(branch, "else_branch", kGraph).mutable_g(), "else");
  fill_floats(*add_attribute(add_node(graph, "Constant", {}, {"k"}), "value", kTensor).mutable_t(), "", 3);
  fill_sparse(*add_attribute(add_node(graph, "Constant", {}, {"sk"}), "sparse_value", kSparse).mutable_sparse_tensor(),
              "");
  auto& call = add_node(graph, "Mix", {"b", "k"}, {"y"});
  call.set_domain("custom");
  add_attribute(call, "factor", kFloat).set_f(2);
  fill_value(*graph.add_output(), "y", 1, {3});
}

template <class Function>
void fill_function(Function& function) {
  function.set_name("Mix");
  function.set_domain("custom");
  function.add_input("p");
  function.add_input("q");
  function.add_output("r");
  function.add_attribute("factor");
  add_opset(function, "", 15);
  add_opset(function, "custom", 1);
  add_attribute(add_node(function, "Add", {"p", "q"}, {"f1"}), "axis", kInt).set_i(0);
  add_attribute(add_node(function, "Constant", {}, {"f2"}), "value_float", kFloat).set_ref_attr_name("factor");
  fill_floats(*add_attribute(add_node(function, "Constant", {}, {"f3"}), "value", kTensor).mutable_t(), "", 3);
  add_node(function, "Deep", {"f1"}, {"f4"}).set_domain("custom");
  add_node(function, "Sum", {"f2", "f3", "f4"}, {"r"});
}

template <class Training>
void fill_training(Training& training) {
  training.mutable_initialization()->set_name("start");
  add_attribute(add_node(*training.mutable_initialization(), "Constant", {}, {"w0"}), "value_int", kInt).set_i(0);
  training.mutable_initialization()->add_output()->set_name("w0");
  training.mutable_algorithm()->set_name("step");
  add_node(*training.mutable_algorithm(), "Identity", {"w"}, {"w1"});
  training.mutable_algorithm()->add_output()->set_name("w1");
  fill_entry(*training.add_initialization_binding(), "w", "w0");
  fill_entry(*training.add_update_binding(), "w", "w1");
}

// Returns a valid model of IR version 8, for which the checker finds nothing.
template <class M>
M sound_model() {
  M model;
  model.set_ir_version(8);
  add_opset(model, "", 15);
  add_opset(model, "custom", 1);
  fill_entry(*model.add_metadata_props(), "author", "a");
  fill_entry(*model.add_metadata_props(), "licence", "l");
  fill_main_graph(*model.mutable_graph());
  fill_function(*model.add_functions());
  auto& deep = *model.add_functions();
  deep.set_name("Deep");
  deep.set_domain("custom");
  deep.add_input("u");
  deep.add_output("v");
  add_opset(deep, "", 15);
  add_opset(deep, "custom", 1);
  add_node(deep, "Identity", {"u"}, {"v"});
  fill_training(*model.add_training_info());
  return model;
}

}  // namespace onnxgen::check::tests
