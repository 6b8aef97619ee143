// Parses a model from ONNX's text, checks it, infers shapes and converts it to a newer operator set, with ONNX's
// library.
#include <onnx/checker.h>
#include <onnx/defs/parser.h>
#include <onnx/shape_inference/implementation.h>
#include <onnx/version_converter/convert.h>

#include <iostream>
#include <string>
#include <string_view>

int main() {
  onnx::ModelProto model;
  const onnx::Common::Status status = onnx::OnnxParser::Parse(model, R"(
    <ir_version: 7, opset_import: ["" : 12]>
    graph (float[N, 3] x) => (y) <float[3, 4] w = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}> {
      product = MatMul(x, w)
      y = Relu(product)
    })");
  if (!status.IsOK()) {
    std::cerr << status.ErrorMessage() << '\n';
    return 1;
  }
  onnx::shape_inference::InferShapes(model);
  onnx::checker::check_model(model);
  const onnx::ValueInfoProto& output = model.graph().output(0);
  const onnx::TensorShapeProto& shape = output.type().tensor_type().shape();
  std::cout << output.name() << ": " << shape.dim(0).dim_param() << " x " << shape.dim(1).dim_value() << '\n';

  const onnx::ModelProto converted = onnx::version_conversion::ConvertVersion(model, 13);
  std::cout << "opset " << converted.opset_import(0).version() << '\n';
  const std::string_view name = converted.GetDescriptor()->full_name();
  return name == "onnx.ModelProto" && converted.GetTypeName() == name ? 0 : 1;
}
