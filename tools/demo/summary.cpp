// summary MODEL.onnx: prints the layers of a model, the shapes of its weights, and its inputs and outputs.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include "onnx/onnx-ml.pb.h"

namespace {

std::string shape_of(const onnx::TensorProto& tensor) {
  std::string text;
  for (const std::int64_t dim : tensor.dims()) text += (text.empty() ? "" : ",") + std::to_string(dim);
  return "[" + text + "]";
}

std::string shape_of(const onnx::TensorShapeProto& shape) {
  std::string text;
  for (const onnx::TensorShapeProto::Dimension& dim : shape.dim()) {
    if (!text.empty()) text += ",";
    text += dim.has_dim_value() ? std::to_string(dim.dim_value()) : dim.has_dim_param() ? dim.dim_param() : "?";
  }
  return "[" + text + "]";
}

// Prints one line for an input or output of the graph.
void print_value(const char* kind, const onnx::ValueInfoProto& value) {
  std::string type = "(not a tensor)";
  if (value.type().has_tensor_type()) {
    const auto& tensor = value.type().tensor_type();
    type = std::string(onnx::TensorProto::DataType_Name(tensor.elem_type())) + " " + shape_of(tensor.shape());
  }
  std::printf("  %-7s %s  %s\n", kind, std::string(value.name()).c_str(), type.c_str());
}

std::uint64_t elements_of(const onnx::TensorProto& tensor) {
  std::uint64_t count = 1;
  for (const std::int64_t dim : tensor.dims()) count *= static_cast<std::uint64_t>(dim);
  return count;
}

void print(const onnx::ModelProto& model) {
  const onnx::GraphProto& graph = model.graph();
  std::map<std::string_view, const onnx::TensorProto*> weights;
  std::uint64_t elements = 0;
  for (const onnx::TensorProto& tensor : graph.initializer()) {
    weights[tensor.name()] = &tensor;
    elements += elements_of(tensor);
  }
  std::printf("graph '%s', by %s: %zu nodes, %" PRIu64 " parameters in %zu tensors\n",
              std::string(graph.name()).c_str(), std::string(model.producer_name()).c_str(), graph.node_size(),
              elements, weights.size());
  for (const onnx::ValueInfoProto& value : graph.input()) {
    if (weights.count(value.name()) == 0) print_value("input", value);
  }
  for (const onnx::ValueInfoProto& value : graph.output()) print_value("output", value);

  constexpr std::size_t kMaxListed = 40;
  for (std::size_t i = 0; i < graph.node_size() && i < kMaxListed; ++i) {
    const onnx::NodeProto& node = graph.node(i);
    std::string line = std::string(node.op_type());
    line.resize(line.size() < 10 ? 10 : line.size(), ' ');
    line += " " + std::string(node.name());
    for (const std::string_view input : node.input()) {
      if (const auto weight = weights.find(input); weight != weights.end()) {
        line += "  " + std::string(input) + " " + shape_of(*weight->second);
      }
    }
    std::printf("  %s\n", line.c_str());
  }
  if (graph.node_size() > kMaxListed) std::printf("  ... and %zu more nodes\n", graph.node_size() - kMaxListed);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: summary MODEL.onnx\n");
    return 2;
  }
  std::ifstream in(argv[1], std::ios::binary);
  if (!in) {
    std::fprintf(stderr, "summary: cannot open %s\n", argv[1]);
    return 1;
  }
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  onnx::ModelProto model;
  if (const onnxgen::Status status = model.ParseBorrowed(bytes); !status) {
    std::fprintf(stderr, "summary: %s: %s\n", argv[1], status.message().c_str());
    return 1;
  }
  std::printf("%s: %zu bytes, ONNX IR version %" PRId64 "\n", argv[1], bytes.size(), model.ir_version());
  print(model);
}
