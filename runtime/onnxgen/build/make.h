// Creates ONNX messages in one call each, like onnx.helper and onnx.numpy_helper in Python.
//
//   namespace build = onnxgen::build;
//   build::make_node(*graph.add_node(), "Relu", {"x"}, {"y"});
//   build::make_tensor(*graph.add_initializer(), "w", {2, 3}, std::vector<float>{1, 2, 3, 4, 5, 6});
//
// Each function replaces the contents of the message that it is given and returns it. Messages are therefore created in
// place, without copies. The functions work with classes of both profiles and throw io::Error if a message cannot be
// created.
//
// Arguments are copied into the message and must not be part of it. Functions that make tensors throw io::Error with
// kInvalidTensor if the number of values or bytes does not match the shape, and leave the message unchanged then.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/build/attribute.h"
#include "onnxgen/build/elements.h"
#include "onnxgen/build/opsets.h"
#include "onnxgen/onnx/element_type.h"

namespace onnxgen::build {

// Names of values or attributes; attributes of a node; dimensions of a tensor.
using Names = std::vector<std::string>;
using Attributes = std::vector<Attribute>;
using Dims = std::vector<std::int64_t>;

// A dimension of a value's shape: a number, a name such as "batch", or unknown (std::nullopt or an empty name).
class Dimension {
 public:
  template <class Integer, std::enable_if_t<std::is_integral_v<Integer>, int> = 0>
  Dimension(Integer value) : value_(static_cast<std::int64_t>(value)) {}
  Dimension(const char* name) : name_(name) {}
  Dimension(std::string name) : name_(std::move(name)) {}
  Dimension(std::nullopt_t) {}

  // Sets the value or name of `dimension`; sets neither if this dimension is unknown.
  template <class DimensionProto>
  void store(DimensionProto& dimension) const {
    if (value_) dimension.set_dim_value(*value_);
    if (!name_.empty()) dimension.set_dim_param(name_);
  }

 private:
  std::optional<std::int64_t> value_;
  std::string name_;
};
using Shape = std::vector<Dimension>;

// Makes an attribute. Its type follows from the value; see Attribute. Throws io::Error like Attribute::store().
template <class AttributeProto>
AttributeProto& make_attribute(AttributeProto& attribute, const Attribute& value) {
  return value.store(attribute);
}

// Makes a node. An empty `domain` is the standard domain. Throws io::Error like Attribute::store().
template <class NodeProto>
NodeProto& make_node(NodeProto& node, std::string_view op_type, const Names& inputs, const Names& outputs,
                     const Attributes& attributes = {}, std::string_view domain = {}) {
  node.Clear();
  node.set_op_type(std::string(op_type));
  if (!domain.empty()) node.set_domain(std::string(domain));
  for (const std::string& input : inputs) node.add_input(input);
  for (const std::string& output : outputs) node.add_output(output);
  for (const Attribute& attribute : attributes) attribute.store(*node.add_attribute());
  return node;
}

namespace detail {

// Throws io::Error if a tensor of this shape does not have `count` elements.
void check_count(std::string_view name, const Dims& dims, std::uint64_t count);
// Calls encode_elements(). Throws io::Error, with the tensor's name, if that fails.
std::string_view encode(std::string_view name, const Elements& elements, ElementType type, std::string& storage);
// Throws io::Error if `bytes` is not the size of the raw data of such a tensor.
void check_raw(std::string_view name, ElementType type, const Dims& dims, std::uint64_t bytes);

template <class TensorProto>
void start_tensor(TensorProto& tensor, std::string_view name, ElementType type, const Dims& dims) {
  tensor.Clear();
  tensor.set_name(std::string(name));
  tensor.set_data_type(static_cast<std::int32_t>(type));
  for (const std::int64_t dim : dims) tensor.add_dims(dim);
}

}  // namespace detail

// Makes a tensor of type `type` from raw data. `raw` must be little-endian, with elements smaller than a byte packed.
template <class TensorProto>
TensorProto& make_raw_tensor(TensorProto& tensor, std::string_view name, const Dims& dims, ElementType type,
                             std::string_view raw) {
  detail::check_raw(name, type, dims, raw.size());
  detail::start_tensor(tensor, name, type, dims);
  tensor.set_raw_data(raw.data(), raw.size());
  return tensor;
}

// Makes a tensor of type `type` from `count` values in row-major order, converted as by encode_elements(), whose errors
// are thrown as io::Error.
template <class TensorProto, class T>
TensorProto& make_tensor(TensorProto& tensor, std::string_view name, const Dims& dims, ElementType type,
                         const T* values, std::size_t count) {
  static_assert(element_type_of<T>() != ElementType::kUndefined, "ONNX has no elements of this type");
  detail::check_count(name, dims, count);
  std::string storage;
  const std::string_view raw = detail::encode(name, {element_type_of<T>(), values, count}, type, storage);
  return make_raw_tensor(tensor, name, dims, type, raw);
}

template <class TensorProto, class T>
TensorProto& make_tensor(TensorProto& tensor, std::string_view name, const Dims& dims, ElementType type,
                         const std::vector<T>& values) {
  if constexpr (std::is_same_v<T, bool>) {  // std::vector<bool> has no contiguous array
    const std::vector<std::uint8_t> bytes(values.begin(), values.end());
    return make_tensor(tensor, name, dims, type, bytes.data(), bytes.size());
  } else {
    return make_tensor(tensor, name, dims, type, values.data(), values.size());
  }
}

// Makes a tensor whose element type is that of the values. Strings are stored in string_data.
template <class TensorProto, class T>
TensorProto& make_tensor(TensorProto& tensor, std::string_view name, const Dims& dims, const std::vector<T>& values) {
  if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    detail::check_count(name, dims, values.size());
    detail::start_tensor(tensor, name, ElementType::kString, dims);
    for (const std::string_view value : values) tensor.add_string_data(std::string(value));
    return tensor;
  } else {
    return make_tensor(tensor, name, dims, element_type_of<T>(), values);
  }
}

