// Parts of models for the tests of the HTML page.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "models.h"
#include "onnx/onnx-ml.pb.h"

namespace onnx_tool::tests {

inline onnx::NodeProto& add_named_node(onnx::GraphProto& graph, const std::string& op, const std::string& name,
                                       const std::vector<std::string>& inputs,
                                       const std::vector<std::string>& outputs) {
  onnx::NodeProto& node = *graph.add_node();
  node.set_op_type(op);
  node.set_name(name);
  for (const std::string& input : inputs) node.add_input(input);
  for (const std::string& output : outputs) node.add_output(output);
  return node;
}

// Adds an attribute with a tensor of the numbers 0, 1, 2 ...
inline onnx::AttributeProto& add_tensor(onnx::NodeProto& node, const std::string& name, int elements) {
  onnx::AttributeProto& attribute = *node.add_attribute();
  attribute.set_name(name);
  attribute.set_type(onnx::AttributeProto::TENSOR);
  *attribute.mutable_t() = small_model(elements).graph().initializer(0);
  return attribute;
}

template <class Part>
void describe(Part& part, const std::string& doc, const std::string& key) {
  part.set_doc_string(doc);
  onnx::StringStringEntryProto& entry = *part.add_metadata_props();
  entry.set_key(key);
  entry.set_value("v");
}

// Returns a model of `nodes` nodes in layers. Each node uses the previous one and an earlier one, as in the benchmark
// corpus `structure`.
inline onnx::ModelProto large_model(std::uint64_t nodes) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.add_input()->set_name("value_0");
  std::uint64_t random = 1;
  for (std::uint64_t i = 1; i <= nodes; ++i) {
    random = random * 6364136223846793005U + 1442695040888963407U;
    add_named_node(graph, "MatMul",
                   "/model/layers." + std::to_string(i / 40) + "/attention/MatMul_" + std::to_string(i),
                   {"value_" + std::to_string(i - 1), "value_" + std::to_string((random >> 33U) % i)},
                   {"value_" + std::to_string(i)});
  }
  graph.add_output()->set_name("value_" + std::to_string(nodes));
  return model;
}

// A node with 10,000 inputs.
inline onnx::ModelProto hub_model() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.add_input()->set_name("x");
  graph.add_output()->set_name("y");
  onnx::NodeProto join;
  for (int i = 0; i < 10'000; ++i) {
    add_named_node(graph, "Relu", "relu_" + std::to_string(i), {"x"}, {"r" + std::to_string(i)});
    join.add_input("r" + std::to_string(i));
  }
  join.set_op_type("Concat");
  join.add_output("y");
  *graph.add_node() = join;
  return model;
}

}  // namespace onnx_tool::tests
