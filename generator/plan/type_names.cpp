#include "plan/type_names.h"

#include "plan/class_scope.h"

namespace onnxgen::plan {

TypeNames::TypeNames(const schema::Message& home, const SchemaNames& names, const CppOptions& options,
                     const NameScope& class_scope)
    : home_(names.message(home)),
      namespaces_(namespaces_of(*home.file, options)),
      names_(names),
      options_(options),
      class_scope_(&class_scope) {}

TypeNames::TypeNames(const schema::File& home, const SchemaNames& names, const CppOptions& options)
    : home_(), namespaces_(namespaces_of(home, options)), names_(names), options_(options), class_scope_(nullptr) {}

std::string TypeNames::message(const schema::Message& message) const {
  return spell(names_.message(message), *message.file);
}

std::string TypeNames::enumeration(const schema::Enum& enumeration) const {
  return spell(names_.enumeration(enumeration).name, *enumeration.file);
}

std::string TypeNames::descriptor(const schema::Message& type) const {
  return "&onnxgen::descriptor_of<" + message(type) + ">()";
}

std::string TypeNames::descriptor(const schema::Enum& enumeration) const {
  return "&" + spell(names_.enumeration(enumeration).descriptor, *enumeration.file);
}

std::string TypeNames::class_info(const schema::Message& type) const {
  return "&onnxgen::MessageAccess::info<" + message(type) + ">()";
}

std::string TypeNames::function(const schema::Enum& enumeration, std::string_view suffix) const {
  return spell(names_.enumeration(enumeration).name.with_suffix(suffix), *enumeration.file);
}

std::string TypeNames::constant(const schema::Enum& enumeration, std::string_view suffix) const {
  return spell(names_.enumeration(enumeration).stem.with_suffix(suffix), *enumeration.file);
}

std::string TypeNames::value(const schema::EnumValue& value) const {
  if (value.deprecated) {  // naming it would cause a warning
    return "static_cast<" + enumeration(*value.containing) + ">(" + std::to_string(value.number) + ")";
  }
  return spell(names_.value(value), *value.containing->file);
}

std::string TypeNames::value_type(const schema::Field& field) const {
  using schema::FieldType;
  switch (field.type) {
    case FieldType::kDouble:
      return "double";
    case FieldType::kFloat:
      return "float";
    case FieldType::kInt64:
    case FieldType::kSfixed64:
    case FieldType::kSint64:
      return "std::int64_t";
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return "std::uint64_t";
    case FieldType::kInt32:
    case FieldType::kSfixed32:
    case FieldType::kSint32:
      return "std::int32_t";
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return "std::uint32_t";
    case FieldType::kBool:
      return "bool";
    case FieldType::kString:
    case FieldType::kBytes:
      return options_.profile == Profile::kNative ? "std::string_view" : "std::string";
    case FieldType::kGroup:
    case FieldType::kMessage:
      return message(*field.message);
    case FieldType::kEnum:
      return enumeration(*field.enumeration);
  }
  return {};
}

std::string TypeNames::spell(const Identifier& name, const schema::File& file) const {
  const std::vector<Identifier> namespaces = namespaces_of(file, options_);
  const bool is_hidden = class_scope_ != nullptr ? hides(*class_scope_, home_, name) : is_local_name(name);
  return namespaces == namespaces_ && !is_hidden ? name.str() : qualified(name, file);
}

std::string TypeNames::qualified(const Identifier& name, const schema::File& file) const {
  std::string text = "::";
  for (const Identifier& component : namespaces_of(file, options_)) text += component.str() + "::";
  if (options_.profile == Profile::kNative) text.append(kInlineNamespace).append("::");
  return text + name.str();
}

}  // namespace onnxgen::plan
