#include "plan/field_shape.h"

namespace onnxgen::plan {
namespace {

using schema::FieldType;

bool is_repeated(const schema::Field& field) {
  return field.label == schema::Label::kRepeated;
}

}  // namespace

FieldKind kind_of(const schema::Field& field) {
  if (field.is_map()) return FieldKind::kMap;
  switch (field.type) {
    case FieldType::kString:
      return is_repeated(field) ? FieldKind::kRepeatedText : FieldKind::kString;
    case FieldType::kBytes:
      return is_repeated(field) ? FieldKind::kRepeatedText : FieldKind::kBytes;
    case FieldType::kMessage:
    case FieldType::kGroup:
      return is_repeated(field) ? FieldKind::kRepeatedMessage : FieldKind::kMessage;
    case FieldType::kDouble:
    case FieldType::kFloat:
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kInt32:
    case FieldType::kFixed64:
    case FieldType::kFixed32:
    case FieldType::kBool:
    case FieldType::kUint32:
    case FieldType::kEnum:
    case FieldType::kSfixed32:
    case FieldType::kSfixed64:
    case FieldType::kSint32:
    case FieldType::kSint64:
      return is_repeated(field) ? FieldKind::kRepeatedScalar : FieldKind::kScalar;
  }
  return FieldKind::kScalar;
}

Presence presence_of(const schema::Field& field, Profile profile) {
  if (field.presence != schema::Presence::kExplicit) return Presence::kNone;
  if (field.oneof != nullptr) return Presence::kOneof;
  if (kind_of(field) == FieldKind::kScalar) return Presence::kHasBit;
  // A std::string cannot tell whether it is set.
  const bool is_text = field.type == FieldType::kString || field.type == FieldType::kBytes;
  return is_text && profile == Profile::kProtobuf ? Presence::kHasBit : Presence::kStorage;
}

std::size_t storage_size(const schema::Field& field, Profile profile) {
  constexpr std::size_t kHandle = 8;
  constexpr std::size_t kView = 16;
  if (is_repeated(field)) return kHandle;
  const bool is_on_heap = profile == Profile::kProtobuf;
  switch (field.type) {
    case FieldType::kBytes:
      return is_on_heap ? kHandle : kView;
    case FieldType::kString:
    case FieldType::kMessage:
    case FieldType::kGroup:
      return kHandle;
    case FieldType::kDouble:
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kFixed64:
    case FieldType::kSfixed64:
    case FieldType::kSint64:
      return 8;
    case FieldType::kFloat:
    case FieldType::kInt32:
    case FieldType::kFixed32:
    case FieldType::kUint32:
    case FieldType::kEnum:
    case FieldType::kSfixed32:
    case FieldType::kSint32:
      return 4;
    case FieldType::kBool:
      return 1;
  }
  return kHandle;
}

}  // namespace onnxgen::plan
