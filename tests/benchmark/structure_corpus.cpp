#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "benchmark_corpora.h"
#include "wire_writer.h"

namespace onnxgen::bench {
namespace {

constexpr int kNodesPerLayer = 40;

// Uses only the engine: the standard specifies its numbers, unlike those of the distributions.
using Random = std::mt19937_64;

std::uint64_t below(Random& random, std::uint64_t end) {
  return random() % end;
}

constexpr std::array<std::string_view, 10> kBlocks = {
    "attention",     "attention/self", "attention/output/dense", "intermediate/dense", "output/LayerNorm",
    "mlp/down_proj", "mlp/gate_proj",  "input_layernorm",        "self_attn/q_proj",   "post_attention_layernorm",
};
constexpr std::array<std::string_view, 10> kOperators = {
    "MatMul", "Add", "Reshape", "Transpose", "Softmax", "LayerNormalization", "Mul", "Gather", "Concat", "Unsqueeze",
};

// Returns a name such as "/model/layers.3/attention/MatMul_7": the module's scope, then the operator.
std::string node_name(int index) {
  const auto layer = index / kNodesPerLayer;
  const auto within = index % kNodesPerLayer;
  std::string name = "/model/layers." + std::to_string(layer) + "/";
  name += kBlocks[static_cast<std::size_t>(within / 4) % kBlocks.size()];
  name += "/";
  name += kOperators[static_cast<std::size_t>(index) % kOperators.size()];
  if (within >= 10) name += "_" + std::to_string(within / 10);
  return name;
}

std::string output_name(int index) {
  return node_name(index) + "_output_0";
}

std::string initializer_name(int index) {
  return "onnx::" + std::string(kOperators[static_cast<std::size_t>(index) % kOperators.size()]) + "_" +
         std::to_string(10000 + index);
}

WireWriter small_tensor(Random& random, std::string_view name, std::size_t elements) {
  WireWriter tensor;
  tensor.integer_field(1, static_cast<std::int64_t>(elements));
  tensor.integer_field(2, 7);  // INT64
  if (!name.empty()) tensor.block_field(8, name);
  std::string raw(elements * sizeof(std::int64_t), '\0');
  for (std::size_t i = 0; i < elements; ++i) raw[i * sizeof(std::int64_t)] = static_cast<char>(below(random, 128));
  tensor.block_field(9, raw);
  return tensor;
}

enum class AttributeKind { kInt, kFloat, kString, kTensor, kInts, kFloats };

// Typical frequencies in exported models: mostly integers and lists of integers.
constexpr std::array<AttributeKind, 12> kAttributeKinds = {
    AttributeKind::kInt,   AttributeKind::kInt,    AttributeKind::kInt,    AttributeKind::kInt,
    AttributeKind::kInts,  AttributeKind::kInts,   AttributeKind::kInts,   AttributeKind::kFloat,
    AttributeKind::kFloat, AttributeKind::kString, AttributeKind::kTensor, AttributeKind::kFloats,
};

WireWriter attribute(Random& random, AttributeKind kind) {
  WireWriter attribute;
  switch (kind) {
    case AttributeKind::kInt:
      attribute.block_field(1, "axis");
      attribute.integer_field(3, static_cast<std::int64_t>(below(random, 6)) - 2);
      attribute.integer_field(20, 2);
      break;
    case AttributeKind::kFloat:
      attribute.block_field(1, "epsilon");
      attribute.float_field(2, 1e-5f);
      attribute.integer_field(20, 1);
      break;
    case AttributeKind::kInts:
      attribute.block_field(1, "perm");
      for (const int axis : {0, 2, 1, 3}) attribute.integer_field(8, axis);
      attribute.integer_field(20, 7);
      break;
    case AttributeKind::kString:
      attribute.block_field(1, "mode");
      attribute.block_field(4, "constant");
      attribute.integer_field(20, 3);
      break;
    case AttributeKind::kTensor:
      attribute.block_field(1, "value");
      attribute.message_field(5, small_tensor(random, "", 1));
      attribute.integer_field(20, 4);
      break;
    case AttributeKind::kFloats:
      attribute.block_field(1, "scales");
      for (int i = 0; i < 4; ++i) attribute.float_field(7, static_cast<float>(below(random, 4)));
      attribute.integer_field(20, 6);
      break;
  }
  return attribute;
}

WireWriter node(Random& random, int index, int initializers) {
  WireWriter node;
  node.block_field(1, index == 0 ? "input_ids" : output_name(index - 1));
  const bool from_weights = index % 3 == 0;
  node.block_field(1, from_weights
                          ? initializer_name(static_cast<int>(below(random, static_cast<std::uint64_t>(initializers))))
                          : output_name(static_cast<int>(below(random, static_cast<std::uint64_t>(index)))));
  node.block_field(2, output_name(index));
  node.block_field(3, node_name(index));
  node.block_field(4, kOperators[static_cast<std::size_t>(index) % kOperators.size()]);
  const int attributes = 1 + index % 3;
  for (int i = 0; i < attributes; ++i) {
    node.message_field(5, attribute(random, kAttributeKinds[below(random, kAttributeKinds.size())]));
  }
  return node;
}

WireWriter value_info(Random& random, std::string_view name) {
  WireWriter shape;
  for (int axis = 0; axis < 4; ++axis) {
    WireWriter dimension;
    if (axis == 0) {
      dimension.block_field(2, "batch");
    } else if (axis == 2 && below(random, 2) == 0) {
      dimension.block_field(2, "sequence_length");
    } else {
      dimension.integer_field(1, static_cast<std::int64_t>(1 + below(random, 4096)));
    }
    shape.message_field(1, dimension);
  }
  WireWriter tensor_type;
  tensor_type.integer_field(1, 1);  // FLOAT
  tensor_type.message_field(2, shape);
  WireWriter type;
  type.message_field(1, tensor_type);
  WireWriter value;
  value.block_field(1, name);
  value.message_field(2, type);
  return value;
}

WireWriter graph(Random& random, int nodes) {
  const int initializers = std::max(1, nodes * 3 / 20);
  WireWriter graph;
  for (int i = 0; i < nodes; ++i) graph.message_field(1, node(random, i, initializers));
  graph.block_field(2, "main_graph");
  for (int i = 0; i < initializers; ++i) {
    graph.message_field(5, small_tensor(random, initializer_name(i), 1 + below(random, 4)));
  }
  graph.message_field(11, value_info(random, "input_ids"));
  graph.message_field(11, value_info(random, "attention_mask"));
  graph.message_field(12, value_info(random, output_name(nodes - 1)));
  for (int i = 0; i < nodes; ++i) graph.message_field(13, value_info(random, output_name(i)));
  return graph;
}

std::string model_of(int nodes) {
  Random random(20240907);
  WireWriter model;
  model.integer_field(1, 8);
  model.block_field(2, "pytorch");
  model.block_field(3, "2.1.0");
  model.message_field(7, graph(random, nodes));
  WireWriter opset;
  opset.block_field(1, "");
  opset.integer_field(2, 17);
  model.message_field(8, opset);
  return model.take();
}

// Returns a model of about 100 bytes: one node without attributes.
std::string model_of_one_node() {
  WireWriter node;
  node.block_field(1, "input_ids");
  node.block_field(1, initializer_name(0));
  node.block_field(2, "logits");
  node.block_field(3, "/model/Add");
  node.block_field(4, "Add");
  WireWriter graph;
  graph.message_field(1, node);
  graph.block_field(2, "main_graph");
  WireWriter model;
  model.integer_field(1, 8);
  model.block_field(2, "pytorch");
  model.block_field(3, "2.1.0");
  model.message_field(7, graph);
  return model.take();
}

}  // namespace

std::string make_graph_of(std::size_t bytes) {
  constexpr std::size_t kBytesPerNode = 330;
  return bytes < kBytesPerNode ? model_of_one_node() : model_of(static_cast<int>(bytes / kBytesPerNode));
}

std::string make_structure() {
  return model_of(20000);
}

std::vector<std::string> make_medium() {
  return {model_of(20), model_of(40), model_of(80), model_of(160), model_of(320)};
}

}  // namespace onnxgen::bench
