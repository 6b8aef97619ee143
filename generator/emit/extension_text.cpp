#include "emit/extension_text.h"

#include <cstddef>
#include <vector>

#include "emit/descriptor_text.h"
#include "emit/frame.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kExtensionDescription = R"(
constexpr onnxgen::ExtensionValueInfo $value_info$ =
    $describe_value$($extendee$, $path_name$);
constexpr onnxgen::ExtensionInfo $info${$number$, &$value_info$};
)";

constexpr const char* kKnown = R"(
constexpr const onnxgen::ExtensionInfo* $name$_list[] = {
    $infos$
};
$specifier$onnxgen::KnownExtensions $name${$name$_list, $count$};
)";

constexpr const char* kNoneKnown = R"(
onnxgen::KnownExtensions $name${nullptr, 0};
)";

// Adds the extensions of this file to the descriptors of the extended messages before main() begins. The warning about
// offsetof() is disabled because compilers compute it correctly for these classes, as for descriptors.
constexpr const char* kLinked = R"(
namespace {

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wglobal-constructors"
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Winvalid-offsetof"
#endif

[[maybe_unused]] const bool $name$ = [] {
  $fields$
  static constexpr ::google::protobuf::internal::LinkedExtension kExtensions[] = {
      $extensions$
  };
  return ::google::protobuf::internal::link_extensions(kExtensions, $count$);
}();

}  // namespace
)";

constexpr const char* kLinkedFields = R"(
static constexpr onnxgen::FieldDescriptor kFields[] = {
    $fields$
};
)";

std::string description_text(const plan::ExtensionDescription& extension) {
  return Variables{
      {"info", extension.info.str()},
      {"value_info", extension.value_info.str()},
      {"describe_value", extension.describe_value},
      {"extendee", extension.extendee},
      {"path_name", extension.path_name},
      {"number", std::to_string(extension.number)},
  }
      .expand(kExtensionDescription);
}

// In the protobuf profile, the list is not constexpr: other files may add extensions when the program starts.
std::string known_extensions(const plan::Message& message, plan::Profile profile) {
  if (message.known_extensions.empty())
    return Variables{{"name", message.known_extensions_name.str()}}.expand(kNoneKnown);
  std::string infos;
  for (const plan::ExtensionDescription& extension : message.known_extensions) {
    infos += "&" + extension.info.str() + ",\n";
  }
  return Variables{
      {"name", message.known_extensions_name.str()},
      {"specifier", profile == plan::Profile::kNative ? "constexpr " : ""},
      {"infos", infos},
      {"count", std::to_string(message.known_extensions.size())},
  }
      .expand(kKnown);
}

// As in libprotobuf, identifiers of the protobuf profile are not const.
std::string definition(const plan::Extension& extension, plan::Profile profile) {
  const std::string specifier = profile == plan::Profile::kNative ? "const " : "";
  return specifier + extension.qualified_type + " " + extension.qualified_name + "{&" +
         extension.description.info.str() + ", " + extension.default_value + "};\n";
}

}  // namespace

bool has_known_extensions(const plan::Message& message, plan::Profile profile) {
  return !message.known_extensions.empty() || (message.extendable && profile == plan::Profile::kProtobuf);
}

std::string extension_declaration(const plan::Extension& extension, const std::string& specifiers) {
  const std::string space = specifiers.back() == ' ' ? "" : " ";
  return comment(extension.doc, "///") + deprecated_prefix(extension.deprecated) + specifiers + space + extension.type +
         " " + extension.name.str() + ";\n";
}

std::string extension_declarations(const plan::CppFile& file) {
  std::vector<std::string> blocks;
  const bool is_native = file.profile == plan::Profile::kNative;
  const std::string specifiers = export_prefix(file) + (is_native ? "const" : visible_prefix(file));
  for (const plan::Extension& extension : file.extensions) {
    blocks.push_back("constexpr int " + extension.number_constant.str() + " = " +
                     std::to_string(extension.description.number) + ";\n" +
                     extension_declaration(extension, "extern " + specifiers));
  }
  return join_paragraphs(blocks);
}

std::string extension_descriptions(const plan::CppFile& file) {
  std::vector<std::string> blocks;
  const auto describe = [&blocks](const std::vector<plan::Extension>& extensions) {
    for (const plan::Extension& extension : extensions) blocks.push_back(description_text(extension.description));
  };
  for (const plan::Message& message : file.messages) {
    describe(message.extensions);
  }
  describe(file.extensions);
  for (const plan::Message& message : file.messages) {
    if (has_known_extensions(message, file.profile)) blocks.push_back(known_extensions(message, file.profile));
  }
  return join_paragraphs(blocks);
}

std::string linked_extensions(const plan::CppFile& file) {
  if (file.linked_extensions.empty()) return {};
  std::string extensions;
  std::string fields;
  for (std::size_t i = 0; i < file.linked_extensions.size(); ++i) {
    const plan::LinkedExtension& linked = file.linked_extensions[i];
    const std::string field = file.lite ? "nullptr" : "&kFields[" + std::to_string(i) + "]";
    extensions += "{" + linked.extended + ", &" + linked.info.str() + ", " + field + "},\n";
    fields += field_descriptor(linked.field);
  }
  return Variables{
      {"name", file.linked_extensions_name.str()},
      {"fields", file.lite ? "" : Variables{{"fields", fields}}.expand(kLinkedFields)},
      {"extensions", extensions},
      {"count", std::to_string(file.linked_extensions.size())},
  }
      .expand(kLinked);
}

std::string extension_definitions(const plan::CppFile& file) {
  std::string text;
  for (const plan::Message& message : file.messages) {
    for (const plan::Extension& extension : message.extensions) text += definition(extension, file.profile);
  }
  for (const plan::Extension& extension : file.extensions) text += definition(extension, file.profile);
  return text;
}

}  // namespace onnxgen::emit
