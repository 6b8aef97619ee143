#include "plan/extension_plan.h"

#include <algorithm>
#include <utility>

#include "plan/descriptor_plan.h"
#include "plan/doc_comment.h"
#include "plan/field_plan.h"
#include "plan/literal.h"
#include "schema/visit.h"

namespace onnxgen::plan {
namespace {

// Returns the runtime's type for the value of an extension with the plan `field`.
std::string extension_value_type(const Field& field, Profile profile) {
  const bool is_class = profile == Profile::kNative && field.kind == FieldKind::kMessage;
  return is_class ? field.value_type : field.storage_type;
}

// Returns libprotobuf's class that describes the extension's type. It is a template argument of the identifier.
std::string type_traits(const schema::Field& extension, const Field& field, const TypeNames& types) {
  const std::string prefix = "::google::protobuf::internal::";
  switch (field.kind) {
    case FieldKind::kScalar:
    case FieldKind::kRepeatedScalar: {
      const std::string repeated = field.kind == FieldKind::kScalar ? "" : "Repeated";
      if (extension.enumeration == nullptr) return prefix + repeated + "PrimitiveTypeTraits<" + field.value_type + ">";
      return prefix + repeated + "EnumTypeTraits<" + field.value_type + ", " +
             types.function(*extension.enumeration, "_IsValid") + ">";
    }
    case FieldKind::kString:
    case FieldKind::kBytes:
      return prefix + "StringTypeTraits";
    case FieldKind::kRepeatedText:
      return prefix + "RepeatedStringTypeTraits";
    case FieldKind::kMessage:
      return prefix + "MessageTypeTraits<" + field.value_type + ">";
    case FieldKind::kRepeatedMessage:
      return prefix + "RepeatedMessageTypeTraits<" + field.value_type + ">";
    case FieldKind::kMap:
      break;  // an extension cannot be a map
  }
  return {};
}

// `field` must be planned with the same `types`.
std::string extension_type(const schema::Field& extension, const Field& field, const TypeNames& types) {
  const std::string extended = types.message(*extension.containing);
  if (types.options().profile == Profile::kNative) {
    return "onnxgen::Extension<" + extended + ", " + extension_value_type(field, Profile::kNative) + ">";
  }
  return "::google::protobuf::internal::ExtensionIdentifier<" + extended + ", " + type_traits(extension, field, types) +
         ", " + std::to_string(static_cast<int>(extension.type)) + (extension.packed ? ", true>" : ", false>");
}

// Returns the runtime template that describes the value.
std::string describe_value(const schema::Field& extension, const Field& field, Profile profile, bool checks_required) {
  const std::string name_space = profile == Profile::kNative ? "onnxgen::" : "onnxgen::heap::";
  if (extension.containing->message_set_wire_format) {
    return name_space + "message_set_value_info<" + field.value_type + (checks_required ? ", true>" : ", false>");
  }
  const std::string mode = field_mode(extension, field, nullptr, profile);
  return name_space + "extension_value_info<" + extension_value_type(field, profile) + ", " +
         std::to_string(extension.number) + ", " + field.codec + ", " + (mode.empty() ? "onnxgen::Explicit" : mode) +
         (checks_required ? ", true>" : ">");
}

std::string default_of(const schema::Field& extension, const Field& field) {
  const bool has_default = field.kind == FieldKind::kScalar || !field.default_value.empty();
  return has_default && extension.label != schema::Label::kRepeated ? field.default_value : "{}";
}

}  // namespace

ExtensionsByMessage group_extensions(const schema::File& file) {
  ExtensionsByMessage groups;
  schema::for_each_extension(
      file, [&](const schema::Field& extension) { groups[extension.containing].push_back(&extension); });
  for (auto& [message, extensions] : groups) {
    std::sort(extensions.begin(), extensions.end(),
              [](const schema::Field* a, const schema::Field* b) { return a->number < b->number; });
  }
  return groups;
}

std::string extension_data(const Field& field, Profile profile) {
  const std::string value = extension_value_type(field, profile);
  return profile == Profile::kNative ? "onnxgen::ExtensionTraits<" + value + ">::Data"
                                     : "onnxgen::heap::ExtensionData<" + value + ">";
}

ExtensionDescription describe_extension(const schema::Field& extension, const TypeNames& types,
                                        const RequiredMessages& required) {
  const bool checks_required = extension.message != nullptr && required.contains(*extension.message);
  ExtensionDescription plan;
  plan.info = types.names().extension(extension).info;
  plan.value_info = types.names().extension(extension).value_info;
  plan.number = extension.number;
  plan.describe_value =
      describe_value(extension, plan_field(extension, {}, types), types.options().profile, checks_required);
  plan.extendee = string_literal(extension.containing->full_name);
  const bool is_native = types.options().profile == Profile::kNative;  // otherwise as libprotobuf prints it
  plan.path_name = string_literal((is_native ? "[" : "(") + extension.full_name + (is_native ? "]" : ")") + '\0');
  return plan;
}

Extension plan_extension(const schema::Field& extension, const Identifier& name, const Identifier& number_constant,
                         const TypeNames& types, const TypeNames& file_types, const RequiredMessages& required) {
  const schema::Message* const home = extension.extension_scope;
  const Field field = plan_field(extension, {}, file_types);
  Extension plan;
  plan.doc = make_doc(extension.comments);
  plan.deprecated = extension.deprecated;
  plan.name = name;
  plan.number_constant = number_constant;
  plan.type = extension_type(extension, plan_field(extension, {}, types), types);
  plan.qualified_type = extension_type(extension, field, file_types);
  plan.qualified_name = (home != nullptr ? types.names().message(*home).str() + "::" : "") + plan.name.str();
  plan.default_value = default_of(extension, field);
  plan.description = describe_extension(extension, file_types, required);
  return plan;
}

std::vector<LinkedExtension> plan_linked_extensions(const schema::File& file, const TypeNames& types) {
  std::vector<const schema::Field*> extensions;
  schema::for_each_extension(file, [&](const schema::Field& extension) {
    if (extension.containing->file != &file) extensions.push_back(&extension);
  });
  std::sort(extensions.begin(), extensions.end(), [](const schema::Field* a, const schema::Field* b) {
    return std::pair(a->containing->full_name, a->number) < std::pair(b->containing->full_name, b->number);
  });
  std::vector<LinkedExtension> linked;
  for (const schema::Field* extension : extensions) {
    linked.push_back({types.class_info(*extension->containing), types.names().extension(*extension).info,
                      plan_extension_descriptor(*extension, types)});
  }
  return linked;
}

}  // namespace onnxgen::plan
