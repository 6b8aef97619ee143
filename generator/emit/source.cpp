#include <vector>

#include "emit/enum_text.h"
#include "emit/extension_text.h"
#include "emit/files.h"
#include "emit/frame.h"
#include "emit/template.h"
#include "emit/text_table.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kSource = R"(
$origin$
$header$

$runtime$

$body$
)";

constexpr const char* kTables = R"(
namespace {

$tables$

}  // namespace
)";

std::string definitions(const plan::CppFile& file, const std::vector<MessageText>& messages) {
  std::vector<std::string> entries;
  std::vector<std::string> functions;
  for (const plan::Enum& enumeration : file.enums) {
    entries.push_back(enum_entries(enumeration));
    functions.push_back(enum_functions(enumeration, file.profile));
  }
  entries.push_back(extension_descriptions(file));
  const std::string tables = join_paragraphs(entries);
  std::vector<std::string> blocks;
  if (!tables.empty()) blocks.push_back(Variables{{"tables", tables}}.expand(kTables));
  blocks.insert(blocks.end(), functions.begin(), functions.end());
  for (const MessageText& message : messages) blocks.push_back(message.source_definitions);
  blocks.push_back(extension_definitions(file));
  blocks.push_back(text_table_definitions(file));
  return join_paragraphs(blocks);
}

}  // namespace

std::string source_text(const plan::CppFile& file, const std::vector<MessageText>& messages) {
  return Variables{
      {"origin", origin_comment(file)},
      {"header", local_includes({file.header_path})},
      {"runtime", system_includes(file.source_includes)},
      {"body",
       join_paragraphs({hide_macros(file), in_namespaces(file, definitions(file, messages)), restore_macros(file)})},
  }
      .expand(kSource);
}

}  // namespace onnxgen::emit
