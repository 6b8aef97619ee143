#include "schema/defaults.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "schema/options/options.h"
#include "schema/read_by_type.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;

class DefaultReader {
 public:
  DefaultReader(const Option& option, const Field& field, Diagnostics& diagnostics)
      : option_(option), field_(field), diagnostics_(diagnostics) {}

  DefaultValue signed_integer(std::int64_t max) {
    if (option_.kind != Option::Kind::kInteger) return wrong_kind("an integer");
    const std::optional<std::int64_t> number = signed_value(option_, max);
    return number ? *number : out_of_range();
  }

  DefaultValue unsigned_integer(std::uint64_t max) {
    if (option_.kind != Option::Kind::kInteger) return wrong_kind("an integer");
    if (option_.negative && option_.magnitude != 0) return out_of_range();
    if (option_.too_large || option_.magnitude > max) return out_of_range();
    return option_.magnitude;
  }

  DefaultValue real() {
    double value = 0;
    if (option_.too_large) return out_of_range();
    if (option_.kind == Option::Kind::kInteger) {
      value = static_cast<double>(option_.magnitude);
    } else if (option_.kind == Option::Kind::kFloat) {
      value = option_.real;
    } else if (option_.kind == Option::Kind::kIdentifier && option_.text == "inf") {
      value = std::numeric_limits<double>::infinity();
    } else if (option_.kind == Option::Kind::kIdentifier && option_.text == "nan") {
      value = std::numeric_limits<double>::quiet_NaN();
    } else {
      return wrong_kind("a number, inf or nan");
    }
    return option_.negative ? -value : value;
  }

  DefaultValue boolean() {
    const bool is_true = option_.text == "true";
    if (option_.kind != Option::Kind::kIdentifier || option_.negative || (!is_true && option_.text != "false")) {
      return wrong_kind("true or false");
    }
    return is_true;
  }

  DefaultValue string() {
    if (option_.kind != Option::Kind::kString) return wrong_kind("a string");
    return option_.text;
  }

  DefaultValue enum_value() {
    if (option_.kind != Option::Kind::kIdentifier || option_.negative) return wrong_kind("the name of an enum value");
    const auto& values = field_.enumeration->values;
    const auto found =
        std::find_if(values.begin(), values.end(), [&](const auto& value) { return value->name == option_.text; });
    if (found != values.end()) return static_cast<const EnumValue*>(found->get());
    if (!field_.enumeration->complete) return {};
    diagnostics_.error(option_.value_span, "enum '{}' has no value '{}'", field_.enumeration->full_name, option_.text)
        .note(field_.enumeration->name_span, "'{}' is defined here", field_.enumeration->full_name);
    return {};
  }

  static DefaultValue message() { return {}; }  // has no default

 private:
  DefaultValue wrong_kind(const char* expected) {
    diagnostics_.error(option_.value_span, "the default of '{}' must be {}", field_.name, expected);
    return {};
  }

  DefaultValue out_of_range() {
    diagnostics_.error(option_.value_span, "default {} is out of range for the type of '{}'", option_.value,
                       field_.name);
    return {};
  }

  const Option& option_;
  const Field& field_;
  Diagnostics& diagnostics_;
};

}  // namespace

void set_default(Field& field, Diagnostics& diagnostics) {
  const Option* option = find_option(field.options, "default");
  if (option == nullptr || field.label == Label::kRepeated) return;
  DefaultReader reader(*option, field, diagnostics);
  field.default_value = read_by_type(field.type, reader);
}

}  // namespace onnxgen::schema
