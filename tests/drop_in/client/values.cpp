// Messages as regular values, and containers used directly.
#include <numeric>
#include <ostream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::RepeatedField;
using google::protobuf::RepeatedPtrField;

template <typename Field>
void print(const char* what, const Field& field, std::ostream& out) {
  out << what << " (" << field.size() << ")";
  for (const auto& value : field) out << " " << value;
  out << "\n";
}

int total_size(const RepeatedPtrField<std::string>& strings) {
  return std::accumulate(strings.begin(), strings.end(), 0,
                         [](int sum, const std::string& text) { return sum + static_cast<int>(text.size()); });
}

void use_repeated_field(std::ostream& out) {
  RepeatedField<google::protobuf::int64> numbers;
  for (int i = 0; i < 10; ++i) numbers.Add(i * i);
  const RepeatedField<google::protobuf::int64> copy(numbers);
  numbers.Set(0, -1);
  *numbers.Mutable(1) = -2;
  numbers[2] = -3;
  numbers.SwapElements(3, 9);
  numbers.RemoveLast();
  print("changed", numbers, out);
  const auto next = numbers.erase(numbers.begin() + 1);
  out << *next << " " << (numbers.cend() - numbers.cbegin()) << "\n";
  numbers.erase(numbers.begin() + 1, numbers.begin() + 3);
  print("erased", numbers, out);
  numbers.Truncate(2);
  print("copy", copy, out);
  numbers.MergeFrom(copy);
  const google::protobuf::int64* data = numbers.data();
  out << data[0] << " " << numbers.Get(1) << " " << numbers.at(2) << " " << *(numbers.begin() + 3) << "\n";
  std::fill(numbers.mutable_data(), numbers.mutable_data() + 2, 7);
  std::vector<int> narrow(numbers.begin(), numbers.end());
  print("vector", narrow, out);
  std::int64_t block[3] = {};
  std::copy_n(numbers.begin(), 3, block);
  out << block[0] + block[1] + block[2] << " " << *std::max_element(std::begin(numbers), std::end(numbers)) << "\n";
  RepeatedField<float> floats(narrow.begin(), narrow.end());
  floats.Resize(20, 0.25f);
  print("floats", floats, out);
  RepeatedField<double> doubles;
  doubles.Add(1e300);
  doubles = RepeatedField<double>();
  out << doubles.empty() << numbers.empty() << "\n";
}

// Frees removed elements that a field has kept.
void shrink(RepeatedPtrField<std::string>* field) {
  for (int left = field->ClearedCount(); left > 0; --left) delete field->ReleaseCleared();
}

void use_repeated_strings(std::ostream& out) {
  RepeatedPtrField<std::string> names;
  *names.Add() = "first";
  names.Add(std::string("second"));
  names.Add()->assign("third");
  const std::string* address = &names.Get(0);
  for (int i = 0; i < 100; ++i) *names.Add() = std::to_string(i);
  out << (address == &names.Get(0) && address == names.Mutable(0)) << " " << total_size(names) << "\n";
  names.erase(names.begin() + 3, names.end());
  RepeatedPtrField<std::string> others(names);
  others.SwapElements(0, 2);
  others.RemoveLast();
  names.Swap(&others);
  print("names", names, out);
  print("others", others, out);
  std::vector<std::string> texts(others.begin(), others.end());
  texts.insert(texts.end(), names.cbegin(), names.cend());
  std::sort(texts.begin(), texts.end());
  RepeatedPtrField<std::string> sorted(texts.begin(), texts.end());
  print("sorted", sorted, out);
  RepeatedPtrField<std::string>::const_iterator found = std::find(sorted.begin(), sorted.end(), "second");
  out << found - sorted.begin() << " " << found->length() << " " << sorted[0] << sorted.at(1) << "\n";
  sorted.MergeFrom(names);
  sorted.DeleteSubrange(0, 2);
  shrink(&sorted);
  print("rest", sorted, out);
  RepeatedPtrField<std::string>::iterator position = sorted.begin();
  RepeatedPtrField<std::string>::const_iterator same = position;
  out << (same == sorted.cbegin()) << *same << " " << std::distance(sorted.begin(), sorted.end()) << "\n";
}

void use_messages(const onnx::ModelProto& model, std::ostream& out) {
  onnx::ModelProto copy(model);
  onnx::ModelProto moved(std::move(copy));
  copy = moved;
  copy.Clear();
  out << copy.ByteSizeLong() << " " << (moved.SerializeAsString() == model.SerializeAsString()) << "\n";
  std::swap(copy, moved);
  out << moved.ByteSizeLong() << " " << (copy.ByteSizeLong() == model.ByteSizeLong()) << "\n";

  std::map<std::string, onnx::TensorProto> tensors;
  for (const auto& tensor : model.graph().initializer()) tensors.insert({tensor.name(), tensor});
  std::vector<onnx::TypeProto> types;
  for (const auto& output : model.graph().output()) types.push_back(output.type());
  types.resize(types.size() + 2);
  types.erase(types.begin());
  std::vector<onnx::NodeProto> nodes(model.graph().node().begin(), model.graph().node().end());
  std::stable_sort(nodes.begin(), nodes.end(),
                   [](const onnx::NodeProto& a, const onnx::NodeProto& b) { return a.op_type() < b.op_type(); });
  for (const auto& entry : tensors) out << entry.first << " " << entry.second.dims_size() << ";";
  for (const auto& type : types) out << type_text(type) << ";";
  for (const auto& node : nodes) out << node.op_type() << ";";
  out << "\n";

  onnx::ModelProto merged;
  merged.mutable_graph()->set_name("before");
  merged.add_opset_import()->set_version(1);
  merged.MergeFrom(model);
  merged.MergeFrom(merged.graph().node_size() > 0 ? model : onnx::ModelProto());
  out << merged.opset_import_size() << " " << merged.graph().node_size() << " " << merged.graph().name() << "\n";

  // All unset fields refer to one default instance.
  const onnx::ModelProto empty;
  out << (&empty.graph() == &onnx::ModelProto().graph()) << empty.has_graph() << empty.graph().node_size()
      << (&onnx::GraphProto::default_instance() == &empty.graph()) << "\n";
  const onnx::GraphProto* graph = merged.mutable_graph();
  out << (graph == &merged.graph())
      << (graph->node_size() > 0 && &graph->node(0) == merged.mutable_graph()->mutable_node(0)) << "\n";
}

}  // namespace

void use_as_values(const onnx::ModelProto& model, std::ostream& out) {
  use_repeated_field(out);
  use_repeated_strings(out);
  use_messages(model, out);
}

}  // namespace client