// Makes the type of a tensor, with or without a shape. Inputs and outputs of a model need a shape.
template <class TypeProto>
TypeProto& make_tensor_type(TypeProto& type, ElementType element) {
  type.Clear();
  type.mutable_tensor_type()->set_elem_type(static_cast<std::int32_t>(element));
  return type;
}
template <class TypeProto>
TypeProto& make_tensor_type(TypeProto& type, ElementType element, const Shape& shape) {
  make_tensor_type(type, element);
  auto& stored = *type.mutable_tensor_type()->mutable_shape();
  for (const Dimension& dimension : shape) dimension.store(*stored.add_dim());
  return type;
}

// Makes the description of a value: its name and the type of a tensor, with or without a shape.
template <class ValueInfoProto>
ValueInfoProto& make_tensor_value_info(ValueInfoProto& info, std::string_view name, ElementType element) {
  info.Clear();
  info.set_name(std::string(name));
  make_tensor_type(*info.mutable_type(), element);
  return info;
}
template <class ValueInfoProto>
ValueInfoProto& make_tensor_value_info(ValueInfoProto& info, std::string_view name, ElementType element,
                                       const Shape& shape) {
  info.Clear();
  info.set_name(std::string(name));
  make_tensor_type(*info.mutable_type(), element, shape);
  return info;
}

// Makes a graph from copies of these messages. To avoid copies, set the graph's name and create nodes in place with
// make_node(*graph.add_node(), ...).
template <class GraphProto, class Nodes, class Infos, class Tensors>
GraphProto& make_graph(GraphProto& graph, const Nodes& nodes, std::string_view name, const Infos& inputs,
                       const Infos& outputs, const Tensors& initializers) {
  graph.Clear();
  graph.set_name(std::string(name));
  for (const auto& node : nodes) graph.add_node()->CopyFrom(node);
  for (const auto& input : inputs) graph.add_input()->CopyFrom(input);
  for (const auto& output : outputs) graph.add_output()->CopyFrom(output);
  for (const auto& tensor : initializers) graph.add_initializer()->CopyFrom(tensor);
  return graph;
}

// Makes a function without nodes. Add them with make_node(*function.add_node(), ...).
template <class FunctionProto>
FunctionProto& make_function(FunctionProto& function, std::string_view domain, std::string_view name,
                             const Names& inputs, const Names& outputs, const Opsets& opsets,
                             const Names& attributes = {}) {
  function.Clear();
  function.set_domain(std::string(domain));
  function.set_name(std::string(name));
  for (const std::string& input : inputs) function.add_input(input);
  for (const std::string& output : outputs) function.add_output(output);
  for (const std::string& attribute : attributes) function.add_attribute(attribute);
  for (const Opset& opset : opsets) opset.store(*function.add_opset_import());
  return function;
}

// Makes a model without a graph. Create the graph in *model.mutable_graph(). The IR version is that of the first ONNX
// release with these operator sets; it can be changed afterwards.
template <class ModelProto>
ModelProto& make_model(ModelProto& model, const Opsets& opsets) {
  model.Clear();
  model.set_ir_version(ir_version_of(opsets));
  for (const Opset& opset : opsets) opset.store(*model.add_opset_import());
  return model;
}

}  // namespace onnxgen::build
