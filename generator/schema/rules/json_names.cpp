// Names that are different as written, but not where case and underscores are lost.
#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>

#include "schema/names.h"
#include "schema/options.h"
#include "schema/rules/rules.h"

namespace onnxgen::schema::rules {
namespace {

std::string without_underscores(std::string_view name) {
  std::string result(name);
  result.erase(std::remove(result.begin(), result.end(), '_'), result.end());
  return result;
}

// The part of a value's name that follows the enum's name: BAR_BAZ of FOO_BAR_BAZ in the enum Foo. The whole name if
// there is no such part.
std::string_view without_prefix(const Enum& enumeration, std::string_view name) {
  const std::string prefix = lower_case(without_underscores(enumeration.name));
  std::size_t used = 0;
  std::size_t matched = 0;
  while (used < name.size() && matched < prefix.size()) {
    const char c = name[used++];
    if (c != '_' && lower_case({&c, 1})[0] != prefix[matched++]) return name;
  }
  const std::size_t rest = name.find_first_not_of('_', used);
  return matched < prefix.size() || rest == std::string_view::npos ? name : name.substr(rest);
}

// BAR_BAZ and Bar_baz are both BarBaz.
std::string pascal_case(std::string_view name) {
  std::string result;
  bool starts_word = true;
  for (const char c : name) {
    if (c != '_') result += starts_word ? upper_case({&c, 1}) : lower_case({&c, 1});
    starts_word = c == '_';
  }
  return result;
}

}  // namespace

// JSON readers and generators for other languages cannot tell such fields apart. proto3 refuses names that differ in
// spelling only; a JSON name that was chosen may still meet another one.
void json_names_are_unique(const Message& message, Diagnostics& diagnostics) {
  const bool proto3 = message.file->syntax == Syntax::kProto3;
  std::unordered_map<std::string, const Field*> by_json_name;
  std::unordered_map<std::string, const Field*> by_letters;
  for (const auto& field : message.fields) {
    const Field* same_letters =
        by_letters.emplace(lower_case(without_underscores(field->name)), field.get()).first->second;
    const Field* same_json = by_json_name.emplace(field->json_name, field.get()).first->second;
    if (proto3 && same_letters != field.get() && same_letters->name != field->name) {
      diagnostics
          .error(field->name_span, "'{}' differs from '{}' by case and underscores only, which JSON names do not keep",
                 field->name, same_letters->name)
          .note(same_letters->name_span, "'{}' is declared here", same_letters->name);
    } else if (same_json != field.get() && same_json->name != field->name) {
      diagnostics
          .warning(field->name_span, "'{}' has the JSON name '{}', as '{}' has", field->name, field->json_name,
                   same_json->name)
          .note(same_json->name_span, "'{}' is declared here", same_json->name);
    }
  }
}

// Aliases may be spelled alike.
void values_differ_by_more_than_spelling(const Enum& enumeration, Diagnostics& diagnostics) {
  const bool proto3 = enumeration.file->syntax == Syntax::kProto3;
  std::unordered_map<std::string, const EnumValue*> by_short_name;
  for (const auto& value : enumeration.values) {
    const EnumValue* other =
        by_short_name.emplace(pascal_case(without_prefix(enumeration, value->name)), value.get()).first->second;
    if (other == value.get() || other->name == value->name || other->number == value->number) continue;
    constexpr auto kText = "'{}' is the same as '{}' without case, underscores and the enum's name as a prefix";
    auto report = proto3 ? diagnostics.error(value->name_span, kText, value->name, other->name)
                         : diagnostics.warning(value->name_span, kText, value->name, other->name);
    report.note(other->name_span, "'{}' is declared here", other->name);
  }
}

}  // namespace onnxgen::schema::rules
