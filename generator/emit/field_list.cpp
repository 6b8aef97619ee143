#include "emit/field_list.h"

#include <cstddef>

#include "emit/extension_text.h"
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

constexpr const char* kColdFields = "onnxgen::ColdFieldRun<\n              ";
constexpr const char* kColdSeparator = ",\n              ";
constexpr const char* kSeparator = ",\n          ";
constexpr const char* kListSeparator = ",\n              ";
constexpr const char* kNextList = ">,\n          onnxgen::FieldList<\n              ";

// Longer lists are split; see FieldLists in the runtime.
constexpr std::size_t kLongestList = 64;

constexpr const char* kMessageInfo = R"(
const onnxgen::MessageInfo $name$::Info_ = $describe$<$arguments$>(
    $full_name$,
    $names$);
)";

constexpr const char* kClassInfo = R"(
const ::google::protobuf::internal::ClassInfo $name$::Info_ =
    onnxgen::heap::class_info<$name$, $arguments$>(Descriptor_, $full_name$,
    $names$);
)";

constexpr const char* kLiteClassInfo = R"(
const ::google::protobuf::internal::ClassInfo $name$::Info_ = onnxgen::heap::class_info<$name$, $arguments$>(
    Description_::kLayout, $full_name$);
)";

constexpr const char* kTable = R"(
struct $name$::Fields_ {
  static constexpr std::array<onnxgen::table::Entry, $count$> kEntries{{
      $entries$
  }};
};

)";

constexpr const char* kEmptyTable = R"(
struct $name$::Fields_ {
  static constexpr std::array<onnxgen::table::Entry, 0> kEntries{};
};

)";

std::string field_entry(const plan::Field& field) {
  const std::string mode = field.mode.empty() ? "" : ", " + field.mode;
  const char* const data = field.cold ? "ColdFields_" : "Data_";
  return "onnxgen::Field<" + std::to_string(field.number) + ", &" + data + "::" + field.member.str() + ", " +
         field.codec + mode + ">";
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

std::string table_entry(const plan::Message& message, const plan::ListEntry& entry) {
  const std::string listed = list_entry(message, entry);
  if (entry.kind != plan::ListEntry::Kind::kField) return "onnxgen::table::unlisted<" + listed + ", Data_>(),\n";
  const plan::Field& field = message.fields[entry.field];
  const std::string oneof_case = field.presence == plan::Presence::kOneof
                                     ? ", offsetof(Data_, " + message.oneofs[field.oneof].case_member.str() + ")"
                                     : "";
  return "onnxgen::table::entry<" + listed + ">(\n    offsetof(Data_, " + field.member.str() + ")" + oneof_case +
         "),\n";
}

std::string table_entries(const plan::Message& message) {
  std::string entries;
  for (const plan::ListEntry& entry : message.list) entries += table_entry(message, entry);
  return entries;
}

// Joins the entries with separators. With `with_lists`, starts a new list when one reaches kLongestList, but never
// inside a run of cold fields.
std::string joined_entries(const plan::Message& message, const char* separator, bool with_lists) {
  std::string entries;
  std::size_t length = 0;
  bool is_in_cold_run = false;
  for (const plan::ListEntry& entry : message.list) {
    const bool is_full = with_lists && length >= kLongestList && !is_in_cold_run;
    if (!entries.empty()) entries += is_full ? kNextList : is_in_cold_run ? kColdSeparator : separator;
    if (is_full) length = 0;
    ++length;
    is_in_cold_run = (is_in_cold_run || entry.begins_cold) && !entry.ends_cold;
    entries += (entry.begins_cold ? kColdFields : "") + list_entry(message, entry) + (entry.ends_cold ? ">" : "");
  }
  return entries;
}

std::string list_entries(const plan::Message& message) {
  return joined_entries(message, kSeparator, false);
}

std::string list_of_lists(const plan::Message& message) {
  return joined_entries(message, kListSeparator, true);
}

// Returns string literals of about one line each. Every name ends with a NUL; entries that are not fields have an empty
// name.
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

// Returns the arguments of message_info(). Trailing arguments equal to the defaults are omitted.
std::string info_arguments(const plan::Message& message, plan::Profile profile, bool parse_only) {
  const bool has_known = has_known_extensions(message, profile);
  std::string arguments = "Data_, Fields_";
  if (message.leads_to_required || has_known || parse_only) {
    arguments += message.leads_to_required ? ", true" : ", false";
  }
  if (has_known || parse_only) arguments += has_known ? ", &" + message.known_extensions_name.str() : ", nullptr";
  return parse_only ? arguments + ", false" : arguments;
}

}  // namespace

std::string field_table(const plan::Message& message, bool parse_only) {
  const Variables variables{
      {"name", message.name.str()},
      {"count", std::to_string(message.list.size())},
      {"entries", table_entries(message)},
      {"arguments", info_arguments(message, plan::Profile::kNative, parse_only)},
      {"full_name", message.full_name},
      {"names", name_literals(message)},
      {"describe", "onnxgen::table::message_info"},
  };
  return variables.expand(message.list.empty() ? kEmptyTable : kTable) + variables.expand(kMessageInfo);
}

std::string field_list(const plan::Message& message, const plan::CppFile& file) {
  const Variables variables{
      {"name", message.name.str()},          {"fields", list_entries(message)},
      {"lists", list_of_lists(message)},     {"arguments", info_arguments(message, file.profile, file.parse_only)},
      {"full_name", message.full_name},      {"names", name_literals(message)},
      {"describe", "onnxgen::message_info"},
  };
  const std::size_t count = message.list.size();
  const bool is_short = count < 2 && message.cold_fields.empty();
  const char* const list = is_short ? kShortFieldList : count <= kLongestList ? kFieldList : kFieldLists;
  const bool is_native = file.profile == plan::Profile::kNative;
  return variables.expand(list) + variables.expand(is_native ? kMessageInfo : file.lite ? kLiteClassInfo : kClassInfo);
}

}  // namespace onnxgen::emit
