#include "model/type_text.h"

#include <cctype>
#include <string_view>

#include "output/names.h"

namespace onnx_tool {
namespace {

std::string dimension_text(const onnx::TensorShapeProto::Dimension& dimension) {
  using Dimension = onnx::TensorShapeProto::Dimension;
  switch (dimension.value_case()) {
    case Dimension::kDimValue:
      return std::to_string(dimension.dim_value());
    case Dimension::kDimParam:
      return shown(dimension.dim_param());
    case Dimension::VALUE_NOT_SET:
      break;
  }
  return "?";
}

std::string shape_text(const onnx::TensorShapeProto& shape) {
  std::string text;
  for (const auto& dimension : shape.dim()) text += (text.empty() ? "" : ", ") + dimension_text(dimension);
  return "[" + text + "]";
}

// For dense and sparse tensors.
template <class Tensor>
std::string tensor_text(const Tensor& tensor) {
  return element_type_text(tensor.elem_type()) + (tensor.has_shape() ? shape_text(tensor.shape()) : "[?...]");
}

}  // namespace

std::string element_type_text(std::int32_t data_type) {
  const std::string_view name = onnx::TensorProto::DataType_Name(data_type);
  if (name.empty()) return "type" + std::to_string(data_type);
  std::string text;
  for (const char c : name) text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string type_text(const onnx::TypeProto& type) {
  using onnx::TypeProto;
  switch (type.value_case()) {
    case TypeProto::kTensorType:
      return tensor_text(type.tensor_type());
    case TypeProto::kSparseTensorType:
      return "sparse " + tensor_text(type.sparse_tensor_type());
    case TypeProto::kSequenceType:
      return "sequence(" + type_text(type.sequence_type().elem_type()) + ")";
    case TypeProto::kOptionalType:
      return "optional(" + type_text(type.optional_type().elem_type()) + ")";
    case TypeProto::kMapType:
      return "map(" + element_type_text(type.map_type().key_type()) + ", " + type_text(type.map_type().value_type()) +
             ")";
    case TypeProto::kOpaqueType:
      return "opaque(" + shown(type.opaque_type().domain()) + "." + shown(type.opaque_type().name()) + ")";
    case TypeProto::VALUE_NOT_SET:
      break;
  }
  return "?";
}

}  // namespace onnx_tool
