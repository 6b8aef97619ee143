// Rewrites that traverse the model recursively, including subgraphs and functions.
#include <ostream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::RepeatedField;
using google::protobuf::RepeatedPtrField;

class Renamer {
 public:
  void rename(RepeatedPtrField<std::string>* names) {
    for (int i = 0; i < names->size(); ++i) rename(names->Mutable(i));
  }
  void rename(std::string* name) {
    if (name->empty()) return;
    const auto inserted = names_.emplace(*name, "v" + std::to_string(names_.size()));
    *name = inserted.first->second;
  }
  size_t size() const { return names_.size(); }

 private:
  std::map<std::string, std::string> names_;
};

void rename_graph(onnx::GraphProto* graph, Renamer& renamer) {
  for (auto& input : *graph->mutable_input()) renamer.rename(input.mutable_name());
  for (auto& output : *graph->mutable_output()) renamer.rename(output.mutable_name());
  for (auto& info : *graph->mutable_value_info()) renamer.rename(info.mutable_name());
  for (auto& tensor : *graph->mutable_initializer()) renamer.rename(tensor.mutable_name());
  for (auto& node : *graph->mutable_node()) {
    renamer.rename(node.mutable_input());
    renamer.rename(node.mutable_output());
    for (auto& attribute : *node.mutable_attribute()) {
      if (attribute.has_g()) rename_graph(attribute.mutable_g(), renamer);
      for (auto& inner : *attribute.mutable_graphs()) rename_graph(&inner, renamer);
    }
  }
}

void drop_documentation(onnx::GraphProto& graph) {
  graph.clear_doc_string();
  graph.mutable_metadata_props()->Clear();
  for (onnx::NodeProto& node : *graph.mutable_node()) {
    node.clear_doc_string();
    node.clear_name();
    for (int i = 0; i < node.attribute_size(); ++i) {
      node.mutable_attribute(i)->clear_doc_string();
      if (node.attribute(i).has_g()) drop_documentation(*node.mutable_attribute(i)->mutable_g());
    }
  }
}

// Moves the numbers of raw_data to the typed fields.
void unpack_raw_data(onnx::TensorProto* tensor) {
  if (!tensor->has_raw_data() || tensor->data_type() != onnx::TensorProto::INT64) return;
  std::string raw;
  tensor->mutable_raw_data()->swap(raw);
  tensor->clear_raw_data();
  RepeatedField<google::protobuf::int64>* values = tensor->mutable_int64_data();
  values->Reserve(static_cast<int>(raw.size() / 8));
  for (size_t at = 0; at + 8 <= raw.size(); at += 8) {
    google::protobuf::int64 value;
    memcpy(&value, raw.data() + at, 8);
    values->Add(value);
  }
  if (values->empty()) values->AddAlreadyReserved(0);
}

// Sorts the axes in descending order and removes duplicates.
void tidy_axes(onnx::NodeProto* node) {
  for (auto& attribute : *node->mutable_attribute()) {
    if (attribute.name() != "axes") continue;
    RepeatedField<google::protobuf::int64> axes = attribute.ints();
    std::sort(axes.begin(), axes.end(), std::greater<google::protobuf::int64>());
    axes.erase(std::unique(axes.begin(), axes.end()), axes.end());
    while (axes.size() > 4) axes.RemoveLast();
    attribute.mutable_ints()->Swap(&axes);
    if (attribute.ints_size() > 1) attribute.mutable_ints()->SwapElements(0, attribute.ints_size() - 1);
  }
}

// Replaces each call of a function in the main graph with the function's body.
void inline_functions(onnx::ModelProto* model, std::ostream& out) {
  std::map<std::string, const onnx::FunctionProto*> functions;
  for (const auto& function : model->functions()) functions[function.domain() + "/" + function.name()] = &function;
  RepeatedPtrField<onnx::NodeProto> body;
  body.Reserve(model->graph().node_size());
  for (const auto& node : model->graph().node()) {
    const auto found = functions.find(node.domain() + "/" + node.op_type());
    if (found == functions.end()) {
      body.Add()->CopyFrom(node);
      continue;
    }
    out << "inlines " << node.op_type() << "\n";
    for (const auto& inner : found->second->node()) {
      onnx::NodeProto copy(inner);
      for (std::string& name : *copy.mutable_output()) name.insert(0, node.name() + "_");
      body.Add(std::move(copy));
    }
  }
  *model->mutable_graph()->mutable_node() = body;
  model->clear_functions();
}

}  // namespace

void rewrite(onnx::ModelProto* model, std::ostream& out) {
  inline_functions(model, out);
  onnx::GraphProto* graph = model->mutable_graph();
  drop_documentation(*graph);
  for (auto& tensor : *graph->mutable_initializer()) unpack_raw_data(&tensor);
  std::for_each(graph->mutable_node()->begin(), graph->mutable_node()->end(),
                [](onnx::NodeProto& node) { tidy_axes(&node); });
  Renamer renamer;
  rename_graph(graph, renamer);
  out << renamer.size() << " names\n";
  std::reverse(graph->mutable_node()->begin(), graph->mutable_node()->end());
}

}  // namespace client
