#include "typed_elements.h"

#include <cstring>
#include <string>

#include "onnxgen/onnx/tensor_walk.h"

namespace onnxgen::syntax::tests {
namespace {

// Calls add(value) for each T in the bytes.
template <class T, class Add>
void split(const std::string& raw, Add&& add) {
  for (std::size_t at = 0; at + sizeof(T) <= raw.size(); at += sizeof(T)) {
    T value;
    std::memcpy(&value, raw.data() + at, sizeof value);
    add(value);
  }
}

void store_typed(onnx::TensorProto& tensor) {
  if (!tensor.has_raw_data()) return;
  const std::string raw(tensor.raw_data());
  tensor.clear_raw_data();
  const auto add_int32 = [&](auto value) { tensor.add_int32_data(static_cast<std::int32_t>(value)); };
  switch (tensor.data_type()) {
    case onnx::TensorProto::FLOAT:
    case onnx::TensorProto::COMPLEX64:
      return split<float>(raw, [&](float value) { tensor.add_float_data(value); });
    case onnx::TensorProto::DOUBLE:
    case onnx::TensorProto::COMPLEX128:
      return split<double>(raw, [&](double value) { tensor.add_double_data(value); });
    case onnx::TensorProto::INT64:
      return split<std::int64_t>(raw, [&](std::int64_t value) { tensor.add_int64_data(value); });
    case onnx::TensorProto::UINT64:
      return split<std::uint64_t>(raw, [&](std::uint64_t value) { tensor.add_uint64_data(value); });
    case onnx::TensorProto::UINT32:
      return split<std::uint32_t>(raw, [&](std::uint32_t value) { tensor.add_uint64_data(value); });
    case onnx::TensorProto::INT32:
      return split<std::int32_t>(raw, add_int32);
    case onnx::TensorProto::INT16:
      return split<std::int16_t>(raw, add_int32);
    case onnx::TensorProto::INT8:
      return split<std::int8_t>(raw, add_int32);
    case onnx::TensorProto::UINT16:
    case onnx::TensorProto::FLOAT16:
    case onnx::TensorProto::BFLOAT16:
      return split<std::uint16_t>(raw, add_int32);
    default:  // types of one byte, or packed into bytes
      return split<std::uint8_t>(raw, add_int32);
  }
}

void remove_empty_types(onnx::GraphProto& graph) {
  const auto clean = [](auto& infos) {
    for (onnx::ValueInfoProto& info : infos) {
      if (info.has_type() && info.type().ByteSizeLong() == 0) info.clear_type();
    }
  };
  clean(*graph.mutable_input());
  clean(*graph.mutable_output());
  clean(*graph.mutable_value_info());
  for (onnx::NodeProto& node : *graph.mutable_node()) {
    for (onnx::AttributeProto& attribute : *node.mutable_attribute()) {
      if (attribute.has_g()) remove_empty_types(*attribute.mutable_g());
    }
  }
}

}  // namespace

void store_elements_typed(onnx::ModelProto& model) {
  io::for_each_tensor(model, [](onnx::TensorProto& tensor, const io::TensorSite&) { store_typed(tensor); });
}

void remove_empty_types(onnx::ModelProto& model) {
  remove_empty_types(*model.mutable_graph());
}

CompareOptions as_the_syntax_sees_it() {
  CompareOptions options;
  options.unset_is_default = true;
  return options;
}

}  // namespace onnxgen::syntax::tests
