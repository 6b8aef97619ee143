// Walks messages by reflection, as in programs that print, hash or convert any model. Prints all descriptors and
// values.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>

#include <ostream>
#include <vector>

#include "onnx/onnx-data.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx_second-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::EnumDescriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::OneofDescriptor;
using google::protobuf::Reflection;

void print_enum(const EnumDescriptor* type, std::ostream& out) {
  const std::string& name = type->full_name();
  out << "enum " << name << " " << type->name() << " " << type->value_count() << "\n";
  for (int i = 0; i < type->value_count(); ++i) {
    const auto* value = type->value(i);
    out << value->name() << " " << value->full_name() << " " << value->number() << " " << value->index()
        << (value->type() == type) << (type->FindValueByName(value->name()) == value)
        << (type->FindValueByNumber(value->number()) == value) << "\n";
  }
  out << (type->FindValueByName("no such") == nullptr) << (type->FindValueByNumber(-1) == nullptr) << "\n";
}

void print_default(const FieldDescriptor* field, std::ostream& out) {
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      out << field->default_value_int32();
      break;
    case FieldDescriptor::CPPTYPE_INT64:
      out << field->default_value_int64();
      break;
    case FieldDescriptor::CPPTYPE_UINT32:
      out << field->default_value_uint32();
      break;
    case FieldDescriptor::CPPTYPE_UINT64:
      out << field->default_value_uint64();
      break;
    case FieldDescriptor::CPPTYPE_FLOAT:
      out << field->default_value_float();
      break;
    case FieldDescriptor::CPPTYPE_DOUBLE:
      out << field->default_value_double();
      break;
    case FieldDescriptor::CPPTYPE_BOOL:
      out << field->default_value_bool();
      break;
    case FieldDescriptor::CPPTYPE_ENUM:
      out << field->default_value_enum()->name();
      break;
    case FieldDescriptor::CPPTYPE_STRING:
      out << field->default_value_string();
      break;
    case FieldDescriptor::CPPTYPE_MESSAGE:
      break;
  }
}

}  // namespace

void describe(const FieldDescriptor* field, std::ostream& out) {
  const auto name = field->name();
  out << "  " << name + " " << field->full_name() << " " << field->json_name() << " " << field->lowercase_name() << " "
      << field->camelcase_name() << " " << field->number() << " " << field->index() << " " << field->type_name() << " "
      << field->cpp_type_name() << " " << field->label() << " " << field->is_required() << field->is_optional()
      << field->is_repeated() << field->is_packable() << field->is_packed() << field->is_map() << field->is_extension()
      << field->has_presence() << " ";
  print_default(field, out);
  if (field->message_type() != nullptr) out << " of " << field->message_type()->full_name();
  if (field->enum_type() != nullptr) out << " of " << field->enum_type()->full_name();
  if (field->containing_oneof() != nullptr) {
    out << " in " << field->containing_oneof()->full_name() << " " << field->index_in_oneof()
        << (field->real_containing_oneof() == field->containing_oneof());
  }
  out << "\n";
}

