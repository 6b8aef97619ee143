#include <utility>
#include <vector>

#include "emit/descriptor_text.h"
#include "emit/enum_text.h"
#include "emit/extension_text.h"
#include "emit/file_descriptor_text.h"
#include "emit/files.h"
#include "emit/frame.h"
#include "emit/protobuf/service_class.h"
#include "emit/template.h"

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

// The warning about offsetof() is disabled because compilers compute it correctly for data structs with base classes.
constexpr const char* kTablesOfMessages = R"(
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Winvalid-offsetof"
#endif
)";

std::string definitions(const plan::CppFile& file, std::string messages) {
  const bool shares_entries = !file.descriptor_path.empty();
  std::vector<std::string> local_tables;
  std::vector<std::string> shared_tables;
  std::vector<std::string> functions;
  for (const plan::Enum& enumeration : file.enums) {
    if (shares_entries) {
      shared_tables.push_back(enum_entries(enumeration, Entries::kShared));
    } else {
      local_tables.push_back(enum_entries(enumeration, Entries::kLocal));
    }
    functions.push_back(enum_functions(enumeration, file.profile));
  }
  local_tables.push_back(extension_descriptions(file));
  const std::string tables = join_paragraphs(local_tables);
  std::vector<std::string> blocks;
  if (!tables.empty()) blocks.push_back(Variables{{"tables", tables}}.expand(kTables));
  blocks.insert(blocks.end(), shared_tables.begin(), shared_tables.end());
  blocks.insert(blocks.end(), functions.begin(), functions.end());
  if ((file.for_size || file.lite) && !file.messages.empty()) blocks.push_back(Variables{}.expand(kTablesOfMessages));
  blocks.push_back(std::move(messages));
  blocks.push_back(extension_definitions(file));
  if (file.descriptor_path.empty() && !file.lite) blocks.push_back(descriptor_definitions(file));
  blocks.push_back(file_descriptor_definition(file));
  blocks.push_back(protobuf::service_definitions(file));
  blocks.push_back(linked_extensions(file));
  return join_paragraphs(blocks);
}

}  // namespace

std::string source_text(const plan::CppFile& file, std::string messages) {
  return Variables{
      {"origin", origin_comment(file)},
      {"header", local_includes({file.header_path})},
      {"runtime", system_includes(file.source_includes)},
      {"body", in_namespaces(file, definitions(file, std::move(messages)))},
  }
      .expand(kSource);
}

std::string descriptor_source_text(const plan::CppFile& file) {
  return Variables{
      {"origin", origin_comment(file)},
      {"header", local_includes({file.header_path})},
      {"runtime", system_includes(file.descriptor_includes)},
      {"body", in_namespaces(file, descriptor_definitions(file))},
  }
      .expand(kSource);
}

}  // namespace onnxgen::emit
