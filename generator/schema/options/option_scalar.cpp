#include "schema/options/option_scalar.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

#include "source/ascii.h"
#include "source/source_file.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;
using Kind = syntax::OptionValue::Kind;
using Result = std::optional<DefaultValue>;

constexpr std::size_t kMaxNamesListed = 10;

template <class... Names>
bool is_one_of(std::string_view text, Names... names) {
  return ((text == names) || ...);
}

class ScalarReader {
 public:
  ScalarReader(const syntax::OptionValue& value, const Field& field, Notation notation, const std::string& what,
               NameIndex& names, Diagnostics& diagnostics)
      : value_(value), field_(field), notation_(notation), what_(what), names_(names), diagnostics_(diagnostics) {}

  Result read() {
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
        return wrong_kind("a message in braces");
    }
    return std::nullopt;
  }

 private:
  // `max` is the largest value of the type.
  Result signed_integer(std::int64_t max) {
    if (value_.kind != Kind::kInteger) return wrong_kind("an integer");
    const std::uint64_t limit = static_cast<std::uint64_t>(max) + (value_.negative ? 1 : 0);
    if (value_.too_large || value_.magnitude > limit) return out_of_range();
    // Unsigned arithmetic, because negating the smallest number would overflow int64.
    return static_cast<std::int64_t>(value_.negative ? std::uint64_t{0} - value_.magnitude : value_.magnitude);
  }

  Result unsigned_integer(std::uint64_t max) {
    if (value_.kind != Kind::kInteger) return wrong_kind("an integer");
    const bool is_negative = value_.negative && (value_.magnitude != 0 || notation_ != Notation::kDefault);
    if (is_negative || value_.too_large || value_.magnitude > max) return out_of_range();
    return value_.magnitude;
  }

  Result real() {
    const bool text_format = notation_ == Notation::kTextFormat;
    double result = 0;
    if (value_.kind == Kind::kFloat) {
      result = value_.real;
    } else if (value_.kind == Kind::kInteger && !(text_format && is_octal_or_hexadecimal())) {
      if (value_.too_large && is_octal_or_hexadecimal()) return out_of_range();
      result = value_.too_large ? value_.real : static_cast<double>(value_.magnitude);
    } else if (value_.kind == Kind::kIdentifier) {
      const std::string word = text_format ? source::lower_case(value_.text) : value_.text;
      if (!is_one_of(word, "inf", text_format ? "infinity" : "inf", "nan")) return wrong_kind("a number");
      result = word == "nan" ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
    } else {
      return wrong_kind(value_.kind == Kind::kInteger ? "a decimal number" : "a number");
    }
    const bool has_sign = text_format || !std::isnan(result);  // protoc drops that of -nan outside { }
    return value_.negative && has_sign ? -result : result;
  }

  Result boolean() {
    const bool text_format = notation_ == Notation::kTextFormat;
    if (text_format && value_.kind == Kind::kInteger && !value_.negative && value_.magnitude <= 1) {
      return value_.magnitude == 1;
    }
    if (value_.kind != Kind::kIdentifier || value_.negative) return wrong_kind("true or false");
    if (value_.text == "true" || (text_format && is_one_of(value_.text, "True", "t"))) return true;
    if (value_.text == "false" || (text_format && is_one_of(value_.text, "False", "f"))) return false;
    return wrong_kind("true or false");
  }

  Result enum_value() {
    const Enum& enumeration = *field_.enumeration;
    if (!enumeration.complete) return std::nullopt;  // a syntax error may have removed the value
    if (value_.kind == Kind::kIdentifier && !value_.negative) {
      if (const EnumValue* found = names_.find_value(enumeration, value_.text)) return found;
    }
    if (value_.kind == Kind::kInteger && notation_ == Notation::kTextFormat) return enum_number(enumeration);
    if (enumeration.values.size() > kMaxNamesListed)
      return wrong_kind(fmt::format("a value of enum '{}'", enumeration.full_name));
    std::string names;
    for (const auto& value : enumeration.values) names += (names.empty() ? "" : ", ") + value->name;
    return wrong_kind("one of " + names);
  }

  Result string() {
    if (value_.kind != Kind::kString) return wrong_kind("a string");
    return value_.text;
  }

  Result wrong_kind(std::string_view expected) {
    diagnostics_.error(value_.span, "{} must be {}", what_, expected);
    return std::nullopt;
  }

  Result out_of_range() {
    diagnostics_.error(value_.span, "{} is out of range for {}", source::text_of(value_.span), what_);
    return std::nullopt;
  }

  bool is_octal_or_hexadecimal() const {
    const std::string_view text = source::text_of(value_.span);
    const std::size_t digit = text.find_first_of("0123456789");
    return text[digit] == '0' && digit + 1 < text.size();
  }

  Result enum_number(const Enum& enumeration) {
    const Result number = signed_integer(std::numeric_limits<std::int32_t>::max());
    if (!number) return number;
    const EnumValue* const found = names_.find_value(enumeration, std::get<std::int64_t>(*number));
    if (found != nullptr) return found;
    if (!enumeration.closed) return number;
    return wrong_kind(fmt::format("a value of enum '{}'", enumeration.full_name));
  }

  const syntax::OptionValue& value_;
  const Field& field_;
  Notation notation_;
  const std::string& what_;
  NameIndex& names_;
  Diagnostics& diagnostics_;
};

}  // namespace

Result read_scalar(const syntax::OptionValue& value, const Field& field, Notation notation, const std::string& what,
                   NameIndex& names, Diagnostics& diagnostics) {
  return ScalarReader(value, field, notation, what, names, diagnostics).read();
}

}  // namespace onnxgen::schema
