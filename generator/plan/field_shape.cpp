#include "plan/field_shape.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>

#include "onnxgen/reflection/storage_layout.h"

namespace onnxgen::plan {
namespace {

using schema::FieldType;

// Fields that are rarely set, in ONNX messages of which a model contains thousands. A schema cannot express this.
// Matched by name without the package, because programs use packages of their own for ONNX. If a different schema
// happens to have such a name, its field works as usual, with one more indirection per access.
struct ColdFields {
  std::string_view message;
  std::initializer_list<std::string_view> fields;
};
const ColdFields kColdFields[] = {
    {"AttributeProto",
     {"doc_string", "g", "graphs", "ref_attr_name", "sparse_tensor", "sparse_tensors", "strings", "tensors", "tp",
      "type_protos"}},
    {"Dimension", {"denotation"}},
    {"NodeProto", {"device_configurations", "doc_string", "metadata_props", "overload"}},
    {"TensorProto", {"doc_string", "double_data", "metadata_props", "segment", "string_data", "uint64_data"}},
    {"TypeProto", {"denotation"}},
    {"ValueInfoProto", {"doc_string", "metadata_props"}},
};

}  // namespace

FieldKind kind_of(const schema::Field& field) {
  const bool repeated = field.label == schema::Label::kRepeated;
  if (field.is_map()) return FieldKind::kMap;
  if (field.is_submessage()) return repeated ? FieldKind::kRepeatedMessage : FieldKind::kMessage;
  if (schema::is_packable(field.type)) return repeated ? FieldKind::kRepeatedScalar : FieldKind::kScalar;
  if (repeated) return FieldKind::kRepeatedText;
  return field.type == FieldType::kString ? FieldKind::kString : FieldKind::kBytes;
}

Presence presence_of(const schema::Field& field, Profile profile) {
  if (field.presence != schema::Presence::kExplicit) return Presence::kNone;
  if (field.oneof != nullptr) return Presence::kOneof;
  if (kind_of(field) == FieldKind::kScalar) return Presence::kHasBit;
  // A std::string does not record whether it is set.
  const bool is_text = field.type == FieldType::kString || field.type == FieldType::kBytes;
  return is_text && profile == Profile::kProtobuf ? Presence::kHasBit : Presence::kStorage;
}

std::size_t storage_size(const schema::Field& field, Profile profile) {
  constexpr std::size_t kHandle = 8;
  constexpr std::size_t kView = 16;
  if (kind_of(field) == FieldKind::kScalar) return reflection::scalar_size(field.type);
  return kind_of(field) == FieldKind::kBytes && profile == Profile::kNative ? kView : kHandle;
}

// The member of a cold field must be its only state and must be all zeros if the field is not set. Excludes enums,
// because the unknown values of a closed enum are stored in the message's unknown fields.
bool is_cold(const schema::Field& field, Profile profile) {
  const FieldKind kind = kind_of(field);
  if (kind == FieldKind::kScalar || kind == FieldKind::kMap || field.type == FieldType::kEnum) return false;
  if (presence_of(field, profile) == Presence::kOneof) return false;
  return std::any_of(std::begin(kColdFields), std::end(kColdFields), [&](const ColdFields& cold) {
    const auto& names = cold.fields;
    return cold.message == field.containing->name && std::find(names.begin(), names.end(), field.name) != names.end();
  });
}

}  // namespace onnxgen::plan
