#include "plan/field_plan.h"

#include "plan/doc_comment.h"
#include "plan/field_shape.h"
#include "plan/literal.h"

namespace onnxgen::plan {
namespace {

using schema::FieldType;

// Returns the runtime namespace for storage types that depend on the profile.
std::string storage_namespace(const TypeNames& types) {
  return types.options().profile == Profile::kNative ? "onnxgen::" : "onnxgen::heap::";
}

// Returns whether undeclared numbers become unknown fields. In the protobuf profile this is true for all extensions, as
// in libprotobuf's generated classes.
bool is_closed(const schema::Field& field, Profile profile) {
  return field.closed_enum || (field.is_extension && profile == Profile::kProtobuf);
}

// Returns whether libprotobuf stores the values in a container of int. Extensions have a container of the enum type.
bool is_stored_as_int(const schema::Field& field) {
  return field.type == FieldType::kEnum && field.label == schema::Label::kRepeated && !field.is_extension;
}

std::string enum_codec(const schema::Field& field, const TypeNames& types) {
  const Profile profile = types.options().profile;
  const schema::Enum& enumeration = *field.enumeration;
  const bool is_int = profile == Profile::kProtobuf && is_stored_as_int(field);
  const std::string type = is_int ? "int" : types.enumeration(enumeration);
  if (!is_closed(field, profile)) return "onnxgen::OpenEnum<" + type + ">";
  // A map entry without a value has the first value of the enum.
  return "onnxgen::ClosedEnum<" + type + ", " + types.function(enumeration, "_IsValid") +
         (enumeration.values.front()->number != 0 ? ", " + types.value(*enumeration.values.front()) : "") + ">";
}

// Returns the field's kind in the runtime's field list.
std::string codec(const schema::Field& field, const TypeNames& types) {
  const std::string storage = storage_namespace(types);
  if (field.is_submessage()) {
    const bool is_group = field.type == FieldType::kGroup;
    return storage + (is_group ? "GroupOf<" : "MessageOf<") + types.message(*field.message) + ">";
  }
  if (field.enumeration != nullptr) return enum_codec(field, types);
  if (field.type == FieldType::kBytes) return storage + "Bytes";
  if (field.type == FieldType::kString) {
    // Extensions too: libprotobuf checks them since release 34.
    return storage + (field.validate_utf8 ? "Utf8String" : "String");
  }
  if (field.type == FieldType::kBool) return "onnxgen::Boolean";
  return "onnxgen::" + Identifier::constant(syntax::name_of(field.type)).str().substr(1);
}

// Return the key and the value of a map's entry message.
const schema::Field& map_key(const schema::Field& field) {
  return *field.message->fields[0];
}
const schema::Field& map_value(const schema::Field& field) {
  return *field.message->fields[1];
}

std::string map_arguments(const std::string& key, const std::string& value) {
  return "<" + key + ", " + value + ">";
}

// Returns the type of the member. In the protobuf profile, members of a oneof share memory, so they must be trivial:
// strings and messages are pointers, which the class deletes.
std::string storage_type(const schema::Field& field, const Field& plan, const TypeNames& types) {
  const bool is_native = types.options().profile == Profile::kNative;
  const std::string& value = plan.value_type;
  switch (plan.kind) {
    case FieldKind::kScalar:
      return value;
    case FieldKind::kString:
    case FieldKind::kBytes:
      if (is_native) return plan.kind == FieldKind::kString ? "onnxgen::StringField" : "onnxgen::BytesField";
      return plan.presence == Presence::kOneof ? "std::string*" : "onnxgen::heap::Text";
    case FieldKind::kMessage:
      return value + "*";
    case FieldKind::kRepeatedScalar:
      if (is_native) return "onnxgen::Repeated<" + value + ">";
      return "::google::protobuf::RepeatedField<" + (is_stored_as_int(field) ? "int" : value) + ">";
    case FieldKind::kRepeatedText:
      if (!is_native) return "::google::protobuf::RepeatedPtrField<" + value + ">";
      return field.type == FieldType::kString ? "onnxgen::RepeatedString" : "onnxgen::RepeatedBytes";
    case FieldKind::kRepeatedMessage:
      return (is_native ? "onnxgen::RepeatedMessage<" : "::google::protobuf::RepeatedPtrField<") + value + ">";
    case FieldKind::kMap:
      return (is_native ? "onnxgen::Map" : "::google::protobuf::Map") +
             map_arguments(types.value_type(map_key(field)), types.value_type(map_value(field)));
  }
  return {};
}

std::string default_value(const schema::Field& field, const TypeNames& types) {
  const schema::DefaultValue& value = field.default_value;
  if (field.is_submessage()) return {};
  if (field.enumeration != nullptr) {
    const auto* chosen = std::get_if<const schema::EnumValue*>(&value);
    return types.value(chosen != nullptr ? **chosen : *field.enumeration->values.front());
  }
  if (const auto* text = std::get_if<std::string>(&value)) return text->empty() ? "" : view_literal(*text);
  if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return signed_literal(*number);
  if (const auto* number = std::get_if<std::uint64_t>(&value)) return unsigned_literal(*number);
  if (const auto* number = std::get_if<double>(&value)) {
    return field.type == FieldType::kFloat ? float_literal(*number) : double_literal(*number);
  }
  if (field.type == FieldType::kString || field.type == FieldType::kBytes) return {};
  return field.type == FieldType::kBool ? "false" : "0";
}

}  // namespace

Field plan_field(const schema::Field& field, const Identifier& name, const TypeNames& types) {
  Field plan;
  plan.kind = kind_of(field);
  plan.presence = presence_of(field, types.options().profile);
  plan.number = field.number;
  plan.deprecated = field.deprecated;
  plan.doc = make_doc(field.comments);
  plan.name = name;
  plan.member = plan.name.with_suffix("_");
  plan.schema_name = field.name;
  if (plan.kind == FieldKind::kMap) {
    plan.codec = storage_namespace(types) + "MapOf" +
                 map_arguments(codec(map_key(field), types), codec(map_value(field), types));
  } else {
    plan.value_type = types.value_type(field);
    plan.codec = codec(field, types);
    plan.default_value = default_value(field, types);
  }
  plan.storage_type = storage_type(field, plan, types);
  return plan;
}

std::string field_mode(const schema::Field& field, const Field& plan, const Oneof* oneof, Profile profile) {
  if (plan.kind == FieldKind::kMap) return {};
  if (field.label == schema::Label::kRepeated) return field.packed ? "onnxgen::Packed" : "onnxgen::Unpacked";
  const bool required = field.label == schema::Label::kRequired;
  switch (plan.presence) {
    case Presence::kNone:
      return "onnxgen::Implicit";
    case Presence::kHasBit:
      return (required ? "onnxgen::Required<" : "onnxgen::Has<") + std::to_string(plan.has_bit) + ">";
    case Presence::kStorage:
      return required ? "onnxgen::Required<>" : "";
    case Presence::kOneof:
      return profile == Profile::kNative
                 ? "onnxgen::Member<&Data_::" + oneof->case_member.str() + ">"
                 : "onnxgen::heap::Member<&Data_::" + oneof->case_member.str() + ", " + oneof->owner.str() + ">";
  }
  return {};
}

Member plan_member(const Field& field, Profile profile) {
  switch (field.kind) {
    case FieldKind::kScalar:
      return {field.member, field.storage_type, field.default_value};
    case FieldKind::kMessage:
      return {field.member, field.storage_type, "nullptr"};
    case FieldKind::kString:
    case FieldKind::kBytes:
      // Native types are trivial so that they can be members of unions.
      return {field.member, field.storage_type, profile == Profile::kNative ? "{}" : ""};
    case FieldKind::kRepeatedScalar:
    case FieldKind::kRepeatedText:
    case FieldKind::kRepeatedMessage:
    case FieldKind::kMap:
      return {field.member, field.storage_type, {}};
  }
  return {};
}

}  // namespace onnxgen::plan
