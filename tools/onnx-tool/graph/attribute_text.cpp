#include "graph/attribute_text.h"

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <string_view>
#include <variant>
#include <vector>

#include "graph/elements.h"
#include "model/type_text.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/tensor/tensor_view.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

// `omitted` is the number of further elements.
template <class List, class Text>
std::string list_text(const List& list, const Text& text, std::uint64_t omitted = 0) {
  std::string out = "[";
  for (std::size_t i = 0; i < list.size(); ++i) {
    out.append(i == 0 ? "" : ", ").append(text(list[i]));
  }
  return omitted == 0 ? out + "]" : fmt::format("{}, and {} more]", out, omitted);
}

std::string graph_text(const onnx::GraphProto& graph) {
  return "a graph of " + counted(graph.node_size(), "node");
}

// Returns the first `most` elements, or an empty text if there are none or their data is not loaded.
std::string elements_text(const onnx::TensorProto& tensor, std::uint64_t most) {
  onnxgen::io::TensorView view;
  if (!onnxgen::io::TensorView::make(tensor, view).ok() || view.size() == 0) return {};
  const auto text = [](const auto& element) { return fmt::format("{}", element); };
  const auto all_text = [&](const auto& elements) {
    if (elements.empty()) return std::string();
    if (view.dims().empty()) return text(elements[0]);
    return list_text(elements, text, view.size() - elements.size());
  };
  return std::visit(all_text, first_elements(view, most));
}

std::string elements_text(const onnx::SparseTensorProto& tensor, std::uint64_t most) {
  const std::string values = elements_text(tensor.values(), most);
  const std::string indices = elements_text(tensor.indices(), most);
  return values.empty() || indices.empty() ? std::string() : fmt::format("{} at {}", values, indices);
}

std::string with_elements(const std::string& type, const std::string& elements) {
  return elements.empty() ? type : type + " = " + elements;
}

// Returns whether a tensor is so small that its elements are shown although it is a weight.
bool is_small(const onnx::TensorProto& tensor) {
  const auto count = onnxgen::io::element_count(tensor.dims().data(), tensor.dims().size());
  return count && *count <= kMostOfWeight;
}

std::string integer_text(const onnx::AttributeProto& attribute) {
  const bool is_type = attribute.name() == "to" || attribute.name() == "dtype" || attribute.name() == "output_dtype";
  const std::int64_t value = attribute.i();
  if (!is_type || value < 0 || value > std::numeric_limits<std::int32_t>::max()) return fmt::format("{}", value);
  return fmt::format("{} ({})", element_type_text(static_cast<std::int32_t>(value)), value);
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

std::string tensor_text(const onnx::TensorProto& tensor) {
  return with_elements(tensor_type_text(tensor), elements_text(tensor, kMostOfAttribute));
}

std::string tensor_text(const onnx::SparseTensorProto& tensor) {
  return with_elements(sparse_type_text(tensor), elements_text(tensor, kMostOfAttribute));
}

std::string weight_text(const onnx::TensorProto& tensor) {
  return is_small(tensor) ? elements_text(tensor, kMostOfWeight) : std::string();
}

std::string weight_text(const onnx::SparseTensorProto& tensor) {
  const bool is_shown = is_small(tensor.values()) && is_small(tensor.indices());
  return is_shown ? elements_text(tensor, kMostOfWeight) : std::string();
}

std::string attribute_text(const onnx::AttributeProto& attribute) {
  using onnx::AttributeProto;
  const auto number = [](auto value) { return fmt::format("{}", value); };
  const auto text = [](std::string_view value) { return fmt::format("\"{}\"", value); };
  const auto tensor = [](const auto& value) { return tensor_text(value); };
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
      return tensor_text(attribute.sparse_tensor());
    case AttributeProto::TYPE_PROTO:
      return type_text(attribute.tp());
    case AttributeProto::FLOATS:
      return list_text(attribute.floats(), number);
    case AttributeProto::INTS:
      return list_text(attribute.ints(), number);
    case AttributeProto::STRINGS:
      return list_text(attribute.strings(), text);
    case AttributeProto::TENSORS:
      return list_text(attribute.tensors(), tensor);
    case AttributeProto::GRAPHS:
      return list_text(attribute.graphs(), graph_text);
    case AttributeProto::SPARSE_TENSORS:
      return list_text(attribute.sparse_tensors(), tensor);
    case AttributeProto::TYPE_PROTOS:
      return list_text(attribute.type_protos(), type_text);
    case AttributeProto::UNDEFINED:
      break;
  }
  return "?";
}

bool is_constant(const onnx::NodeProto& node) {
  return node.op_type() == "Constant" && node.attribute_size() == 1;
}

std::string constant_text(const onnx::AttributeProto& attribute) {
  if (attribute.has_t()) return with_elements(tensor_type_text(attribute.t()), weight_text(attribute.t()));
  if (attribute.has_sparse_tensor()) {
    return with_elements(sparse_type_text(attribute.sparse_tensor()), weight_text(attribute.sparse_tensor()));
  }
  return attribute_text(attribute);
}

}  // namespace onnx_tool
