// Parses the values of fields in the text format.
#include <algorithm>
#include <cmath>
#include <limits>

#include "onnxgen/error/printable.h"
#include "onnxgen/text/format/text_reader.h"
#include "onnxgen/text/typed_field.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::text {
namespace {

// Converts to float as libprotobuf does: a value beyond float's range that rounds to the largest float becomes that
// number.
float to_float(double value) noexcept {
  constexpr double kMax = std::numeric_limits<float>::max();
  constexpr double kRoundsToMax = 0x1.ffffffp+127;
  if (std::isnan(value) || std::abs(value) <= kMax) return static_cast<float>(value);
  const double bounded = std::abs(value) <= kRoundsToMax ? kMax : std::numeric_limits<double>::infinity();
  return static_cast<float>(std::copysign(bounded, value));
}

bool equals_lower(std::string_view text, std::string_view lower) noexcept {
  return std::equal(text.begin(), text.end(), lower.begin(), lower.end(),
                    [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + ('a' - 'A') : a) == b; });
}

}  // namespace

bool TextReader::values(const FieldDescriptor& row) {
  if (row.cardinality != Cardinality::kRepeated || !take('[')) return value(row);
  if (take(']')) return true;
  do {
    if (!value(row)) return false;
  } while (take(','));
  return require(']');
}

bool TextReader::value(const FieldDescriptor& row) {
  switch (row.type) {
    case FieldType::kMessage:
    case FieldType::kGroup:
      return message(*row.descriptor.message);
    case FieldType::kString:
    case FieldType::kBytes:
      return string(row);
    case FieldType::kDouble:
    case FieldType::kFloat:
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kInt32:
    case FieldType::kFixed64:
    case FieldType::kFixed32:
    case FieldType::kBool:
    case FieldType::kUint32:
    case FieldType::kEnum:
    case FieldType::kSfixed32:
    case FieldType::kSfixed64:
    case FieldType::kSint32:
    case FieldType::kSint64:
      return number(row);
  }
  return false;
}

bool TextReader::message(const MessageDescriptor& table) {
  if (encoder_.depth() >= static_cast<std::size_t>(std::max(options_.max_depth, 0))) {
    return fail(TextError::kTooDeep, "messages are nested too deeply");
  }
  const bool is_angular = take('<');
  if (!is_angular && !require('{')) return false;
  encoder_.begin_message(table);
  if (!fields(is_angular ? '>' : '}')) return false;
  encoder_.end_message();
  return true;
}

// Parses a string. Adjacent strings are concatenated.
bool TextReader::string(const FieldDescriptor& row) {
  if (tokens_.kind() != TokenKind::kString) return expected("a string");
  encoder_.begin_bytes();
  std::string& out = encoder_.out();
  const std::size_t begin = out.size();
  for (; tokens_.kind() == TokenKind::kString; tokens_.advance()) {
    if (!append_unescaped(out, tokens_.token())) return fail(TextError::kSyntax, "invalid escape sequence");
  }
  const bool is_checked = (row.flags & FieldDescriptor::kValidatesUtf8) != 0 ||
                          (options_.validate_strings && row.type == FieldType::kString);
  if (is_checked && !wire::is_valid_utf8(std::string_view(out).substr(begin))) {
    return fail(TextError::kWrongValue, "the string is not valid UTF-8");
  }
  encoder_.end_bytes();
  return true;
}

