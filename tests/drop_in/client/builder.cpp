// Creates models from scratch, with every overload of every setter, including kinds of fields that do not occur in
// model files.
#include <ostream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

void set_strings(onnx::NodeProto* node) {
  const std::string text = "lvalue";
  const char* literal = "literal";
  const char zeros[] = {'a', '\0', 'b'};
  node->set_name(text);
  node->set_op_type(std::string("rvalue"));
  node->set_domain(literal);
  node->set_overload("two", 2);
  node->set_doc_string(zeros, sizeof(zeros));
  node->add_input(text);
  node->add_input(std::string(40, 'x'));
  node->add_input("literal");
  node->add_input(zeros, 3);
  *node->add_input() = "by pointer";
  node->add_input()->append(3, 'y');
  node->set_input(0, "replaced");
  node->set_input(1, text);
  node->set_input(2, std::string("moved"));
  node->set_input(3, zeros, 2);
  std::string taken = "taken";
  node->add_output(std::move(taken));
  node->mutable_output(0)->at(0) = 'T';
  node->mutable_output()->Add()->assign("added");
}

onnx::TensorProto make_tensor(const std::string& name, std::initializer_list<float> values) {
  onnx::TensorProto tensor;
  tensor.set_name(name);
  tensor.set_data_type(onnx::TensorProto_DataType::TensorProto_DataType_FLOAT);
  tensor.add_dims(static_cast<google::protobuf::int64>(values.size()));
  for (const float value : values) tensor.add_float_data(value);
  return tensor;
}

void set_attributes(onnx::NodeProto* node) {
  const float infinity = std::numeric_limits<float>::infinity();
  onnx::AttributeProto* attribute = node->add_attribute();
  attribute->set_name("floats");
  attribute->set_type(onnx::AttributeProto::FLOATS);
  for (const float value : {0.f, -0.f, 1.f, 0.1f, 1e-20f, 3.4028235e38f, infinity, -infinity, 16777216.f, 1e10f}) {
    attribute->add_floats(value);
  }
  attribute->set_floats(2, std::numeric_limits<float>::quiet_NaN());
  attribute = node->add_attribute();
  attribute->set_name("ints");
  attribute->set_type(onnx::AttributeProto_AttributeType_INTS);
  attribute->set_i(std::numeric_limits<google::protobuf::int64>::min());
  attribute->add_ints(INT64_MAX);
  attribute->add_ints(-1);
  attribute->set_ints(1, attribute->ints(0) - 1);
  attribute = node->add_attribute();
  attribute->set_name("strings");
  attribute->set_s("\x01\x7f\xff quotes \" ' backslash \\ tab \t line \n \xc3\xa9");
  attribute->add_strings("");
  attribute->add_strings(attribute->s());
  attribute = node->add_attribute();
  attribute->set_name("messages");
  attribute->mutable_t()->CopyFrom(make_tensor("inner", {1.5f}));
  *attribute->add_tensors() = make_tensor("listed", {});
  attribute->mutable_g()->set_name("subgraph");
  attribute->add_graphs()->add_node()->set_op_type("Inner");
  attribute->mutable_tp()->mutable_opaque_type()->set_domain("d");
  attribute->add_type_protos()->mutable_map_type()->set_key_type(onnx::TensorProto::STRING);
  attribute->mutable_sparse_tensor()->add_dims(4);
}

void set_tensors(onnx::GraphProto* graph) {
  graph->add_initializer()->Swap(std::make_unique<onnx::TensorProto>(make_tensor("weights", {1.f, 2.f})).get());
  onnx::TensorProto* tensor = graph->add_initializer();
  tensor->set_data_type(onnx::TensorProto::INT8);
  for (int i = -3; i < 3; ++i) tensor->add_int32_data(i);
  tensor->add_int64_data(google::protobuf::int64{1} << 40);
  tensor->add_uint64_data(~google::protobuf::uint64{0});
  tensor->add_double_data(0.1);
  tensor->add_double_data(std::numeric_limits<double>::denorm_min());
  tensor->add_string_data(std::string("\0\1", 2));
  tensor->mutable_raw_data()->resize(5, 'r');
  tensor->mutable_segment()->set_begin(1);
  tensor->set_data_location(onnx::TensorProto_DataLocation_EXTERNAL);
  tensor->add_external_data()->set_key("location");
  onnx::SparseTensorProto* sparse = graph->add_sparse_initializer();
  *sparse->mutable_values() = make_tensor("values", {3.f});
  sparse->mutable_indices()->add_int64_data(7);
}

void set_types(onnx::GraphProto* graph, std::ostream& out) {
  onnx::TypeProto* type = graph->add_input()->mutable_type();
  out << type->value_case() << type->has_tensor_type();
  type->mutable_tensor_type()->set_elem_type(onnx::TensorProto::FLOAT);
  type->mutable_sequence_type();  // clears the other member
  out << type->value_case() << type->has_tensor_type() << type->tensor_type().elem_type();
  type->clear_tensor_type();  // not the active member
  out << (type->value_case() == onnx::TypeProto::kSequenceType);
  type->mutable_map_type()->mutable_value_type()->mutable_optional_type()->mutable_elem_type();
  out << type_text(*type);
  type->clear_value();
  out << (type->value_case() == onnx::TypeProto::VALUE_NOT_SET) << "\n";

  auto* shape = graph->add_output()->mutable_type()->mutable_sparse_tensor_type()->mutable_shape();
  onnx::TensorShapeProto::Dimension* dim = shape->add_dim();
  dim->set_dim_value(0);
  out << dim->has_dim_value() << dim->has_dim_param();
  dim->set_dim_param("N");
  dim->clear_dim_value();
  out << dim->has_dim_value() << dim->has_dim_param() << dim->dim_param();
  dim->mutable_dim_param()->append("M");
  *shape->add_dim() = *dim;
  shape->mutable_dim(1)->clear_dim_param();
  out << (shape->dim(1).value_case() == onnx::TensorShapeProto_Dimension::VALUE_NOT_SET) << shape->dim_size() << "\n";
}

