#include "onnxgen/syntax/parse/source.h"

#include <charconv>
#include <limits>
#include <system_error>

#include "onnxgen/error/printable.h"
#include "onnxgen/syntax/words.h"
#include "onnxgen/text/decimal.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::syntax::detail {
namespace {

using text::TextError;

bool is_nan_word(std::string_view word) {
  return word[0] == 'n' || word[0] == 'N';
}

// Returns infinity or the default NaN.
float not_finite(bool is_nan, float) {
  return is_nan ? wire::bit_cast<float>(std::uint32_t{0x7FC00000}) : std::numeric_limits<float>::infinity();
}
double not_finite(bool is_nan, double) {
  return is_nan ? wire::bit_cast<double>(std::uint64_t{0x7FF8000000000000}) : std::numeric_limits<double>::infinity();
}

template <class Real>
Real real_of(const Word& word, std::string_view kind) {
  const bool is_negative = word.text[0] == '-';
  const std::string_view digits = word.text.substr(is_negative ? 1 : 0);
  if (is_number_word(digits)) {
    const Real value = not_finite(is_nan_word(digits), Real());
    return is_negative ? -value : value;
  }
  const bool is_number = !digits.empty() && digits[0] >= '0' && digits[0] <= '9';
  Real value = 0;
  if (!is_number) fail_value(word, kind);
  if (!text::real_number(word.text, value)) {
    fail(TextError::kWrongValue, word.position,
         printable(word.text, kLongestName) + " is too large for " + std::string(kind));
  }
  return value;
}

template <class Integer>
Integer whole_number_of(const Word& word, const char* range) {
  Integer value = 0;
  const char* const end = word.text.data() + word.text.size();
  const auto [stop, error] = std::from_chars(word.text.data(), end, value);
  if (error == std::errc::result_out_of_range) {
    fail(TextError::kWrongValue, word.position, printable(word.text, kLongestName) + " is not " + range);
  }
  if (error != std::errc() || stop != end) fail_value(word, range);
  return value;
}

}  // namespace

void fail(TextError code, std::size_t position, std::string what) {
  throw SyntaxError{code, position, std::move(what)};
}

void fail_value(const Word& word, std::string_view expected) {
  fail(TextError::kWrongValue, word.position,
       "expected " + std::string(expected) + ", found " + onnxgen::quoted(word.text));
}

std::size_t position_of(const antlr4::ParserRuleContext* context) noexcept {
  return context->start->getStartIndex();
}

Word Source::word(const antlr4::Token* token) const noexcept {
  const std::size_t begin = token->getStartIndex();
  return {text_.substr(begin, token->getStopIndex() - begin + 1), begin};
}

std::string Source::string_value(antlr4::tree::TerminalNode* string) const {
  const std::string_view quoted_text = word(string).text;
  std::string value;
  value.reserve(quoted_text.size());
  for (std::size_t i = 1; i + 1 < quoted_text.size(); ++i) {
    if (quoted_text[i] == '\\') ++i;  // keep only the escaped character
    value += quoted_text[i];
  }
  return value;
}

std::string Source::name(Grammar::NameContext* name) const {
  if (auto* string = name->STRING()) return string_value(string);
  return std::string(word(name->start).text);
}

std::int64_t integer_of(const Word& word) {
  return whole_number_of<std::int64_t>(word, "a 64-bit integer");
}

std::uint64_t unsigned_of(const Word& word) {
  return whole_number_of<std::uint64_t>(word, "an unsigned 64-bit integer");
}

float float_of(const Word& word) {
  return real_of<float>(word, "a float");
}

double double_of(const Word& word) {
  return real_of<double>(word, "a double");
}

const FieldDescriptor& Target::field(std::uint32_t number) const {
  if (const FieldDescriptor* const found = find_field(message_.descriptor(), number)) return *found;
  fail(TextError::kUnknownName, position_,
       std::string(message_.descriptor().full_name) + " has no field " + std::to_string(number) +
           " in this release of ONNX for this part of the text");
}

void Target::set_integer(std::uint32_t number, std::int64_t value) const {
  const FieldDescriptor& found = field(number);
  switch (found.type) {
    case FieldType::kInt32:
      return message_.SetInt32(found, static_cast<std::int32_t>(value));
    case FieldType::kEnum:
      return message_.SetEnumValue(found, static_cast<int>(value));
    default:
      return message_.SetInt64(found, value);
  }
}

void Target::set_float(std::uint32_t number, float value) const {
  message_.SetFloat(field(number), value);
}

void Target::set_text(std::uint32_t number, std::string_view value) const {
  message_.SetString(field(number), value);
}

void Target::add_integer(std::uint32_t number, std::int64_t value) const {
  message_.AddInt64(field(number), value);
}

void Target::add_float(std::uint32_t number, float value) const {
  message_.AddFloat(field(number), value);
}

void Target::add_text(std::uint32_t number, std::string_view value) const {
  message_.AddString(field(number), value);
}

Target Target::child(std::uint32_t number) const {
  return {message_.MutableSubmessage(field(number)), position_};
}

Target Target::add_child(std::uint32_t number) const {
  return {message_.AddMessage(field(number)), position_};
}

reflection::MutableList Target::list(std::uint32_t number) const {
  return {message_, field(number)};
}

bool Target::has(std::uint32_t number) const {
  return message_.has_any(field(number));
}

}  // namespace onnxgen::syntax::detail
