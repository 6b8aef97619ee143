// Rule: names follow the style that the feature enforce_naming_style demands.
#include <algorithm>
#include <string>
#include <string_view>

#include "schema/rules/rules.h"
#include "schema/visit.h"

namespace onnxgen::schema::rules {
namespace {

bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

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
  return is_upper(name.front()) &&
         std::all_of(name.begin(), name.end(), [](char c) { return is_lower(c) || is_upper(c) || is_digit(c); });
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

class StyleChecker {
 public:
  explicit StyleChecker(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  template <class Element>
  void check(const Element& element, const char* kind, const Style& style) {
    check(element.features, element.name, element.name_span, kind, style);
  }

  void check(const Features& features, const std::string& name, const Span& span, const char* kind,
             const Style& style) {
    if (features.naming_style == NamingStyle::kLegacy || name.empty() || style.is_met(name)) return;
    diagnostics_.error(span, "{} name '{}' is not {}; features.enforce_naming_style = STYLE_LEGACY permits it", kind,
                       name, style.example);
  }

 private:
  Diagnostics& diagnostics_;
};

}  // namespace

void names_follow_style(const File& file, Diagnostics& diagnostics) {
  StyleChecker checker(diagnostics);
  checker.check(file.features, file.package, file.package_span, "package", kLowerSnakeCase);
  for_each_message(file, [&](const Message& message) {
    if (message.map_entry) return;
    checker.check(message, "message", kTitleCase);
    for (const auto& oneof : message.oneofs) checker.check(*oneof, "oneof", kLowerSnakeCase);
  });
  for_each_field(file, [&](const Field& field) { checker.check(field, "field", kLowerSnakeCase); });
  for_each_enum(file, [&](const Enum& enumeration) {
    checker.check(enumeration, "enum", kTitleCase);
    for (const auto& value : enumeration.values) checker.check(*value, "enum value", kUpperSnakeCase);
  });
  for (const Service& service : file.services) {
    checker.check(service, "service", kTitleCase);
    for (const Method& method : service.methods) checker.check(method, "method", kTitleCase);
  }
}

}  // namespace onnxgen::schema::rules
