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

constexpr const char* kFieldLists = R"(
struct $name$::Fields_
    : onnxgen::FieldLists<
          onnxgen::FieldList<
              $lists$>> {};

)";

constexpr const char* kSeparator = ",\n          ";
constexpr const char* kListSeparator = ",\n              ";
constexpr const char* kNextList = ">,\n          onnxgen::FieldList<\n              ";

// Longer lists are split: see FieldLists in the runtime.
constexpr std::size_t kLongestList = 64;

constexpr const char* kInfo = R"(
const onnxgen::MessageInfo $name$::info_ = onnxgen::message_info<$arguments$>(
    $full_name$,
    $names$);
)";

std::string field_entry(const plan::Field& field) {
  const std::string mode = field.mode.empty() ? "" : ", " + field.mode;
  return "onnxgen::Field<" + std::to_string(field.number) + ", &Data_::" + field.member.str() + ", " + field.codec +
         mode + ">";
}

std::string field_entries(const plan::Message& message) {
  std::string entries;
  for (const std::size_t index : message.by_number) {
    if (!entries.empty()) entries += kSeparator;
    entries += field_entry(message.fields[index]);
  }
  return entries;
}

std::string field_lists(const plan::Message& message) {
  std::string lists;
  for (std::size_t i = 0; i < message.by_number.size(); ++i) {
    if (i != 0) lists += i % kLongestList == 0 ? kNextList : kListSeparator;
    lists += field_entry(message.fields[message.by_number[i]]);
  }
  return lists;
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
      {"lists", field_lists(message)},
      {"arguments", message.leads_to_required ? "Data_, Fields_, true" : "Data_, Fields_"},
      {"full_name", message.full_name},
      {"names", name_literals(message)},
  };
  const std::size_t count = message.fields.size();
  const char* const list = count < 2 ? kShortFieldList : count <= kLongestList ? kFieldList : kFieldLists;
  return variables.expand(list) + variables.expand(kInfo);
}

}  // namespace onnxgen::emit
