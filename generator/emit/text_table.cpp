#include "emit/text_table.h"

#include <vector>

#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kMemberDeclaration = R"(
/// The names, numbers and types of the fields, for onnxgen::text.
static const onnxgen::text::MessageTable Text_table_;
)";

constexpr const char* kEnumDefinition = R"(
const onnxgen::text::EnumTable $name${
    $full_name$, $entries$, $count$, $null_value$,
};
)";

constexpr const char* kTypes = R"(
namespace {

constexpr const onnxgen::text::MessageTable* kTypeTables[] = {
    $tables$
};
constexpr onnxgen::text::TypeList kTypes{kTypeTables, $count$};

}  // namespace
)";

constexpr const char* kRows = R"(
namespace {

constexpr onnxgen::text::FieldRow $name$[] = {
    $rows$
};

}  // namespace
)";

constexpr const char* kRow = R"(
{$name$, $json_name$, $table$, $default_text$, $default_bits$, $number$, $position$,
 onnxgen::text::FieldType::$type$, onnxgen::text::Cardinality::$cardinality$, $flags$, $oneof$},
)";

constexpr const char* kTable = R"(
const onnxgen::text::MessageTable $name${
    $full_name$, $rows$, $count$, $dense_count$, $types$,
    onnxgen::text::WellKnown::$well_known$, $map_entry$, $message_set$,
};
)";

constexpr const char* kLocalTable = R"(
namespace {

constexpr onnxgen::text::MessageTable $name${
    $full_name$, $rows$, $count$, $dense_count$, $types$,
    onnxgen::text::WellKnown::$well_known$, $map_entry$, $message_set$,
};

}  // namespace
)";

std::string bool_text(bool value) {
  return value ? "true" : "false";
}

std::string row_text(const plan::TextRow& row) {
  return Variables{
      {"name", row.name},
      {"json_name", row.json_name},
      {"table", row.table},
      {"default_text", row.default_text},
      {"default_bits", row.default_bits},
      {"number", std::to_string(row.number)},
      {"position", std::to_string(row.position)},
      {"type", row.type},
      {"cardinality", row.cardinality},
      {"flags", row.flags},
      {"oneof", std::to_string(row.oneof)},
  }
      .expand(kRow);
}

std::string message_table(const plan::TextTable& table, bool has_types) {
  std::string rows;
  for (const plan::TextRow& row : table.rows) rows += row_text(row);
  const Variables variables{
      {"name", table.name},
      {"full_name", table.full_name},
      {"rows", table.rows.empty() ? "nullptr" : table.rows_name.str()},
      {"count", std::to_string(table.rows.size())},
      {"dense_count", std::to_string(table.dense_count)},
      {"types", has_types ? "&kTypes" : "nullptr"},
      {"well_known", table.well_known},
      {"map_entry", bool_text(table.map_entry)},
      {"message_set", bool_text(table.message_set)},
  };
  const std::string definition = variables.expand(table.map_entry ? kLocalTable : kTable);
  if (table.rows.empty()) return definition;
  return join_paragraphs({Variables{{"name", table.rows_name.str()}, {"rows", rows}}.expand(kRows), definition});
}

std::string enum_table(const plan::TextEnum& table) {
  return Variables{
      {"name", table.name.str()},
      {"full_name", table.full_name},
      {"entries", table.entries_name.str()},
      {"count", std::to_string(table.count)},
      {"null_value", bool_text(table.null_value)},
  }
      .expand(kEnumDefinition);
}

}  // namespace

std::string text_table_declaration(const plan::Message& message) {
  return message.has_text_table ? Variables{}.expand(kMemberDeclaration) : "";
}

std::string text_enum_declarations(const plan::CppFile& file, const std::string& export_prefix) {
  std::string text;
  for (const plan::TextEnum& table : file.text.enums) {
    text += "extern " + export_prefix + "const onnxgen::text::EnumTable " + table.name.str() + ";\n";
  }
  return text.empty() ? text : "// The names of the enums' values, for onnxgen::text.\n" + text;
}

std::string text_table_definitions(const plan::CppFile& file) {
  const plan::TextTables& text = file.text;
  std::vector<std::string> blocks;
  for (const plan::TextEnum& table : text.enums) blocks.push_back(enum_table(table));
  if (!text.types.empty()) {
    std::string tables;
    for (const std::string& table : text.types) tables += table + ",\n";
    blocks.push_back(Variables{{"tables", tables}, {"count", std::to_string(text.types.size())}}.expand(kTypes));
  }
  for (const plan::TextTable& table : text.messages) blocks.push_back(message_table(table, !text.types.empty()));
  return join_paragraphs(blocks);
}

}  // namespace onnxgen::emit
