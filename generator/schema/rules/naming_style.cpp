// Rule: names follow the style that the feature enforce_naming_style demands. See ValidateNamingStyle in descriptor.cc.
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>

#include "schema/rules/rules.h"
#include "schema/visit.h"
#include "source/ascii.h"

namespace onnxgen::schema::rules {
namespace {

using source::is_alphanumeric;
using source::is_digit;
using source::is_lower;
using source::is_upper;

// Underscores separate words, and each word begins with a letter.
bool has_misplaced_underscore(std::string_view name) {
  bool after_underscore = true;
  for (const char c : name) {
    if (after_underscore && !is_lower(c) && !is_upper(c)) return true;
    after_underscore = c == '_';
  }
  return after_underscore;
}

bool is_title_case(std::string_view name) {
  return is_upper(name.front()) && std::all_of(name.begin(), name.end(), is_alphanumeric);
}

bool is_lower_snake_case(std::string_view name) {
  return !has_misplaced_underscore(name) && is_lower(name.front()) && std::all_of(name.begin(), name.end(), [](char c) {
    return is_lower(c) || is_digit(c) || c == '_' || c == '.';
  });
}

bool is_upper_snake_case(std::string_view name) {
  return !has_misplaced_underscore(name) && is_upper(name.front()) &&
         std::all_of(name.begin(), name.end(), [](char c) { return is_upper(c) || is_digit(c) || c == '_'; });
}

struct Style {
  bool (*is_met)(std::string_view name);
  const char* example;
};

constexpr Style kTitleCase{is_title_case, "TitleCase"};
constexpr Style kLowerSnakeCase{is_lower_snake_case, "lower_snake_case"};
constexpr Style kUpperSnakeCase{is_upper_snake_case, "UPPER_SNAKE_CASE"};

void check(const Features& features, const std::string& name, const Span& span, const char* noun, const Style& style,
           Diagnostics& diagnostics) {
  if (features.naming_style == NamingStyle::kLegacy || name.empty() || style.is_met(name)) return;
  diagnostics.error(span, "{} name '{}' is not {}; features.enforce_naming_style = STYLE_LEGACY permits it", noun, name,
                    style.example);
}

template <class T>
const Style& style_of(const T& /*element*/) {
  if constexpr (std::is_same_v<T, EnumValue>) return kUpperSnakeCase;
  constexpr bool is_member = std::is_same_v<T, Field> || std::is_same_v<T, Oneof>;
  return is_member ? kLowerSnakeCase : kTitleCase;
}

// Names that generated code may use for other fields and oneofs. See IsValidFieldNonCollisionName in descriptor.cc.
class GeneratedNames {
 public:
  bool contain(const Message& message, std::string_view name) {
    constexpr std::string_view kSuffix = "_value";
    for (const std::string_view prefix : {"has_", "get_", "set_", "clear_"}) {
      if (name.substr(0, prefix.size()) == prefix && declares(message, name.substr(prefix.size()))) return true;
    }
    const std::size_t stem = name.size() - std::min(kSuffix.size(), name.size());
    return name == "descriptor" || (name.substr(stem) == kSuffix && declares(message, name.substr(0, stem)));
  }

 private:
  bool declares(const Message& message, std::string_view name) {
    const auto [names, fresh] = names_.try_emplace(&message);
    if (fresh) {
      for (const auto& field : message.fields) names->second.insert(field->name);
      for (const auto& oneof : message.oneofs) names->second.insert(oneof->name);
    }
    return names->second.count(name) != 0;
  }

  std::unordered_map<const Message*, std::unordered_set<std::string_view>> names_;
};

// `Member` is Field or Oneof.
template <class Member>
void check_collision(const Member& member, GeneratedNames& names, Diagnostics& diagnostics) {
  if (member.features.naming_style != NamingStyle::k2026 || member.containing == nullptr) return;
  if (!names.contain(*member.containing, member.name)) return;
  diagnostics.error(member.name_span,
                    "{} name '{}' may conflict with names in generated code; features.enforce_naming_style = "
                    "STYLE2024 permits it",
                    member.kNoun, member.name);
}

}  // namespace

void names_follow_style(const File& file, Diagnostics& diagnostics) {
  check(file.features, file.package, file.package_span, "package", kLowerSnakeCase, diagnostics);
  for_each_element(file, [&](const auto& element) {
    check(element.features, element.name, element.name_span, element.kNoun, style_of(element), diagnostics);
  });
  GeneratedNames names;
  for_each_field(file, [&](const Field& field) { check_collision(field, names, diagnostics); });
  for_each_message(file, [&](const Message& message) {
    for (const auto& oneof : message.oneofs) check_collision(*oneof, names, diagnostics);
  });
}

}  // namespace onnxgen::schema::rules
