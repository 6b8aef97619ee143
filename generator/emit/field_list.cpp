#include "emit/field_list.h"

#include "emit/template.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kFieldList = R"(
struct $name$::Fields_
    : onnxgen::FieldList<
          $fields$> {};

)";

constexpr const char* kShortFieldList = R"(
struct $name$::Fields_ : onnxgen::FieldList<$fields$> {};

)";

constexpr const char* kSeparator = ",\n          ";

constexpr const char* kInfo = R"(
const onnxgen::MessageInfo $name$::info_ = onnxgen::message_info<$arguments$>(
    $full_name$,
    $names$);
)";

std::string field_entries(const plan::Message& message) {
  std::string entries;
  for (const std::size_t index : message.by_number) {
    const plan::Field& field = message.fields[index];
    if (!entries.empty()) entries += kSeparator;
    entries +=
        "onnxgen::Field<" + std::to_string(field.number) + ", &Data_::" + field.member.str() + ", " + field.codec;
    if (!field.mode.empty()) entries += ", " + field.mode;
    entries += ">";
  }
  return entries;
}

// Literals of about a line, each name ended by NUL.
std::string name_literals(const plan::Message& message) {
  constexpr std::size_t kLineLength = 100;
  std::string literals = "\"";
  std::size_t line_begin = 0;
  for (const std::size_t index : message.by_number) {
    if (literals.size() - line_begin > kLineLength) {
      literals += "\"\n    \"";
      line_begin = literals.size();
    }
    literals += message.fields[index].schema_name + "\\0";
  }
  return literals + "\"";
}

}  // namespace

std::string field_list(const plan::Message& message) {
  const Variables variables{
      {"name", message.name.str()},
      {"fields", field_entries(message)},
      {"arguments", message.leads_to_required ? "Data_, Fields_, true" : "Data_, Fields_"},
      {"full_name", message.full_name},
      {"names", name_literals(message)},
  };
  return variables.expand(message.fields.size() < 2 ? kShortFieldList : kFieldList) + variables.expand(kInfo);
}

}  // namespace onnxgen::emit
