#include "graph/attribute_text.h"

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "model/type_text.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/tensor/tensor_view.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

// The elements of larger tensors are not shown.
constexpr std::uint64_t kMostElements = 8;

template <class List, class Text>
std::string list_text(const List& list, const Text& text) {
  std::string out = "[";
  for (std::size_t i = 0; i < list.size(); ++i) {
    out.append(i == 0 ? "" : ", ").append(text(list[i]));
  }
  return out + "]";
}

std::string graph_text(const onnx::GraphProto& graph) {
  return "a graph of " + counted(graph.node_size(), "node");
}

std::string tensor_text(const onnx::TensorProto& tensor) {
  const std::string elements = elements_text(tensor);
  return elements.empty() ? tensor_type_text(tensor) : tensor_type_text(tensor) + " = " + elements;
}

std::string integer_text(const onnx::AttributeProto& attribute) {
  const bool is_type = attribute.name() == "to" || attribute.name() == "dtype" || attribute.name() == "output_dtype";
  const std::int64_t value = attribute.i();
  if (!is_type || value < 0 || value > std::numeric_limits<std::int32_t>::max()) return fmt::format("{}", value);
  return fmt::format("{} ({})", element_type_text(static_cast<std::int32_t>(value)), value);
}

template <class Element>
std::string scalar_or_list(const onnxgen::io::TensorView& view, const std::vector<Element>& elements) {
  const auto text = [](const Element& element) { return fmt::format("{}", element); };
  return view.dims().empty() && elements.size() == 1 ? text(elements[0]) : list_text(elements, text);
}

}  // namespace

std::string tensor_type_text(const onnx::TensorProto& tensor) {
  const std::vector<std::int64_t> dims(tensor.dims().begin(), tensor.dims().end());
  return element_type_text(tensor.data_type()) + onnxgen::io::shape_text(dims);
}

std::string sparse_type_text(const onnx::SparseTensorProto& tensor) {
  const std::vector<std::int64_t> dims(tensor.dims().begin(), tensor.dims().end());
  return "sparse " + element_type_text(tensor.values().data_type()) + onnxgen::io::shape_text(dims);
}

std::string elements_text(const onnx::TensorProto& tensor) {
  onnxgen::io::TensorView view;
  if (!onnxgen::io::TensorView::make(tensor, view).ok() || view.size() > kMostElements || view.size() == 0) return {};
  std::vector<std::string_view> texts;
  if (view.copy(texts).ok()) return scalar_or_list(view, texts);
  std::vector<float> floats;
  if (view.copy(floats).ok()) return scalar_or_list(view, floats);
  std::vector<double> doubles;
  if (view.copy(doubles).ok()) return scalar_or_list(view, doubles);
  std::vector<std::int64_t> integers;
  if (view.copy_as_int64(integers).ok()) return scalar_or_list(view, integers);
  return view.copy_as_double(doubles).ok() ? scalar_or_list(view, doubles) : std::string();
}

std::string attribute_text(const onnx::AttributeProto& attribute) {
  using onnx::AttributeProto;
  const auto number = [](auto value) { return fmt::format("{}", value); };
  const auto text = [](std::string_view value) { return fmt::format("\"{}\"", value); };
  if (!attribute.ref_attr_name().empty()) return fmt::format("attribute {} of the function", attribute.ref_attr_name());
  switch (attribute.type()) {
    case AttributeProto::FLOAT:
      return number(attribute.f());
    case AttributeProto::INT:
      return integer_text(attribute);
    case AttributeProto::STRING:
      return text(attribute.s());
    case AttributeProto::TENSOR:
      return tensor_text(attribute.t());
    case AttributeProto::GRAPH:
      return graph_text(attribute.g());
    case AttributeProto::SPARSE_TENSOR:
      return sparse_type_text(attribute.sparse_tensor());
    case AttributeProto::TYPE_PROTO:
      return type_text(attribute.tp());
    case AttributeProto::FLOATS:
      return list_text(attribute.floats(), number);
    case AttributeProto::INTS:
      return list_text(attribute.ints(), number);
    case AttributeProto::STRINGS:
      return list_text(attribute.strings(), text);
    case AttributeProto::TENSORS:
      return list_text(attribute.tensors(), tensor_text);
    case AttributeProto::GRAPHS:
      return list_text(attribute.graphs(), graph_text);
    case AttributeProto::SPARSE_TENSORS:
      return list_text(attribute.sparse_tensors(), sparse_type_text);
    case AttributeProto::TYPE_PROTOS:
      return list_text(attribute.type_protos(), type_text);
    case AttributeProto::UNDEFINED:
      break;
  }
  return "?";
}

}  // namespace onnx_tool
