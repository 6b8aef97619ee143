// Converts a model to text and weights of an invented format: one line per layer, and a block of floats.
#include <iomanip>
#include <numeric>
#include <ostream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

const onnx::AttributeProto* find_attribute(const onnx::NodeProto& node, const char* key) {
  for (int i = 0; i < node.attribute_size(); i++) {
    const onnx::AttributeProto& attribute = node.attribute(i);
    if (attribute.name() == key) return &attribute;
  }
  return nullptr;
}

std::vector<int> get_ints(const onnx::NodeProto& node, const char* key) {
  std::vector<int> values;
  const onnx::AttributeProto* attribute = find_attribute(node, key);
  if (attribute == nullptr) return values;
  values.resize(static_cast<size_t>(attribute->ints_size()));
  for (int i = 0; i < attribute->ints_size(); i++) {
    // Clamps to int. A value past the end means "all".
    values[size_t(i)] = static_cast<int>(
        std::max(std::min(attribute->ints(i), (google::protobuf::int64)INT_MAX), (google::protobuf::int64)INT_MIN));
  }
  return values;
}

float get_float(const onnx::NodeProto& node, const char* key, float otherwise = 0.f) {
  const onnx::AttributeProto* attribute = find_attribute(node, key);
  return attribute != nullptr ? attribute->f() : otherwise;
}

std::string get_string(const onnx::NodeProto& node, const char* key, const std::string& otherwise = std::string()) {
  const onnx::AttributeProto* attribute = find_attribute(node, key);
  return attribute != nullptr ? attribute->s() : otherwise;
}

onnx::TensorProto get_tensor(const onnx::NodeProto& node, const char* key) {
  const onnx::AttributeProto* attribute = find_attribute(node, key);
  return attribute != nullptr ? attribute->t() : onnx::TensorProto();
}

google::protobuf::int64 element_count(const onnx::TensorProto& tensor) {
  return std::accumulate(tensor.dims().begin(), tensor.dims().end(), google::protobuf::int64{1},
                         std::multiplies<google::protobuf::int64>());
}

std::vector<float> to_floats(const onnx::TensorProto& tensor) {
  std::vector<float> result;
  switch (tensor.data_type()) {
    case onnx::TensorProto::FLOAT:
      if (tensor.has_raw_data()) {
        const std::string& raw = tensor.raw_data();
        result.resize(raw.size() / sizeof(float));
        std::memcpy(result.data(), raw.data(), result.size() * sizeof(float));
      } else {
        result.assign(tensor.float_data().data(), tensor.float_data().data() + tensor.float_data_size());
      }
      break;
    case onnx::TensorProto_DataType_INT64: {
      const auto& data = tensor.int64_data();
      std::transform(data.begin(), data.end(), std::back_inserter(result),
                     [](google::protobuf::int64 value) { return static_cast<float>(value); });
      break;
    }
    case onnx::TensorProto::DOUBLE:
      for (double value : tensor.double_data()) result.push_back(static_cast<float>(value));
      break;
    case onnx::TensorProto::INT32:
    case onnx::TensorProto::BOOL:
      for (int i = 0; i < tensor.int32_data_size(); ++i) result.push_back(static_cast<float>(tensor.int32_data(i)));
      break;
    default:
      break;
  }
  return result;
}

struct Weights {
  std::map<std::string, onnx::TensorProto> tensors;
  std::map<std::string, int> uses;
  std::string block;

  void count(const std::string& name) { uses[name] = uses.find(name) == uses.end() ? 1 : uses[name] + 1; }
  void write(const std::string& name) {
    if (tensors.find(name) == tensors.end()) return;
    const std::vector<float> values = to_floats(tensors[name]);
    block.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float));
  }
};

void print_ints(std::ostream& out, int id, const std::vector<int>& values) {
  if (values.empty()) return;
  out << " -" << id << "=" << values.size();
  for (size_t i = 0; i < values.size(); ++i) out << "," << values[i];
}

void print_layer(const onnx::NodeProto& node, Weights& weights, std::ostream& out) {
  const std::string& op = node.op_type();
  const std::string name = !node.name().empty() ? node.name() : node.output_size() > 0 ? node.output(0) : op;
  out << std::left << std::setw(24) << op << " " << name << " " << node.input_size() << " " << node.output_size();
  for (const std::string& input : node.input()) out << " " << input;
  for (auto it = node.output().begin(); it != node.output().end(); ++it) out << " " << it->c_str();
  if (op == "Conv" || op == "ConvTranspose") {
    print_ints(out, 0, get_ints(node, "kernel_shape"));
    print_ints(out, 1, get_ints(node, "pads"));
    print_ints(out, 2, get_ints(node, "strides"));
    print_ints(out, 3, get_ints(node, "dilations"));
    out << " pad=" << get_string(node, "auto_pad", "NOTSET");
    if (node.input_size() > 1) weights.write(node.input(1));
  } else if (op == "Constant") {
    const onnx::TensorProto value = get_tensor(node, "value");
    out << " count=" << element_count(value) << " type=" << onnx::TensorProto::DataType_Name(value.data_type());
  } else if (op == "Gemm" || op == "LeakyRelu" || op == "Elu") {
    out << " alpha=" << get_float(node, "alpha", 1.f) << " beta=" << get_float(node, "beta", 1.f);
  } else {
    for (const auto& attribute : node.attribute()) {
      out << " " << attribute.name() + ":" + onnx::AttributeProto_AttributeType_Name(attribute.type());
      if (attribute.type() == onnx::AttributeProto::INT) out << "=" << attribute.i();
      if (attribute.type() == onnx::AttributeProto_AttributeType_STRING) out << "=" << attribute.s().substr(0, 20);
      if (attribute.has_g()) out << "=" << attribute.g().node_size() << " nodes";
    }
  }
  out << "\n";
}

}  // namespace

void convert(const onnx::ModelProto& model, std::ostream& out) {
  const onnx::GraphProto& graph = model.graph();
  Weights weights;
  for (int i = 0; i < graph.initializer_size(); i++)
    weights.tensors[graph.initializer(i).name()] = graph.initializer(i);
  std::set<std::string> blobs;
  for (int i = 0; i < graph.node_size(); i++) {
    const onnx::NodeProto& node = graph.node(i);
    for (int j = 0; j < node.input_size(); j++) {
      weights.count(node.input(j));
      blobs.insert(node.input(j));
    }
    blobs.insert(node.output().begin(), node.output().end());
  }
  out << graph.node_size() << " " << blobs.size() << " " << std::max(graph.input_size(), 1) << "\n";
  for (const auto& node : graph.node()) print_layer(node, weights, out);
  for (const auto& use : weights.uses) {
    if (use.second > 1) out << "Split " << use.first << " " << use.second << "\n";
  }
  for (const auto& entry : weights.tensors) {
    out << "Data " << entry.first << " " << element_count(entry.second) << " " << to_floats(entry.second).size()
        << "\n";
  }
  out << weights.block.size() << " bytes of weights\n" << weights.block << "\n";
}

}  // namespace client