bool TextReader::number(const FieldDescriptor& row) {
  std::uint64_t bits = 0;
  double real = 0;
  bool is_read = false;
  switch (row.type) {
    case FieldType::kDouble:
      is_read = floating(real);
      bits = wire::bit_cast<std::uint64_t>(real);
      break;
    case FieldType::kFloat:
      is_read = floating(real);
      bits = wire::bit_cast<std::uint32_t>(to_float(real));
      break;
    case FieldType::kInt32:
    case FieldType::kSfixed32:
    case FieldType::kSint32:
      is_read = signed_integer(std::numeric_limits<std::int32_t>::max(), bits);
      break;
    case FieldType::kInt64:
    case FieldType::kSfixed64:
    case FieldType::kSint64:
      is_read = signed_integer(std::numeric_limits<std::int64_t>::max(), bits);
      break;
    case FieldType::kUint32:
    case FieldType::kFixed32:
      is_read = unsigned_integer(std::numeric_limits<std::uint32_t>::max(), bits);
      break;
    case FieldType::kUint64:
    case FieldType::kFixed64:
      is_read = unsigned_integer(std::numeric_limits<std::uint64_t>::max(), bits);
      break;
    case FieldType::kBool:
      is_read = boolean(bits);
      break;
    case FieldType::kEnum:
      is_read = enum_value(row, bits);
      break;
    case FieldType::kString:
    case FieldType::kBytes:
    case FieldType::kMessage:
    case FieldType::kGroup:
      break;
  }
  if (is_read) encoder_.add_number(bits);
  return is_read;
}

bool TextReader::unsigned_integer(std::uint64_t max, std::uint64_t& value) {
  if (tokens_.kind() != TokenKind::kInteger) return expected("an integer");
  if (!integer_value(tokens_.token(), max, value)) return fail(TextError::kWrongValue, "the number is out of range");
  tokens_.advance();
  return true;
}

bool TextReader::signed_integer(std::int64_t max, std::uint64_t& bits) {
  const bool is_negative = take('-');
  if (!unsigned_integer(static_cast<std::uint64_t>(max) + (is_negative ? 1 : 0), bits)) return false;
  if (is_negative) bits = 0 - bits;
  return true;
}

bool TextReader::is_infinity() const {
  return tokens_.kind() == TokenKind::kName &&
         (equals_lower(tokens_.token(), "inf") || equals_lower(tokens_.token(), "infinity"));
}

bool TextReader::is_nan() const {
  return tokens_.kind() == TokenKind::kName && equals_lower(tokens_.token(), "nan");
}

bool TextReader::floating(double& value) {
  const bool is_negative = take('-');
  const std::string_view token = tokens_.token();
  if (is_infinity()) {
    value = std::numeric_limits<double>::infinity();
  } else if (is_nan()) {
    value = std::numeric_limits<double>::quiet_NaN();
  } else if (tokens_.kind() == TokenKind::kFloat ||
             (tokens_.kind() == TokenKind::kInteger && (token[0] != '0' || token.size() == 1))) {
    value = float_value(token);
  } else {
    return expected("a decimal number");
  }
  if (is_negative) value = -value;
  tokens_.advance();
  return true;
}

bool TextReader::boolean(std::uint64_t& value) {
  if (tokens_.kind() == TokenKind::kInteger) return unsigned_integer(1, value);
  const std::string_view token = tokens_.token();
  const bool is_true = token == "true" || token == "True" || token == "t";
  const bool is_false = token == "false" || token == "False" || token == "f";
  if (tokens_.kind() != TokenKind::kName || (!is_true && !is_false)) return expected("true or false");
  value = is_true ? 1 : 0;
  tokens_.advance();
  return true;
}

bool TextReader::enum_value(const FieldDescriptor& row, std::uint64_t& bits) {
  const EnumDescriptor& table = *row.descriptor.enumeration;
  const auto unknown = [&](const std::string& value) {
    return fail(TextError::kUnknownName, "unknown value " + value + " of enum " + table.full_name);
  };
  if (tokens_.kind() != TokenKind::kName) {
    if (!signed_integer(std::numeric_limits<std::int32_t>::max(), bits)) return false;
    return is_declared(row, bits) || unknown(std::to_string(static_cast<std::int64_t>(bits)));
  }
  int declared = 0;
  if (!enum_number(table.values, table.count, tokens_.token(), declared)) return unknown(quoted(tokens_.token()));
  bits = static_cast<std::uint64_t>(std::int64_t{declared});
  tokens_.advance();
  return true;
}

}  // namespace onnxgen::text
