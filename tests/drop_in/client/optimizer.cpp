// Passes that remove nodes from a graph and insert others.
#include <ostream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

typedef google::protobuf::RepeatedPtrField<onnx::NodeProto> Nodes;

void replace_name(std::string& name, const std::string& from, const std::string& to) {
  if (name == from) name = to;
}

void replace_uses(onnx::GraphProto* graph, const std::string& from, const std::string& to) {
  for (int i = 0; i < graph->node_size(); ++i) {
    onnx::NodeProto* node = graph->mutable_node(i);
    for (int j = 0; j < node->input_size(); ++j) replace_name(*node->mutable_input(j), from, to);
  }
}

bool is_output(const onnx::GraphProto& graph, const std::string& name) {
  const auto& outputs = graph.output();
  return std::find_if(outputs.begin(), outputs.end(),
                      [&](const onnx::ValueInfoProto& output) { return output.name() == name; }) != outputs.end();
}

int eliminate_identity(onnx::GraphProto* graph) {
  int removed = 0;
  Nodes* nodes = graph->mutable_node();
  Nodes::iterator it = nodes->begin();
  while (it != nodes->end()) {
    const bool passes_on = it->op_type() == "Identity" || it->op_type() == "Dropout";
    if (!passes_on || it->output_size() != 1 || it->input_size() != 1 || is_output(*graph, it->output(0))) {
      ++it;
      continue;
    }
    const std::string from = it->output(0), to = it->input(0);
    it = nodes->erase(it);
    replace_uses(graph, from, to);
    ++removed;
  }
  return removed;
}

// Removes an element by moving it to the end.
template <typename T>
void remove_at(google::protobuf::RepeatedPtrField<T>* field, int index) {
  for (int i = index; i < field->size() - 1; ++i) field->SwapElements(i, i + 1);
  field->RemoveLast();
}

int fuse_relu(onnx::GraphProto* graph) {
  std::unordered_map<std::string, int> producers;
  std::map<std::string, int> uses;
  for (int i = 0; i < graph->node_size(); ++i) {
    for (const auto& output : graph->node(i).output()) producers[output] = i;
    for (const auto& input : graph->node(i).input()) uses[input]++;
  }
  std::unordered_set<int> dead;
  for (int i = 0; i < graph->node_size(); ++i) {
    onnx::NodeProto* relu = graph->mutable_node(i);
    if (relu->op_type() != "Relu" || relu->input_size() != 1 || relu->output_size() != 1) continue;
    const auto found = producers.find(relu->input(0));
    if (found == producers.end() || uses[relu->input(0)] != 1 || is_output(*graph, relu->input(0))) continue;
    onnx::NodeProto* before = graph->mutable_node(found->second);
    if (before->op_type() != "Conv" && before->op_type() != "BatchNormalization") continue;
    before->set_op_type(before->op_type() + "Relu");
    before->set_domain("fused");
    before->mutable_output(0)->swap(*relu->mutable_output(0));
    onnx::AttributeProto* attribute = before->add_attribute();
    attribute->set_name("activation");
    attribute->set_s(std::string("relu"));
    attribute->set_type(onnx::AttributeProto_AttributeType_STRING);
    dead.insert(i);
  }
  for (int i = graph->node_size() - 1; i >= 0; --i) {
    if (dead.count(i) != 0) remove_at(graph->mutable_node(), i);
  }
  return static_cast<int>(dead.size());
}

int lift_constants(onnx::GraphProto* graph) {
  Nodes kept;
  const int before = graph->node_size();
  for (auto& node : *graph->mutable_node()) {
    const bool lifted = node.op_type() == "Constant" && node.attribute_size() == 1 && node.attribute(0).has_t();
    if (!lifted) {
      *kept.Add() = std::move(node);
      continue;
    }
    onnx::TensorProto* tensor = graph->add_initializer();
    tensor->Swap(node.mutable_attribute(0)->mutable_t());
    tensor->set_name(node.output(0));
  }
  graph->mutable_node()->Swap(&kept);
  return before - graph->node_size();
}

void remove_unused_initializers(onnx::GraphProto* graph) {
  std::unordered_set<std::string> used;
  for (const auto& node : graph->node()) used.insert(node.input().begin(), node.input().end());
  auto* tensors = graph->mutable_initializer();
  const auto is_unused = [&](const onnx::TensorProto& tensor) { return used.count(tensor.name()) == 0; };
  tensors->erase(std::remove_if(tensors->begin(), tensors->end(), is_unused), tensors->end());
  for (auto it = graph->mutable_input()->begin(); it != graph->mutable_input()->end();) {
    it = used.find(it->name()) == used.end() ? graph->mutable_input()->erase(it) : it + 1;
  }
}

// Adds a number to the elements of a float tensor, in whichever field they are.
void shift_weights(onnx::TensorProto& tensor, float by) {
  if (tensor.data_type() != onnx::TensorProto_DataType_FLOAT) return;
  for (float& value : *tensor.mutable_float_data()) value += by;
  if (!tensor.has_raw_data()) return;
  std::vector<float> values(tensor.raw_data().size() / sizeof(float));
  memcpy(values.data(), tensor.raw_data().data(), values.size() * sizeof(float));
  for (float& value : values) value += by;
  tensor.set_raw_data(values.data(), values.size() * sizeof(float));
}

void raise_opset(onnx::ModelProto* model) {
  std::sort(
      model->mutable_opset_import()->begin(), model->mutable_opset_import()->end(),
      [](const onnx::OperatorSetIdProto& a, const onnx::OperatorSetIdProto& b) { return a.domain() < b.domain(); });
  for (auto& opset : *model->mutable_opset_import()) {
    if (opset.domain().empty() || opset.domain() == "ai.onnx")
      opset.set_version(std::max<int64_t>(opset.version(), 13));
  }
  if (model->ir_version() < onnx::Version::IR_VERSION_2020_5_8) model->set_ir_version(onnx::IR_VERSION_2020_5_8);
}

}  // namespace

void optimize(onnx::ModelProto* model, std::ostream& out) {
  onnx::GraphProto* graph = model->mutable_graph();
  out << "identity " << eliminate_identity(graph);
  out << " constants " << lift_constants(graph);
  out << " relu " << fuse_relu(graph) << "\n";
  remove_unused_initializers(graph);
  for (auto& tensor : *graph->mutable_initializer()) shift_weights(tensor, 0.5f);
  raise_opset(model);
  model->set_producer_name("optimizer");
  model->mutable_producer_version()->assign("1.").append("2");
  auto* property = model->add_metadata_props();
  property->set_key("optimized");
  property->mutable_value()->push_back('1');
}

}  // namespace client
