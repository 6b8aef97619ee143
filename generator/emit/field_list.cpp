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

constexpr const char* kMessageInfo = R"(
const onnxgen::MessageInfo $name$::Info_ = onnxgen::message_info<$arguments$>(
    $full_name$,
    $names$);
)";

constexpr const char* kClassInfo = R"(
const ::google::protobuf::internal::ClassInfo $name$::Info_ = onnxgen::heap::class_info<$name$, $arguments$>(
    Descriptor_, $full_name$,
    $names$);
)";

std::string field_entry(const plan::Field& field) {
  const std::string mode = field.mode.empty() ? "" : ", " + field.mode;
  return "onnxgen::Field<" + std::to_string(field.number) + ", &Data_::" + field.member.str() + ", " + field.codec +
         mode + ">";
}

std::string list_entry(const plan::Message& message, const plan::ListEntry& entry) {
  switch (entry.kind) {
    case plan::ListEntry::Kind::kField:
      return field_entry(message.fields[entry.field]);
    case plan::ListEntry::Kind::kExtensionRange:
      return "onnxgen::ExtensionRange<" + std::to_string(entry.numbers.first) + ", " +
             std::to_string(entry.numbers.last) + ">";
    case plan::ListEntry::Kind::kMessageSetItems:
      return "onnxgen::MessageSetItems";
  }
  return {};
}

std::string list_entries(const plan::Message& message) {
  std::string entries;
  for (const plan::ListEntry& entry : message.list) {
    if (!entries.empty()) entries += kSeparator;
    entries += list_entry(message, entry);
  }
  return entries;
}

std::string list_of_lists(const plan::Message& message) {
  std::string lists;
  for (std::size_t i = 0; i < message.list.size(); ++i) {
    if (i != 0) lists += i % kLongestList == 0 ? kNextList : kListSeparator;
    lists += list_entry(message, message.list[i]);
  }
  return lists;
}

// Literals of about a line, each name ended by NUL; an entry that is no field has an empty one.
std::string name_literals(const plan::Message& message) {
  constexpr std::size_t kLineLength = 100;
  std::string literals = "\"";
  std::size_t line_begin = 0;
  for (const plan::ListEntry& entry : message.list) {
    if (literals.size() - line_begin > kLineLength) {
      literals += "\"\n    \"";
      line_begin = literals.size();
    }
    if (entry.kind == plan::ListEntry::Kind::kField) literals += message.fields[entry.field].schema_name;
    literals += "\\0";
  }
  return literals + "\"";
}

std::string info_arguments(const plan::Message& message) {
  if (!message.known_extensions.empty()) {
    const std::string required = message.leads_to_required ? "true" : "false";
    return "Data_, Fields_, " + required + ", &" + message.known_extensions_name.str();
  }
  return message.leads_to_required ? "Data_, Fields_, true" : "Data_, Fields_";
}

}  // namespace

std::string field_list(const plan::Message& message, plan::Profile profile) {
  const Variables variables{
      {"name", message.name.str()},           {"fields", list_entries(message)}, {"lists", list_of_lists(message)},
      {"arguments", info_arguments(message)}, {"full_name", message.full_name},  {"names", name_literals(message)},
  };
  const std::size_t count = message.list.size();
  const char* const list = count < 2 ? kShortFieldList : count <= kLongestList ? kFieldList : kFieldLists;
  return variables.expand(list) + variables.expand(profile == plan::Profile::kNative ? kMessageInfo : kClassInfo);
}

}  // namespace onnxgen::emit
