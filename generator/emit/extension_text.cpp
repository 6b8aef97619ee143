#include "emit/extension_text.h"

#include <vector>

#include "emit/frame.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kDescription = R"(
constexpr onnxgen::ExtensionValueInfo $value_info$ =
    $describe_value$($extendee$, $path_name$);
constexpr onnxgen::ExtensionInfo $info${$number$, &$value_info$};
)";

constexpr const char* kKnown = R"(
constexpr const onnxgen::ExtensionInfo* $name$_list[] = {
    $infos$
};
constexpr onnxgen::KnownExtensions $name${$name$_list, $count$};
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
      .expand(kDescription);
}

std::string known_extensions(const plan::Message& message) {
  std::string infos;
  for (const plan::ExtensionDescription& extension : message.known_extensions) {
    infos += "&" + extension.info.str() + ",\n";
  }
  return Variables{
      {"name", message.known_extensions_name.str()},
      {"infos", infos},
      {"count", std::to_string(message.known_extensions.size())},
  }
      .expand(kKnown);
}

std::string definition(const plan::Extension& extension) {
  return "const " + extension.qualified_type + " " + extension.qualified_name + "{&" +
         extension.description.info.str() + ", " + extension.default_value + "};\n";
}

}  // namespace

std::string extension_declaration(const plan::Extension& extension, const std::string& specifiers) {
  return comment(extension.doc, "///") + deprecated_prefix(extension.deprecated) + specifiers + " " + extension.type +
         " " + extension.name.str() + ";\n";
}

std::string extension_declarations(const plan::CppFile& file, const std::string& export_prefix) {
  std::vector<std::string> blocks;
  for (const plan::Extension& extension : file.extensions) {
    blocks.push_back("inline constexpr int " + extension.number_constant.str() + " = " +
                     std::to_string(extension.description.number) + ";\n" +
                     extension_declaration(extension, "extern " + export_prefix + "const"));
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
    if (file.profile == plan::Profile::kNative) continue;
    for (const plan::ExtensionDescription& known : message.known_extensions) blocks.push_back(description_text(known));
  }
  describe(file.extensions);
  for (const plan::Message& message : file.messages) {
    if (!message.known_extensions.empty()) blocks.push_back(known_extensions(message));
  }
  return join_paragraphs(blocks);
}

std::string extension_definitions(const plan::CppFile& file) {
  std::string text;
  for (const plan::Message& message : file.messages) {
    for (const plan::Extension& extension : message.extensions) text += definition(extension);
  }
  for (const plan::Extension& extension : file.extensions) text += definition(extension);
  return text;
}

}  // namespace onnxgen::emit
