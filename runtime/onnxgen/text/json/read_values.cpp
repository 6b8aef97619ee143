// Parses the values of fields in JSON.
#include <limits>

#include "onnxgen/error/printable.h"
#include "onnxgen/text/decimal.h"
#include "onnxgen/text/json/base64.h"
#include "onnxgen/text/json/reader.h"
#include "onnxgen/text/typed_field.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::text {
namespace {

// Largest magnitude of a positive and of a negative integer of a type. The latter is 0 for unsigned types.
struct IntegerRange {
  std::uint64_t largest;
  std::uint64_t most_negative;
};

IntegerRange range_of(FieldType type) noexcept {
  const auto of_signed = [](std::uint64_t largest) { return IntegerRange{largest, largest + 1}; };
  switch (type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
    case FieldType::kEnum:
      return of_signed(std::numeric_limits<std::int32_t>::max());
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return of_signed(std::numeric_limits<std::int64_t>::max());
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return {std::numeric_limits<std::uint32_t>::max(), 0};
    case FieldType::kUint64:
    case FieldType::kFixed64:
    case FieldType::kDouble:
    case FieldType::kFloat:
    case FieldType::kBool:
    case FieldType::kString:
    case FieldType::kGroup:
    case FieldType::kMessage:
    case FieldType::kBytes:
      break;
  }
  return {std::numeric_limits<std::uint64_t>::max(), 0};
}

// Returns false if the number is not an integer or is out of range.
bool integer_bits(std::string_view number, FieldType type, std::uint64_t& bits) noexcept {
  const Magnitude magnitude = whole_number(number);
  const IntegerRange range = range_of(type);
  const std::uint64_t limit = magnitude.is_negative ? range.most_negative : range.largest;
  if (magnitude.is != WholeNumber::kExact || magnitude.value > limit) return false;
  bits = magnitude.is_negative ? 0 - magnitude.value : magnitude.value;
  return true;
}

template <class Real, class Bits>
bool real_bits(std::string_view text, std::uint64_t& bits) noexcept {
  Real value{};
  if (text == "NaN") {
    value = std::numeric_limits<Real>::quiet_NaN();
  } else if (text == "Infinity" || text == "-Infinity") {
    value = text[0] == '-' ? -std::numeric_limits<Real>::infinity() : std::numeric_limits<Real>::infinity();
  } else if (!is_json_number(text) || !real_number(text, value)) {
    return false;
  }
  bits = wire::bit_cast<Bits>(value);
  return true;
}

// Normalizes an enum name as libprotobuf does: converts dashes to underscores and lower case to upper case.
std::string enum_name_of(std::string_view text) {
  std::string name(text);
  for (char& c : name) c = c == '-' ? '_' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return name;
}

// Finds the number of an enum value by its name or by its number in a string.
bool find_enum_value(const EnumDescriptor& table, std::string_view text, bool case_insensitive, std::uint64_t& bits) {
  int number = 0;
  if (enum_number(table.values, table.count, text, number) ||
      (case_insensitive && enum_number(table.values, table.count, enum_name_of(text), number))) {
    bits = static_cast<std::uint64_t>(std::int64_t{number});
    return true;
  }
  return is_json_number(text) && integer_bits(text, FieldType::kEnum, bits) &&
         enum_value_name(table, static_cast<std::int32_t>(static_cast<std::uint32_t>(bits))) != nullptr;
}

}  // namespace

bool JsonReader::value(const FieldDescriptor& row) {
  switch (row.type) {
    case FieldType::kMessage:
    case FieldType::kGroup:
      return message_value(*row.descriptor.message);
    case FieldType::kString:
      return string();
    case FieldType::kBytes:
      return bytes();
    case FieldType::kEnum:
      return enum_value(row);
    case FieldType::kDouble:
    case FieldType::kFloat:
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kInt32:
    case FieldType::kFixed64:
    case FieldType::kFixed32:
    case FieldType::kBool:
    case FieldType::kUint32:
    case FieldType::kSfixed32:
    case FieldType::kSfixed64:
    case FieldType::kSint32:
    case FieldType::kSint64:
      return number(row.type);
  }
  return false;
}

bool JsonReader::message_value(const MessageDescriptor& table) {
  if (depth_left() <= 0) return fail(TextError::kTooDeep, "messages are nested too deeply");
  encoder_.begin_message(table);
  if (!message()) return false;
  encoder_.end_message();
  return true;
}