namespace {

void print_oneof(const OneofDescriptor* oneof, std::ostream& out) {
  out << "  oneof " << oneof->name() << " " << oneof->full_name() << " " << oneof->index() << " "
      << oneof->is_synthetic();
  for (int i = 0; i < oneof->field_count(); ++i) out << " " << oneof->field(i)->name();
  out << "\n";
}

// Prints a type and all types below it, each once.
void print_type(const Descriptor* type, std::vector<const Descriptor*>* seen, std::ostream& out) {
  for (const Descriptor* each : *seen) {
    if (each == type) return;
  }
  seen->push_back(type);
  out << "message " << type->full_name() << " " << type->name() << " " << type->field_count() << " "
      << type->oneof_decl_count() << type->real_oneof_decl_count() << "\n";
  for (int i = 0; i < type->field_count(); ++i) {
    const FieldDescriptor* const field = type->field(i);
    describe(field, out);
    out << (field->containing_type() == type) << (type->FindFieldByName(field->name()) == field)
        << (type->FindFieldByNumber(field->number()) == field)
        << (type->FindFieldByLowercaseName(field->lowercase_name()) == field)
        << (type->FindFieldByCamelcaseName(field->camelcase_name()) == field) << "\n";
  }
  for (int i = 0; i < type->oneof_decl_count(); ++i) print_oneof(type->oneof_decl(i), out);
  out << (type->FindFieldByName("no such") == nullptr) << (type->FindFieldByNumber(0) == nullptr)
      << (type->FindFieldByNumber(-1) == nullptr) << (type->FindFieldByNumber(400) == nullptr)
      << (type->FindOneofByName("no such") == nullptr) << "\n";
  for (int i = 0; i < type->field_count(); ++i) {
    if (type->field(i)->enum_type() != nullptr) print_enum(type->field(i)->enum_type(), out);
    if (type->field(i)->message_type() != nullptr) print_type(type->field(i)->message_type(), seen, out);
  }
}

void print_element(const Message& message, const FieldDescriptor* field, int index, std::ostream& out) {
  const Reflection& reflection = *message.GetReflection();
  std::string scratch;
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      out << reflection.GetRepeatedInt32(message, field, index);
      break;
    case FieldDescriptor::CPPTYPE_INT64:
      out << reflection.GetRepeatedInt64(message, field, index);
      break;
    case FieldDescriptor::CPPTYPE_UINT32:
      out << reflection.GetRepeatedUInt32(message, field, index);
      break;
    case FieldDescriptor::CPPTYPE_UINT64:
      out << reflection.GetRepeatedUInt64(message, field, index);
      break;
    case FieldDescriptor::CPPTYPE_FLOAT:
      out << reflection.GetRepeatedFloat(message, field, index);
      break;
    case FieldDescriptor::CPPTYPE_DOUBLE:
      out << reflection.GetRepeatedDouble(message, field, index);
      break;
    case FieldDescriptor::CPPTYPE_BOOL:
      out << reflection.GetRepeatedBool(message, field, index);
      break;
    case FieldDescriptor::CPPTYPE_ENUM:
      out << reflection.GetRepeatedEnum(message, field, index)->name()
          << reflection.GetRepeatedEnumValue(message, field, index);
      break;
    case FieldDescriptor::CPPTYPE_STRING:
      out << reflection.GetRepeatedStringReference(message, field, index, &scratch);
      out << reflection.GetRepeatedString(message, field, index).size();
      break;
    case FieldDescriptor::CPPTYPE_MESSAGE:
      walk(reflection.GetRepeatedMessage(message, field, index), out);
      break;
  }
}

// Prints a singular field, set or not.
void print_value(const Message& message, const FieldDescriptor* field, std::ostream& out) {
  const Reflection& reflection = *message.GetReflection();
  std::string scratch;
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      out << reflection.GetInt32(message, field);
      break;
    case FieldDescriptor::CPPTYPE_INT64:
      out << reflection.GetInt64(message, field);
      break;
    case FieldDescriptor::CPPTYPE_UINT32:
      out << reflection.GetUInt32(message, field);
      break;
    case FieldDescriptor::CPPTYPE_UINT64:
      out << reflection.GetUInt64(message, field);
      break;
    case FieldDescriptor::CPPTYPE_FLOAT:
      out << reflection.GetFloat(message, field);
      break;
    case FieldDescriptor::CPPTYPE_DOUBLE:
      out << reflection.GetDouble(message, field);
      break;
    case FieldDescriptor::CPPTYPE_BOOL:
      out << reflection.GetBool(message, field);
      break;
    case FieldDescriptor::CPPTYPE_ENUM:
      out << reflection.GetEnum(message, field)->full_name() << reflection.GetEnumValue(message, field);
      break;
    case FieldDescriptor::CPPTYPE_STRING:
      out << reflection.GetStringReference(message, field, &scratch) << reflection.GetString(message, field).size();
      break;
    case FieldDescriptor::CPPTYPE_MESSAGE:
      if (reflection.HasField(message, field)) return walk(reflection.GetMessage(message, field), out);
      out << reflection.GetMessage(message, field).GetDescriptor()->full_name()
          << reflection.GetMessage(message, field).ByteSizeLong();
      break;
  }
}

}  // namespace

void print_values(const Message& message, const FieldDescriptor* field, std::ostream& out) {
  const Reflection& reflection = *message.GetReflection();
  out << field->full_name() << ": ";
  if (field->is_repeated()) {
    for (int i = 0; i < reflection.FieldSize(message, field); ++i) print_element(message, field, i, out << ",");
  } else {
    out << reflection.HasField(message, field) << " ";
    print_value(message, field, out);
  }
  out << "\n";
}

