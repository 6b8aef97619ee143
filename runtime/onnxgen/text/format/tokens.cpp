#include "onnxgen/text/format/tokens.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "onnxgen/text/code_point.h"
#include "onnxgen/text/decimal.h"

namespace onnxgen::text {
namespace {

bool is_digit(char c) noexcept {
  return c >= '0' && c <= '9';
}
bool is_octal(char c) noexcept {
  return c >= '0' && c <= '7';
}
bool is_letter(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool is_space(char c) noexcept {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

bool is_hex(char c) noexcept {
  return hex_value(c) >= 0;
}

bool has_hex_prefix(std::string_view token) noexcept {
  return token.size() > 2 && token[0] == '0' && (token[1] == 'x' || token[1] == 'X');
}

// A character of \u or \U, and how long it is written from behind its first backslash.
struct CodePoint {
  std::uint32_t code;
  std::size_t length;
};

// `text` begins with the u or U, which its digits follow. The second half of a pair of surrogates must be a \u.
CodePoint code_point(std::string_view text) noexcept {
  const std::size_t length = text[0] == 'u' ? 5 : 9;
  const std::uint32_t code = hex_number(text.substr(1), length - 1);
  if (!is_high_surrogate(code) || text.size() < length + 6 || text[length] != '\\' || text[length + 1] != 'u') {
    return {code, length};
  }
  const std::string_view digits = text.substr(length + 2, 4);
  if (!std::all_of(digits.begin(), digits.end(), is_hex)) return {code, length};
  const std::uint32_t low = hex_number(digits, 4);
  if (!is_low_surrogate(low)) return {code, length};
  return {joined_surrogates(code, low), length + 6};
}

// Appends what the escape stands for that `text` begins with, after its backslash. Returns how long it is.
std::size_t append_escape(std::string& out, std::string_view text) {
  constexpr std::string_view kLetters = "abfnrtv";
  constexpr std::string_view kMeanings = "\a\b\f\n\r\t\v";
  const char first = text[0];
  if (first == 'u' || first == 'U') {
    const CodePoint point = code_point(text);
    append_utf8(out, point.code);
    return point.length;
  }
  std::size_t length = 1;
  unsigned value = 0;
  if (is_octal(first)) {
    for (length = 0; length < 3 && is_octal(text[length]); ++length) {
      value = value * 8 + static_cast<unsigned>(text[length] - '0');
    }
  } else if (first == 'x') {
    for (; length < 3 && is_hex(text[length]); ++length) {
      value = value * 16 + static_cast<unsigned>(hex_value(text[length]));
    }
  } else {
    const std::size_t letter = kLetters.find(first);
    value = static_cast<unsigned char>(letter == std::string_view::npos ? first : kMeanings[letter]);
  }
  out += static_cast<char>(static_cast<unsigned char>(value));
  return length;
}

}  // namespace

template <class Predicate>
std::size_t Tokens::skip_while(Predicate predicate) noexcept {
  const std::size_t from = end_;
  while (end_ < text_.size() && predicate(text_[end_])) ++end_;
  return end_ - from;
}

void Tokens::skip_space() noexcept {
  for (;;) {
    skip_while(is_space);
    if (peek() != '#') return;
    skip_while([](char c) { return c != '\n'; });
  }
}

void Tokens::invalid(const char* fault) noexcept {
  kind_ = TokenKind::kInvalid;
  fault_ = fault;
}

void Tokens::advance() noexcept {
  if (kind_ == TokenKind::kInvalid) return;
  skip_space();
  begin_ = end_;
  if (end_ == text_.size()) {
    kind_ = TokenKind::kEnd;
    return;
  }
  const char first = text_[end_];
  if (is_letter(first)) {
    kind_ = TokenKind::kName;
    skip_while([](char c) { return is_letter(c) || is_digit(c); });
  } else if (is_digit(first) || (first == '.' && is_digit(peek(1)))) {
    number();
  } else if (first == '"' || first == '\'') {
    string();
  } else if (static_cast<unsigned char>(first) < 0x20) {
    invalid("a control character");
  } else {
    kind_ = TokenKind::kSign;
    ++end_;
  }
}

void Tokens::number() noexcept {
  kind_ = TokenKind::kInteger;
  if (peek() == '0' && (peek(1) == 'x' || peek(1) == 'X')) {
    end_ += 2;
    if (skip_while(is_hex) == 0) return invalid("\"0x\" without digits");
  } else if (peek() == '0' && is_digit(peek(1))) {
    skip_while(is_octal);
    if (is_digit(peek())) return invalid("a digit 8 or 9 in an octal number");
  } else {
    decimal();
    if (kind_ == TokenKind::kInvalid) return;
  }
  if (peek() == '.')
    return invalid(kind_ == TokenKind::kFloat ? "a second point in a number" : "a point in a whole number");
  if (is_letter(peek())) invalid("a letter right behind a number");
}

void Tokens::decimal() noexcept {
  skip_while(is_digit);
  if (peek() == '.') {
    kind_ = TokenKind::kFloat;
    ++end_;
    skip_while(is_digit);
  }
  if (peek() == 'e' || peek() == 'E') {
    kind_ = TokenKind::kFloat;
    ++end_;
    if (peek() == '-' || peek() == '+') ++end_;
    if (skip_while(is_digit) == 0) return invalid("an exponent without digits");
  }
  if (peek() == 'f' || peek() == 'F') {
    kind_ = TokenKind::kFloat;
    ++end_;
  }
}

void Tokens::string() noexcept {
  kind_ = TokenKind::kString;
  const char quote = text_[end_++];
  for (;;) {
    skip_while([quote](char c) { return c != quote && c != '\\' && c != '\n' && c != '\0'; });
    if (end_ == text_.size() || peek() == '\n') return invalid("a string without its end");
    const char c = text_[end_++];
    if (c == quote) return;
    if (c == '\0') return invalid("a zero byte in a string");
    if (!escape()) return invalid("an escape that does not exist");
  }
}

// What follows a backslash. A half of a pair of surrogates is no character.
bool Tokens::escape() noexcept {
  constexpr std::string_view kSingle = "abfnrtv\\?'\"01234567";
  const char c = peek();
  const std::size_t digits = c == 'x' ? 1 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
  if (digits == 0 && (c == '\0' || kSingle.find(c) == std::string_view::npos)) return false;
  for (std::size_t i = 1; i <= digits; ++i) {
    if (!is_hex(peek(i))) return false;
  }
  std::size_t length = 1 + digits;
  if (digits > 1) {
    const CodePoint point = code_point(text_.substr(end_));
    if (point.code > 0x10FFFF || is_high_surrogate(point.code) || is_low_surrogate(point.code)) return false;
    length = point.length;
  }
  end_ += length;
  return true;
}

bool integer_value(std::string_view token, std::uint64_t max, std::uint64_t& value) noexcept {
  int base = 10;
  if (has_hex_prefix(token)) {
    base = 16;
    token.remove_prefix(2);
  } else if (token[0] == '0') {
    base = 8;
  }
  const std::from_chars_result result = std::from_chars(token.data(), token.data() + token.size(), value, base);
  return result.ec == std::errc() && value <= max;
}

double float_value(std::string_view token) noexcept {
  const char last = token.back();
  if (last == 'f' || last == 'F') token.remove_suffix(1);
  double value = 0;
  return real_number(token, value) ? value : std::numeric_limits<double>::infinity();
}

void append_unescaped(std::string& out, std::string_view token) {
  const std::string_view text = token.substr(1);  // with the quote behind it, which ends every escape
  for (std::size_t i = 0; i + 1 < text.size();) {
    const std::size_t plain = std::min(text.find('\\', i), text.size() - 1);
    out.append(text, i, plain - i);
    i = plain;
    if (i + 1 < text.size()) i += 1 + append_escape(out, text.substr(i + 1));
  }
}

}  // namespace onnxgen::text
