// make_lenet FILE: writes LeNet-5, a network that recognizes handwritten digits, with random weights, as before
// training.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <initializer_list>
#include <random>
#include <string>
#include <vector>

#include "onnx/onnx-ml.pb.h"

namespace {

using Shape = std::vector<std::int64_t>;

// Adds layers to a graph. The output of each layer is the input of the next one.
class Layers {
 public:
  Layers(onnx::GraphProto& graph, std::string input) : graph_(graph), value_(std::move(input)) {}

  // Adds a node called `name`. Its inputs are the output of the previous layer and the parameters with these names.
  onnx::NodeProto& add(const std::string& name, const std::string& op_type,
                       std::initializer_list<const char*> parameters = {}) {
    onnx::NodeProto& node = *graph_.add_node();
    node.set_name(name);
    node.set_op_type(op_type);
    node.add_input(value_);
    for (const char* parameter : parameters) node.add_input(name + "." + parameter);
    value_ = name + ".out";
    node.add_output(value_);
    return node;
  }

  void convolution(const std::string& name, std::int64_t from, std::int64_t to, std::int64_t kernel) {
    set_ints(add(name, "Conv", {"weight", "bias"}), "kernel_shape", {kernel, kernel});
    weights(name + ".weight", {to, from, kernel, kernel}, from * kernel * kernel);
    weights(name + ".bias", {to}, from * kernel * kernel);
  }

  void pooling(const std::string& name) {
    onnx::NodeProto& node = add(name, "MaxPool");
    set_ints(node, "kernel_shape", {2, 2});
    set_ints(node, "strides", {2, 2});
  }

  void fully_connected(const std::string& name, std::int64_t from, std::int64_t to) {
    onnx::AttributeProto& transposed = *add(name, "Gemm", {"weight", "bias"}).add_attribute();
    transposed.set_name("transB");
    transposed.set_type(onnx::AttributeProto::INT);
    transposed.set_i(1);
    weights(name + ".weight", {to, from}, from);
    weights(name + ".bias", {to}, from);
  }

  const std::string& value() const { return value_; }

 private:
  static void set_ints(onnx::NodeProto& node, const std::string& name, const Shape& values) {
    onnx::AttributeProto& attribute = *node.add_attribute();
    attribute.set_name(name);
    attribute.set_type(onnx::AttributeProto::INTS);
    for (const std::int64_t value : values) attribute.add_ints(value);
  }

  // Adds a tensor of random numbers between -1/sqrt(inputs) and 1/sqrt(inputs).
  void weights(const std::string& name, const Shape& shape, std::int64_t inputs) {
    onnx::TensorProto& tensor = *graph_.add_initializer();
    tensor.set_name(name);
    tensor.set_data_type(onnx::TensorProto::FLOAT);
    std::int64_t count = 1;
    for (const std::int64_t dim : shape) {
      tensor.add_dims(dim);
      count *= dim;
    }
    const float bound = 1 / std::sqrt(static_cast<float>(inputs));
    std::uniform_real_distribution<float> random(-bound, bound);
    for (std::int64_t i = 0; i < count; ++i) tensor.add_float_data(random(engine_));
  }

  onnx::GraphProto& graph_;
  std::string value_;
  std::mt19937 engine_;
};

// Describes an input or output of the graph: a tensor of floats whose first dimension is the batch size.
void describe(onnx::ValueInfoProto& value, const std::string& name, const Shape& shape) {
  value.set_name(name);
  onnx::TypeProto::Tensor& type = *value.mutable_type()->mutable_tensor_type();
  type.set_elem_type(onnx::TensorProto::FLOAT);
  type.mutable_shape()->add_dim()->set_dim_param("batch");
  for (const std::int64_t dim : shape) type.mutable_shape()->add_dim()->set_dim_value(dim);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: make_lenet FILE\n");
    return 2;
  }
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.set_producer_name("make_lenet");
  model.add_opset_import()->set_version(17);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.set_name("LeNet-5");

  describe(*graph.add_input(), "image", {1, 32, 32});
  Layers layers(graph, "image");
  layers.convolution("conv1", 1, 6, 5);
  layers.add("relu1", "Relu");
  layers.pooling("pool1");
  layers.convolution("conv2", 6, 16, 5);
  layers.add("relu2", "Relu");
  layers.pooling("pool2");
  layers.add("flatten", "Flatten");
  layers.fully_connected("fc3", 400, 120);
  layers.add("relu3", "Relu");
  layers.fully_connected("fc4", 120, 84);
  layers.add("relu4", "Relu");
  layers.fully_connected("fc5", 84, 10);
  layers.add("softmax", "Softmax");
  describe(*graph.add_output(), layers.value(), {10});

  const std::string bytes = model.SerializeAsString();
  std::ofstream out(argv[1], std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!out.flush()) {
    std::fprintf(stderr, "make_lenet: cannot write %s\n", argv[1]);
    return 1;
  }
  return 0;
}