void walk(const Message& message, std::ostream& out) {
  const Descriptor& type = *message.GetDescriptor();
  const Reflection& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  out << type.name() << " {";
  for (const FieldDescriptor* field : fields) out << " " << field->number();
  out << "\n";
  for (int i = 0; i < type.field_count(); ++i) {
    // Debian's descriptor.proto is older than ours.
    if (type.full_name() == "google.protobuf.FieldOptions" && type.field(i)->number() > 15 &&
        type.field(i)->name() != "uninterpreted_option") {
      continue;
    }
    print_values(message, type.field(i), out);
  }
  for (const FieldDescriptor* field : fields) {
    if (field->is_extension()) print_values(message, field, out);
  }
  for (int i = 0; i < type.oneof_decl_count(); ++i) {
    const FieldDescriptor* const set = reflection.GetOneofFieldDescriptor(message, type.oneof_decl(i));
    out << reflection.HasOneof(message, type.oneof_decl(i)) << (set != nullptr ? set->name() : "none") << "\n";
  }
  out << "}\n";
}

namespace {

// Sets every singular field except messages, then clears every second one.
void change_fields(Message* message, std::ostream& out) {
  const Descriptor& type = *message->GetDescriptor();
  const Reflection& reflection = *message->GetReflection();
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor* const field = type.field(i);
    if (field->is_repeated()) continue;
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_INT32) reflection.SetInt32(message, field, -i);
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_INT64) reflection.SetInt64(message, field, i);
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_FLOAT) reflection.SetFloat(message, field, 0.5f);
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_STRING) reflection.SetString(message, field, field->name());
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_ENUM) reflection.SetEnumValue(message, field, 77 + i);
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_ENUM) {
      reflection.SetEnum(message, field, field->enum_type()->FindValueByNumber(1));
    }
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
      out << reflection.MutableMessage(message, field)->GetTypeName() << " ";
    }
  }
  out << message->SerializeAsString() << "\n";
  for (int i = 0; i < type.field_count(); i += 2) {
    const FieldDescriptor* const field = type.field(i);
    if (field->is_repeated() && field->message_type() != nullptr) continue;
    reflection.ClearField(message, field);
  }
  for (int i = 0; i < type.oneof_decl_count(); ++i) reflection.ClearOneof(message, type.oneof_decl(i));
  out << message->SerializeAsString() << "\n";
}

void walk_enums(std::ostream& out) {
  print_enum(onnx::TensorProto_DataType_descriptor(), out);
  print_enum(onnx::Version_descriptor(), out);
  const EnumDescriptor* const types = onnx::TensorProto::DataType_descriptor();
  out << (types == onnx::TensorProto_DataType_descriptor())
      << (types == google::protobuf::GetEnumDescriptor<onnx::TensorProto_DataType>())
      << (types == google::protobuf::GetEnumDescriptor<onnx::TensorProto::DataType>())
      << (types == google::protobuf::GetEnumDescriptor<second::TensorProto::DataType>())
      << google::protobuf::is_proto_enum<onnx::TensorProto::DataType>::value
      << google::protobuf::is_proto_enum<onnx::Version>::value << google::protobuf::is_proto_enum<int>::value
      << google::protobuf::is_proto_enum<onnx::TypeProto::ValueCase>::value << "\n";
}

}  // namespace

void walk_types(std::ostream& out) {
  walk_enums(out);
  std::vector<const Descriptor*> seen;
  print_type(onnx::ModelProto().GetDescriptor(), &seen, out);
  print_type(onnx::OptionalProto::descriptor(), &seen, out);
  print_type(second::ModelProto::descriptor(), &seen, out);
  out << (onnx::NodeProto().GetReflection() == onnx::NodeProto::default_instance().GetReflection())
      << (onnx::NodeProto().GetReflection() == onnx::GraphProto().GetReflection()) << "\n";
  second::TensorProto tensor;
  tensor.set_data_location(static_cast<second::TensorProto_DataLocation>(5));  // open enum in proto3
  walk(tensor, out);
}

void walk_model(const onnx::ModelProto& model, std::ostream& out) {
  walk(model, out);
  onnx::ModelProto changed = model;
  change_fields(&changed, out);
  for (onnx::NodeProto& node : *changed.mutable_graph()->mutable_node()) {
    for (onnx::AttributeProto& attribute : *node.mutable_attribute()) change_fields(&attribute, out);
  }
  onnx::TypeProto type;
  for (int i = 0; i < 2; ++i) change_fields(&type, out);
  onnx::TensorShapeProto_Dimension dimension;
  change_fields(&dimension, out);
}

}  // namespace client
