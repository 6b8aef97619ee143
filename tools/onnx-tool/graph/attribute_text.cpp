#include "graph/attribute_text.h"

#include <fmt/format.h>

#include <cstdint>
#include <vector>

#include "model/type_text.h"
#include "onnxgen/onnx/element_type.h"
#include "output/names.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

constexpr std::size_t kListed = 16;

template <class List, class Text>
std::string list_text(const List& list, const Text& text) {
  std::string out = "[";
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i == kListed) return fmt::format("{}, ... ({} in all)]", out, count_text(list.size()));
    out.append(i == 0 ? "" : ", ").append(text(list[i]));
  }
  return out + "]";
}

std::string graph_text(const onnx::GraphProto& graph) {
  return "a graph of " + counted(graph.node_size(), "node");
}

std::string sparse_text(const onnx::SparseTensorProto& tensor) {
  return "sparse " + tensor_type_text(tensor.values());
}

}  // namespace

std::string tensor_type_text(const onnx::TensorProto& tensor) {
  const std::vector<std::int64_t> dims(tensor.dims().begin(), tensor.dims().end());
  return element_type_text(tensor.data_type()) + onnxgen::io::shape_text(dims);
}

std::string attribute_text(const onnx::AttributeProto& attribute) {
  using onnx::AttributeProto;
  const auto number = [](auto value) { return fmt::format("{}", value); };
  const auto text = [](std::string_view value) { return "\"" + shown(value) + "\""; };
  switch (attribute.type()) {
    case AttributeProto::FLOAT:
      return number(attribute.f());
    case AttributeProto::INT:
      return number(attribute.i());
    case AttributeProto::STRING:
      return text(attribute.s());
    case AttributeProto::TENSOR:
      return tensor_type_text(attribute.t());
    case AttributeProto::GRAPH:
      return graph_text(attribute.g());
    case AttributeProto::SPARSE_TENSOR:
      return sparse_text(attribute.sparse_tensor());
    case AttributeProto::TYPE_PROTO:
      return type_text(attribute.tp());
    case AttributeProto::FLOATS:
      return list_text(attribute.floats(), number);
    case AttributeProto::INTS:
      return list_text(attribute.ints(), number);
    case AttributeProto::STRINGS:
      return list_text(attribute.strings(), text);
    case AttributeProto::TENSORS:
      return list_text(attribute.tensors(), tensor_type_text);
    case AttributeProto::GRAPHS:
      return list_text(attribute.graphs(), graph_text);
    case AttributeProto::SPARSE_TENSORS:
      return list_text(attribute.sparse_tensors(), sparse_text);
    case AttributeProto::TYPE_PROTOS:
      return list_text(attribute.type_protos(), type_text);
    case AttributeProto::UNDEFINED:
      break;
  }
  return attribute.ref_attr_name().empty() ? "?" : "function attribute " + shown(attribute.ref_attr_name());
}

}  // namespace onnx_tool
