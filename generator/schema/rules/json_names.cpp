// Rules for names that differ as written but are equal in JSON or in the names that other languages derive.
#include <string>
#include <string_view>
#include <unordered_map>

#include "schema/names.h"
#include "schema/options/options.h"
#include "schema/rules/rules.h"
#include "source/ascii.h"

namespace onnxgen::schema::rules {
namespace {

// Returns the name of a value without the prefix that repeats the enum's name: BAR_BAZ for FOO_BAR_BAZ in the enum Foo.
// Returns the whole name if it has no such prefix.
std::string_view without_prefix(const Enum& enumeration, std::string_view name) {
  const std::string prefix = source::lower_case(pascal_case(enumeration.name));
  std::size_t used = 0;
  std::size_t matched = 0;
  while (used < name.size() && matched < prefix.size()) {
    const char c = name[used++];
    if (c != '_' && source::to_lower(c) != prefix[matched++]) return name;
  }
  const std::size_t rest = name.find_first_not_of('_', used);
  return matched < prefix.size() || rest == std::string_view::npos ? name : name.substr(rest);
}

bool has_custom_name(const Field& field) {
  return field.json_name != json_name_of(field.name);
}

// protoc 3.21 accepts such names, so they are errors only in editions.
void check_custom_name(const Field& field, bool allows_brackets, Diagnostics& diagnostics) {
  const std::string& name = field.json_name;
  if (!has_custom_name(field) || name.empty()) return;
  const bool is_error = !is_legacy(field.containing->file->edition);
  const Span& span = find_option(field.options, "json_name")->value_span;
  if (!allows_brackets && name.front() == '[' && name.back() == ']') {
    constexpr auto kText = "JSON name '{}' looks like the name of an extension, because it is in brackets";
    error_or_warning(is_error, diagnostics, span, kText, name);
  }
  if (name.find('\0') != std::string::npos) {
    constexpr auto kText = "the JSON name of '{}' contains the character NUL";
    error_or_warning(is_error, diagnostics, span, kText, field.name);
  }
}

// Reports fields with equal JSON names. Field masks use derived names even if a field has a custom one, so each kind of
// name must be unique. Conflicts of derived names are errors unless json_format is LEGACY_BEST_EFFORT, as in proto2.
// protoc 3.21 ignores custom names, so conflicts of these are errors only in editions.
void check_conflicts(const Message& message, bool custom, Diagnostics& diagnostics) {
  const bool allows_json = message.features.json_format == JsonFormat::kAllow;
  std::unordered_map<std::string, const Field*> by_name;
  for (const auto& field : message.fields) {
    const std::string name = custom ? field->json_name : json_name_of(field->name);
    const Field* other = by_name.emplace(name, field.get()).first->second;
    if (other == field.get() || other->name == field->name) continue;
    const int customs = custom ? has_custom_name(*field) + has_custom_name(*other) : 0;
    if (custom && customs == 0) continue;  // reported as a conflict of derived names
    const bool is_error = (allows_json || customs == 2) && !(custom && is_legacy(message.file->edition));
    constexpr auto kText = "fields '{}' and '{}' have the same JSON name '{}'";
    error_or_warning(is_error, diagnostics, field->name_span, kText, field->name, other->name, name)
        .note(other->name_span, "'{}' is declared here", other->name);
  }
}

}  // namespace

void json_names_are_unique(const Message& message, Diagnostics& diagnostics) {
  const bool allows_conflicts = is_set(message.options, "deprecated_legacy_json_field_conflicts");
  for (const auto& field : message.fields) check_custom_name(*field, allows_conflicts, diagnostics);
  if (allows_conflicts) return;
  check_conflicts(message, false, diagnostics);
  check_conflicts(message, true, diagnostics);
}

// Aliases, which have equal numbers, may have similar names.
void values_differ_by_more_than_spelling(const Enum& enumeration, Diagnostics& diagnostics) {
  const bool proto2 = enumeration.file->edition == Edition::kProto2;
  std::unordered_map<std::string, const EnumValue*> by_short_name;
  for (const auto& value : enumeration.values) {
    const std::string short_name = pascal_case(source::lower_case(without_prefix(enumeration, value->name)));
    const EnumValue* other = by_short_name.emplace(short_name, value.get()).first->second;
    if (other == value.get() || other->name == value->name || other->number == value->number) continue;
    constexpr auto kText = "'{}' and '{}' differ only in case, underscores or the enum's name as a prefix";
    error_or_warning(!proto2, diagnostics, value->name_span, kText, value->name, other->name)
        .note(other->name_span, "'{}' is declared here", other->name);
  }
}

}  // namespace onnxgen::schema::rules