bool JsonReader::string() {
  if (scanner_.kind() != JsonToken::kString) return expected("a string");
  if (scanner_.has_escapes()) {
    encoder_.begin_bytes();
    append_json_unescaped(encoder_.out(), scanner_.content());
    encoder_.end_bytes();
  } else {
    encoder_.add_bytes(scanner_.content());
  }
  scanner_.advance();
  return true;
}

bool JsonReader::bytes() {
  if (scanner_.kind() != JsonToken::kString) return expected("a base64 string");
  std::string decoded;
  const std::string_view text = string_content(decoded);
  encoder_.begin_bytes();
  if (!append_base64_decoded(encoder_.out(), text))
    return fail(TextError::kWrongValue, "the string is not valid base64");
  encoder_.end_bytes();
  scanner_.advance();
  return true;
}

bool JsonReader::number(FieldType type) {
  std::uint64_t bits = 0;
  if (!number_bits(type, bits)) return false;
  encoder_.add_number(bits);
  scanner_.advance();
  return true;
}

bool JsonReader::number_bits(FieldType type, std::uint64_t& bits) {
  if (type == FieldType::kBool) return boolean(bits);
  if (type == FieldType::kDouble || type == FieldType::kFloat) return floating(type, bits);
  return integer(type, bits);
}

bool JsonReader::boolean(std::uint64_t& bits) {
  if (scanner_.kind() != JsonToken::kTrue && scanner_.kind() != JsonToken::kFalse) return expected("true or false");
  bits = scanner_.kind() == JsonToken::kTrue ? 1 : 0;
  return true;
}

bool JsonReader::floating(FieldType type, std::uint64_t& bits) {
  const bool is_quoted = scanner_.kind() == JsonToken::kString;
  if (!is_quoted && scanner_.kind() != JsonToken::kNumber) return expected("a number");
  std::string decoded;
  const std::string_view text = is_quoted ? string_content(decoded) : scanner_.token();
  const bool is_read = type == FieldType::kFloat ? real_bits<float, std::uint32_t>(text, bits)
                                                 : real_bits<double, std::uint64_t>(text, bits);
  if (is_read) return true;
  return is_json_number(text) ? fail(TextError::kWrongValue, "the number is out of range") : expected("a number");
}

bool JsonReader::integer(FieldType type, std::uint64_t& bits) {
  const bool is_quoted = scanner_.kind() == JsonToken::kString;
  if (!is_quoted && scanner_.kind() != JsonToken::kNumber) return expected("an integer");
  std::string decoded;
  const std::string_view text = is_quoted ? string_content(decoded) : scanner_.token();
  if (is_quoted && !is_json_number(text)) return expected("an integer");
  return integer_bits(text, type, bits) || fail(TextError::kWrongValue, "the number is out of range or not an integer");
}

bool JsonReader::enum_value(const FieldDescriptor& row) {
  const EnumDescriptor& table = *row.descriptor.enumeration;
  std::uint64_t bits = 0;
  if (scanner_.kind() == JsonToken::kString) {
    std::string decoded;
    const std::string_view text = string_content(decoded);
    if (!find_enum_value(table, text, options_.case_insensitive_enum_parsing, bits)) {
      has_ignored_value_ = options_.ignore_unknown_fields;
      if (has_ignored_value_) return take(JsonToken::kString);
      return fail(TextError::kUnknownName, "unknown value " + quoted(text) + " of enum " + table.full_name);
    }
  } else if (scanner_.kind() == JsonToken::kNumber) {
    if (!integer(FieldType::kEnum, bits)) return false;
  } else if (scanner_.kind() != JsonToken::kNull || !table.null_value) {
    return expected("the name of an enum value");
  }
  encoder_.add_number(bits);
  scanner_.advance();
  return true;
}

// Numbers in keys have only one valid notation, so that equal keys are equal texts.
bool JsonReader::map_key(const FieldDescriptor& row, std::string_view key) {
  if (row.type == FieldType::kString) {
    encoder_.add_bytes(key);
    return true;
  }
  std::uint64_t bits = 0;
  if (row.type == FieldType::kBool) {
    if (key != "true" && key != "false") return expected("true or false in quotes");
    bits = key == "true" ? 1 : 0;
  } else {
    const bool is_plain = key.find_first_not_of("-0123456789") == std::string_view::npos && key != "-0";
    if (!is_plain || !is_json_number(key)) return expected("an integer in quotes");
    if (!integer_bits(key, row.type, bits)) return fail(TextError::kWrongValue, "the number is out of range");
  }
  encoder_.add_number(bits);
  return true;
}

}  // namespace onnxgen::text
