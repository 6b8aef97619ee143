// The model of another ONNX release in a package of its own, in proto3, and the other ONNX schemas.
#include <ostream>

#include "onnx/onnx-data.pb.h"
#include "onnx/onnx-operators-ml.pb.h"
#include "onnx_second-ml.pb.h"
#include "passes.h"

namespace second {
class ModelProto;
}

namespace client {
namespace {

// One template that works with both versions.
template <typename Model>
int count_nodes(const Model& model) {
  int count = 0;
  for (const auto& node : model.graph().node()) count += node.op_type().empty() ? 0 : 1;
  return count;
}

void use_proto3(const std::string& bytes, std::ostream& out) {
  onnx::ModelProto first;
  second::ModelProto second;
  out << first.ParseFromString(bytes) << second.ParseFromString(bytes) << " " << count_nodes(first) << " "
      << count_nodes(second) << " " << second.ByteSizeLong() << "\n";
  second.set_ir_version(0);  // equivalent to unset
  second.mutable_graph()->set_name(std::string());
  out << second.has_graph() << second.ByteSizeLong() << " ";
  onnx::ModelProto again;
  out << again.ParseFromString(second.SerializeAsString()) << again.has_ir_version() << again.graph().has_name()
      << "\n";
  for (const auto& info : second.graph().input()) {
    for (const second::TensorShapeProto::Dimension& dim : info.type().tensor_type().shape().dim()) {
      out << (dim.value_case() == second::TensorShapeProto_Dimension::kDimValue ? dim.dim_value() : -1) << " ";
    }
  }
  second::TensorProto tensor;
  tensor.set_data_type(second::TensorProto_DataType_FLOAT);
  tensor.set_data_location(static_cast<second::TensorProto_DataLocation>(5));  // open enum in proto3
  tensor.add_dims(3);
  out << tensor.SerializeAsString().size() << second::TensorProto_DataLocation_IsValid(tensor.data_location());
  out << tensor.ShortDebugString() << "\n" << second::TensorProto().ParseFromString("\x42\x01\xff") << "\n";
}

void use_data(std::ostream& out) {
  onnx::SequenceProto sequence;
  sequence.set_elem_type(onnx::SequenceProto::TENSOR);
  sequence.add_tensor_values()->set_name("first");
  onnx::OptionalProto optional;
  optional.set_elem_type(onnx::OptionalProto_DataType_SEQUENCE);
  optional.mutable_sequence_value()->Swap(&sequence);
  onnx::MapProto map;
  map.add_keys(1);
  map.add_string_keys("key");
  *optional.mutable_map_value() = map;
  dump_text(optional, out);
  dump_json(optional, out);
  onnx::OperatorSetProto set;
  set.set_magic("ONNXOPSET");
  set.add_operator_()->set_status(onnx::STABLE);
  dump_text(set, out);
  out << set.operator__size() << set.operator_(0).has_op_type() << "\n";
}

}  // namespace

void use_other_schemas(const std::string& bytes, std::ostream& out) {
  use_proto3(bytes, out);
  use_data(out);
}

}  // namespace client
