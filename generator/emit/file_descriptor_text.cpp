#include "emit/file_descriptor_text.h"

#include <vector>

#include "emit/frame.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kFileDeclaration = R"(
extern $export$const onnxgen::FileDescriptor $name$;
)";

// The list of types is separate from the description, because it refers to all classes of the file. A linker that
// removes unused data keeps the list only in programs that use DescriptorPool.
constexpr const char* kFileDefinition = R"(
namespace {

constexpr std::string_view $local$_parts[] = {
    $parts$
};
$lists$
constexpr onnxgen::FileTypes $local$_types{$name$, $messages$, $message_count$, $enums$, $enum_count$};
ONNXGEN_LIST_FILE($local$_types, $local$_entry);

}  // namespace

const onnxgen::FileDescriptor $name${$local$_parts, $part_count$, $imports$};
)";

constexpr const char* kOwnFile = R"(
namespace {

constexpr const onnxgen::FileDescriptor* $local$ = &$name$;

}  // namespace

)";

constexpr const char* kListOfFile = R"(
constexpr const onnxgen::$type$* $name$[] = {
    $elements$
};
)";

std::string list_in_file(const std::string& type, const std::string& name, const std::vector<std::string>& elements) {
  if (elements.empty()) return {};
  return Variables{{"type", type}, {"name", name}, {"elements", filled_lines(elements)}}.expand(kListOfFile);
}

}  // namespace

std::string initializers(const std::vector<plan::LiteralPart>& parts) {
  std::string text;
  for (const plan::LiteralPart& part : parts) {
    std::string indentation = "{";
    for (const std::string& line : part.lines) {
      text += indentation + line + (&line != &part.lines.back() ? "\n" : "");
      indentation = " ";
    }
    text += ", " + std::to_string(part.size) + "},\n";
  }
  return text;
}

std::string file_descriptor_declaration(const plan::CppFile& file) {
  if (!file.has_enum_descriptors()) return {};
  return Variables{{"export", export_prefix(file)}, {"name", file.descriptor.name.str()}}.expand(kFileDeclaration);
}

std::string own_file_text(const plan::CppFile& file) {
  return Variables{{"local", file.descriptor.local_name.str()}, {"name", file.descriptor.name.str()}}.expand(kOwnFile);
}

std::string file_descriptor_definition(const plan::CppFile& file) {
  if (!file.has_enum_descriptors()) return {};
  const plan::FileDescriptor& descriptor = file.descriptor;
  const std::string name = descriptor.local_name.str();
  const auto list_or_null = [&](const std::vector<std::string>& elements, const char* suffix) {
    return elements.empty() ? std::string("nullptr") : name + suffix;
  };
  return Variables{
      {"name", descriptor.name.str()},
      {"local", name},
      {"parts", initializers(descriptor.parts)},
      {"part_count", std::to_string(descriptor.parts.size())},
      {"lists", list_in_file("FileDescriptor", name + "_imports", descriptor.imports) +
                    list_in_file("MessageDescriptor", name + "_messages", descriptor.messages) +
                    list_in_file("EnumDescriptor", name + "_enums", descriptor.enums)},
      {"imports", list_or_null(descriptor.imports, "_imports")},
      {"messages", list_or_null(descriptor.messages, "_messages")},
      {"message_count", std::to_string(descriptor.messages.size())},
      {"enums", list_or_null(descriptor.enums, "_enums")},
      {"enum_count", std::to_string(descriptor.enums.size())},
  }
      .expand(kFileDefinition);
}

}  // namespace onnxgen::emit
