// Rule: names follow the style that the feature enforce_naming_style demands.
#include <algorithm>
#include <string>
#include <string_view>

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

const Style& style_of(const Oneof& /*oneof*/) {
  return kLowerSnakeCase;
}
const Style& style_of(const Field& /*field*/) {
  return kLowerSnakeCase;
}
const Style& style_of(const EnumValue& /*value*/) {
  return kUpperSnakeCase;
}
const Style& style_of(const Element& /*type_or_method*/) {
  return kTitleCase;
}

}  // namespace

void names_follow_style(const File& file, Diagnostics& diagnostics) {
  check(file.features, file.package, file.package_span, "package", kLowerSnakeCase, diagnostics);
  for_each_element(file, [&](const auto& element) {
    check(element.features, element.name, element.name_span, element.kNoun, style_of(element), diagnostics);
  });
}

}  // namespace onnxgen::schema::rules
