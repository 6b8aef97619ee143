// Models for the tests of onnx-tool.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool::tests {

// Returns a model with one node, which adds a weight of `elements` floats: 0, 1, 2, ...
inline onnx::ModelProto small_model(std::int64_t elements) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.set_producer_name("tests");
  model.add_opset_import()->set_version(17);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.set_name("small");
  onnx::NodeProto& node = *graph.add_node();
  node.set_name("sum");
  node.set_op_type("Add");
  node.add_input("x");
  node.add_input("weight");
  node.add_output("y");
  onnx::TensorProto& weight = *graph.add_initializer();
  weight.set_name("weight");
  weight.set_data_type(onnx::TensorProto::FLOAT);
  weight.add_dims(elements);
  for (std::int64_t i = 0; i < elements; ++i) weight.add_float_data(static_cast<float>(i));
  return model;
}

inline std::string encoded(const onnx::ModelProto& model) {
  std::string bytes;
  (void)model.SerializeToString(&bytes);
  return bytes;
}

}  // namespace onnx_tool::tests
