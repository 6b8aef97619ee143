#include "schema/defaults.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "schema/options.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;

class DefaultReader {
 public:
  DefaultReader(const Option& option, const Field& field, Diagnostics& diagnostics)
      : option_(option), field_(field), diagnostics_(diagnostics) {}

  DefaultValue read() {
    switch (field_.type) {
      case FieldType::kInt32:
      case FieldType::kSint32:
      case FieldType::kSfixed32:
        return signed_integer(std::numeric_limits<std::int32_t>::max());
      case FieldType::kInt64:
      case FieldType::kSint64:
      case FieldType::kSfixed64:
        return signed_integer(std::numeric_limits<std::int64_t>::max());
      case FieldType::kUint32:
      case FieldType::kFixed32:
        return unsigned_integer(std::numeric_limits<std::uint32_t>::max());
      case FieldType::kUint64:
      case FieldType::kFixed64:
        return unsigned_integer(std::numeric_limits<std::uint64_t>::max());
      case FieldType::kDouble:
      case FieldType::kFloat:
        return real();
      case FieldType::kBool:
        return boolean();
      case FieldType::kString:
      case FieldType::kBytes:
        return string();
      case FieldType::kEnum:
        return enum_value();
      case FieldType::kMessage:
      case FieldType::kGroup:
        return {};
    }
    return {};
  }

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

  DefaultValue signed_integer(std::int64_t max) {
    if (option_.kind != Option::Kind::kInteger) return wrong_kind("an integer");
    const std::uint64_t limit = static_cast<std::uint64_t>(max) + (option_.negative ? 1 : 0);
    if (option_.too_large || option_.magnitude > limit) return out_of_range();
    // In unsigned arithmetic, where the smallest number can be negated too.
    const std::uint64_t bits = option_.negative ? std::uint64_t{0} - option_.magnitude : option_.magnitude;
    return static_cast<std::int64_t>(bits);
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
    diagnostics_.error(option_.value_span, "'{}' has no value '{}'", field_.enumeration->full_name, option_.text)
        .note(field_.enumeration->name_span, "'{}' is defined here", field_.enumeration->full_name);
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
  field.default_value = DefaultReader(*option, field, diagnostics).read();
}

}  // namespace onnxgen::schema
