// Rules for names that differ as written but become equal when case and underscores are ignored.
#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>

#include "schema/options/options.h"
#include "schema/rules/rules.h"
#include "source/ascii.h"

namespace onnxgen::schema::rules {
namespace {

std::string without_underscores(std::string_view name) {
  std::string result(name);
  result.erase(std::remove(result.begin(), result.end(), '_'), result.end());
  return result;
}

// Returns the name of a value without the prefix that repeats the enum's name: BAR_BAZ for FOO_BAR_BAZ in the enum Foo.
// Returns the whole name if it has no such prefix.
std::string_view without_prefix(const Enum& enumeration, std::string_view name) {
  const std::string prefix = source::lower_case(without_underscores(enumeration.name));
  std::size_t used = 0;
  std::size_t matched = 0;
  while (used < name.size() && matched < prefix.size()) {
    const char c = name[used++];
    if (c != '_' && source::to_lower(c) != prefix[matched++]) return name;
  }
  const std::size_t rest = name.find_first_not_of('_', used);
  return matched < prefix.size() || rest == std::string_view::npos ? name : name.substr(rest);
}

// Converts BAR_BAZ and Bar_baz to BarBaz.
std::string pascal_case(std::string_view name) {
  std::string result;
  bool starts_word = true;
  for (const char c : name) {
    if (c != '_') result += starts_word ? source::to_upper(c) : source::to_lower(c);
    starts_word = c == '_';
  }
  return result;
}

}  // namespace

// JSON parsers and generators for other languages cannot distinguish such fields. Names that differ only in spelling
// are an error in proto3, where an explicit JSON name may still conflict with another one. Since edition 2023, equal
// JSON names are errors unless json_format is LEGACY_BEST_EFFORT.
void json_names_are_unique(const Message& message, Diagnostics& diagnostics) {
  if (is_set(message.options, "deprecated_legacy_json_field_conflicts")) return;
  const bool proto3 = message.file->edition == Edition::kProto3;
  const bool is_strict = !is_legacy(message.file->edition) && message.features.json_format == JsonFormat::kAllow;
  std::unordered_map<std::string, const Field*> by_json_name;
  std::unordered_map<std::string, const Field*> by_letters;
  for (const auto& field : message.fields) {
    const Field* same_letters =
        by_letters.emplace(source::lower_case(without_underscores(field->name)), field.get()).first->second;
    const Field* same_json = by_json_name.emplace(field->json_name, field.get()).first->second;
    if (proto3 && same_letters != field.get() && same_letters->name != field->name) {
      diagnostics
          .error(field->name_span, "fields '{}' and '{}' differ only in case and underscores, which JSON names ignore",
                 field->name, same_letters->name)
          .note(same_letters->name_span, "'{}' is declared here", same_letters->name);
    } else if (same_json != field.get() && same_json->name != field->name) {
      constexpr auto kText = "fields '{}' and '{}' have the same JSON name '{}'";
      const auto& name = field->json_name;
      auto report = is_strict ? diagnostics.error(field->name_span, kText, field->name, same_json->name, name)
                              : diagnostics.warning(field->name_span, kText, field->name, same_json->name, name);
      report.note(same_json->name_span, "'{}' is declared here", same_json->name);
    }
  }
}

// Aliases, which have equal numbers, may have similar names.
void values_differ_by_more_than_spelling(const Enum& enumeration, Diagnostics& diagnostics) {
  const bool proto2 = enumeration.file->edition == Edition::kProto2;
  std::unordered_map<std::string, const EnumValue*> by_short_name;
  for (const auto& value : enumeration.values) {
    const EnumValue* other =
        by_short_name.emplace(pascal_case(without_prefix(enumeration, value->name)), value.get()).first->second;
    if (other == value.get() || other->name == value->name || other->number == value->number) continue;
    constexpr auto kText = "'{}' and '{}' differ only in case, underscores or the enum's name as a prefix";
    auto report = proto2 ? diagnostics.warning(value->name_span, kText, value->name, other->name)
                         : diagnostics.error(value->name_span, kText, value->name, other->name);
    report.note(other->name_span, "'{}' is declared here", other->name);
  }
}

}  // namespace onnxgen::schema::rules
