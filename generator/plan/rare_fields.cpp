#include "plan/rare_fields.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace onnxgen::plan {
namespace {

// What a schema cannot tell: fields of ONNX that hardly a message of a model sets, of the messages that a model has by
// the thousand. Known by the names alone, since programs give ONNX packages of their own. In the class of another
// schema that has the names by chance, such a field is as good, but for one more step to its value.
struct RareField {
  std::string_view message;
  std::string_view field;
};
constexpr RareField kRareFields[] = {
    {"AttributeProto", "doc_string"},
    {"AttributeProto", "g"},
    {"AttributeProto", "graphs"},
    {"AttributeProto", "ref_attr_name"},
    {"AttributeProto", "sparse_tensor"},
    {"AttributeProto", "sparse_tensors"},
    {"AttributeProto", "strings"},
    {"AttributeProto", "tensors"},
    {"AttributeProto", "tp"},
    {"AttributeProto", "type_protos"},
    {"Dimension", "denotation"},
    {"NodeProto", "device_configurations"},
    {"NodeProto", "doc_string"},
    {"NodeProto", "metadata_props"},
    {"NodeProto", "overload"},
    {"TensorProto", "doc_string"},
    {"TensorProto", "double_data"},
    {"TensorProto", "metadata_props"},
    {"TensorProto", "segment"},
    {"TensorProto", "string_data"},
    {"TensorProto", "uint64_data"},
    {"TypeProto", "denotation"},
    {"ValueInfoProto", "doc_string"},
    {"ValueInfoProto", "metadata_props"},
};

// Whether the field's member is all that a message holds of it, and all zeros where it is not set. An enum's numbers
// may be unknown fields, which are the message's.
bool can_be_rare(const schema::Field& field, const Field& plan) {
  if (plan.presence == Presence::kOneof || field.type == schema::FieldType::kEnum) return false;
  switch (plan.kind) {
    case FieldKind::kString:
    case FieldKind::kBytes:
    case FieldKind::kMessage:
    case FieldKind::kRepeatedScalar:
    case FieldKind::kRepeatedText:
    case FieldKind::kRepeatedMessage:
      return true;
    case FieldKind::kScalar:
    case FieldKind::kMap:
      return false;
  }
  return false;
}

bool is_rare(const schema::Field& field, const Field& plan) {
  const auto is_it = [&](const RareField& rare) {
    return rare.message == field.containing->name && rare.field == field.name;
  };
  return can_be_rare(field, plan) && std::any_of(std::begin(kRareFields), std::end(kRareFields), is_it);
}

}  // namespace

void mark_rare_fields(const schema::Message& message, Message& plan) {
  for (std::size_t i = 0; i < plan.fields.size(); ++i)
    plan.fields[i].rare = is_rare(*message.fields[i], plan.fields[i]);
}

}  // namespace onnxgen::plan