void use_enums(std::ostream& out) {
  constexpr onnx::TensorProto::DataType kFloat = onnx::TensorProto::FLOAT;
  static_assert(kFloat == onnx::TensorProto_DataType_FLOAT, "both are one");
  static_assert(std::is_same<onnx::TensorProto::DataType, onnx::TensorProto_DataType>::value, "both are one");
  static_assert(std::is_same<google::protobuf::int64, std::int64_t>::value, "int64 is the standard's");
  static_assert(std::is_same<google::protobuf::uint32, std::uint32_t>::value, "uint32 is the standard's");
  static_assert(std::is_base_of<google::protobuf::Message, onnx::TypeProto_Tensor>::value, "messages are Messages");
  static_assert(std::is_same<onnx::TypeProto::Tensor, onnx::TypeProto_Tensor>::value, "both are one");
  static_assert(std::is_nothrow_move_constructible<onnx::NodeProto>::value, "for std::vector");
  static_assert(std::is_same<decltype(onnx::NodeProto().input_size()), int>::value, "sizes are int");
  for (int value = -1; value < 40; ++value) {
    out << (onnx::TensorProto_DataType_IsValid(value)
                ? onnx::TensorProto_DataType_Name(static_cast<onnx::TensorProto_DataType>(value))
                : std::string("-"))
        << onnx::AttributeProto::AttributeType_IsValid(value) << " ";
  }
  onnx::TensorProto_DataType type = onnx::TensorProto::UNDEFINED;
  out << onnx::TensorProto::DataType_Name(onnx::TensorProto::BFLOAT16) << onnx::Version_Name(onnx::IR_VERSION)
      << onnx::TensorProto_DataType_Parse("INT4", &type) << type << onnx::TensorProto::DataType_Parse("int4", &type)
      << onnx::TensorProto_DataType_DataType_MAX << onnx::AttributeProto_AttributeType_AttributeType_MIN << "\n";
}

// Uses single fields: presence before and after setting and clearing.
void use_presence(std::ostream& out) {
  onnx::ModelProto model;
  out << model.has_ir_version() << model.has_graph() << model.has_producer_name() << model.ir_version();
  model.set_ir_version(0);
  model.set_producer_name("");
  model.mutable_graph();
  out << model.has_ir_version() << model.has_graph() << model.has_producer_name() << model.ByteSizeLong();
  model.clear_ir_version();
  model.clear_producer_name();
  model.clear_graph();
  out << model.has_ir_version() << model.has_graph() << model.has_producer_name() << model.ByteSizeLong();
  onnx::TensorProto tensor;
  out << tensor.has_data_type() << tensor.has_data_location() << tensor.data_location();
  tensor.set_data_location(onnx::TensorProto::DEFAULT);
  out << tensor.has_data_location() << tensor.ByteSizeLong() << "\n";
}

// Transfers ownership of members. Few programs do this.
void use_ownership(std::ostream& out) {
  onnx::ModelProto model;
  model.set_allocated_graph(new onnx::GraphProto);
  model.mutable_graph()->set_name("given");
  std::unique_ptr<onnx::GraphProto> graph(model.release_graph());
  out << graph->name() << model.has_graph() << (model.release_graph() == nullptr);
  std::unique_ptr<std::string> name(graph->release_name());
  out << *name << graph->has_name();
  graph->mutable_node()->AddAllocated(new onnx::NodeProto);
  graph->mutable_node(0)->set_op_type("Relu");
  graph->add_node()->set_op_type("Add");
  std::unique_ptr<onnx::NodeProto> last(graph->mutable_node()->ReleaseLast());
  onnx::NodeProto* taken[1];
  graph->mutable_node()->ExtractSubrange(0, 1, taken);
  const std::unique_ptr<onnx::NodeProto> first(taken[0]);
  out << last->op_type() << first->op_type() << graph->node_size() << " " << last->GetTypeName() << "\n";
}

}  // namespace

void build_models(std::ostream& out) {
  onnx::ModelProto model;
  model.set_ir_version(onnx::IR_VERSION);
  model.add_opset_import()->set_domain("");
  model.add_functions()->add_attribute("alpha");
  model.add_training_info()->mutable_algorithm()->set_name("step");
  model.add_configuration()->add_device("cpu");
  onnx::GraphProto* graph = model.mutable_graph();
  set_strings(graph->add_node());
  set_attributes(graph->add_node());
  set_tensors(graph);
  set_types(graph, out);
  use_enums(out);
  use_presence(out);
  use_ownership(out);
  out << model.SerializeAsString() << "\n";
  dump_text(model, out);
  dump_text(onnx::ModelProto(), out);
  write_every_way(model, out);
  read_every_way(model.SerializeAsString(), &model, out);
  convert(model, out);
  model.mutable_graph()->mutable_node()->RemoveLast();  // its strings are not UTF-8
  dump_json(model, out);
}

}  // namespace client
