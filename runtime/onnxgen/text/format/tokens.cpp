#include "onnxgen/text/format/tokens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "onnxgen/text/characters/bracket_name.h"
#include "onnxgen/text/characters/code_point.h"
#include "onnxgen/text/decimal.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::text {
namespace {

bool is_octal(char c) noexcept {
  return c >= '0' && c <= '7';
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

bool has_hex_digits(const char* p, const char* end, std::size_t digits) noexcept {
  return static_cast<std::size_t>(end - p) >= digits && std::all_of(p, p + digits, is_hex);
}

// Table of single-character escapes: the character that each letter means after a backslash, or 0.
constexpr std::array<char, 256> make_meanings() {
  std::array<char, 256> meanings{};
  constexpr std::string_view kLetters = "abfnrtv\\?'\"";
  constexpr std::string_view kMeanings = "\a\b\f\n\r\t\v\\?'\"";
  for (std::size_t i = 0; i < kLetters.size(); ++i) {
    meanings[static_cast<unsigned char>(kLetters[i])] = kMeanings[i];
  }
  return meanings;
}

constexpr std::array<char, 256> kMeanings = make_meanings();

char meaning_of(char letter) noexcept {
  return kMeanings[static_cast<unsigned char>(letter)];
}

// Returns whether the character at `position` is escaped by a backslash.
bool is_escaped(std::string_view text, std::size_t begin, std::size_t position) noexcept {
  std::size_t first = position;
  while (first > begin && text[first - 1] == '\\') --first;
  return (position - first) % 2 != 0;
}

// Converts an escape \u or \U, whose letter is at `from`, to UTF-8. Returns false if it is not a character. A surrogate
// is none, even in a pair: https://protobuf.dev/reference/protobuf/textformat-spec/#string
bool unescape_code_point(const char*& from, const char* end, char*& to) noexcept {
  const std::size_t digits = *from == 'u' ? 4 : 8;
  if (!has_hex_digits(from + 1, end, digits)) return false;
  const std::uint32_t code = hex_number(std::string_view(from + 1, digits), digits);
  from += 1 + digits;
  if (code > 0x10FFFF || is_high_surrogate(code) || is_low_surrogate(code)) return false;
  to = wire::write_utf8(to, code);
  return true;
}

// Converts the escape whose first character after the backslash is at `from`, and advances both pointers. Returns false
// if the escape is invalid. `*end` is the closing quote, which is not part of any escape.
bool unescape(const char*& from, const char* end, char*& to) noexcept {
  const char first = *from;
  unsigned value = 0;
  if (is_octal(first) && is_octal(from[1]) && is_octal(from[2])) {  // three digits, as printers write them
    value = static_cast<unsigned>((first - '0') * 64 + (from[1] - '0') * 8 + (from[2] - '0'));
    from += 3;
  } else if (is_octal(first)) {
    while (is_octal(*from)) value = value * 8 + static_cast<unsigned>(*from++ - '0');
  } else if (const char meaning = meaning_of(first); meaning != '\0') {
    value = static_cast<unsigned char>(meaning);
    ++from;
  } else if (first == 'x' && is_hex(from[1])) {
    ++from;
    for (int i = 0; i < 2 && is_hex(*from); ++i) value = value * 16 + static_cast<unsigned>(hex_value(*from++));
  } else {
    return (first == 'u' || first == 'U') && unescape_code_point(from, end, to);
  }
  *to++ = static_cast<char>(static_cast<unsigned char>(value));
  return true;
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

void Tokens::invalid(const char* problem) noexcept {
  kind_ = TokenKind::kInvalid;
  problem_ = problem;
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
    invalid("control character");
  } else {
    kind_ = TokenKind::kSign;
    ++end_;
  }
}

std::string Tokens::take_bracket_name() {
  std::string name;
  end_ = begin_;
  while (is_url_char(peek())) {
    const std::size_t size = skip_while(is_url_char);
    name += text_.substr(end_ - size, size);
    skip_space();
  }
  begin_ = end_;
  kind_ = end_ == text_.size() ? TokenKind::kEnd : TokenKind::kSign;
  if (kind_ == TokenKind::kSign) ++end_;
  return name;
}

void Tokens::number() noexcept {
  kind_ = TokenKind::kInteger;
  if (peek() == '0' && (peek(1) == 'x' || peek(1) == 'X')) {
    end_ += 2;
    if (skip_while(is_hex) == 0) return invalid("\"0x\" without digits");
  } else if (peek() == '0' && is_digit(peek(1))) {
    skip_while(is_octal);
    if (is_digit(peek())) return invalid("digit 8 or 9 in an octal number");
  } else {
    decimal();
    if (kind_ == TokenKind::kInvalid) return;
  }
  if (peek() == '.')
    return invalid(kind_ == TokenKind::kFloat ? "second decimal point in a number"
                                              : "decimal point in an octal or hexadecimal number");
  if (is_letter(peek())) invalid("letter directly after a number");
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
    if (skip_while(is_digit) == 0) return invalid("exponent without digits");
  }
  if (peek() == 'f' || peek() == 'F') {
    kind_ = TokenKind::kFloat;
    ++end_;
  }
}

void Tokens::string() noexcept {
  kind_ = TokenKind::kString;
  const char quote = text_[end_];
  const std::size_t begin = end_ + 1;
  std::size_t close = begin - 1;
  do {
    close = text_.find(quote, close + 1);
  } while (close != std::string_view::npos && is_escaped(text_, begin, close));
  end_ = close == std::string_view::npos ? text_.size() : close + 1;
  const std::string_view content = text_.substr(begin, close - begin);
  const std::size_t newline = content.find('\n');
  if (content.substr(0, newline).find('\0') != std::string_view::npos) return invalid("NUL byte in a string");
  if (close == std::string_view::npos || newline != std::string_view::npos) invalid("unterminated string");
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

bool append_unescaped(std::string& out, std::string_view token) {
  const char* from = token.data() + 1;
  const char* const end = token.data() + token.size() - 1;
  const std::size_t begin = out.size();
  out.resize(begin + token.size());  // no escape is shorter than its value
  char* to = out.data() + begin;
  while (from != end) {
    if (*from != '\\') {
      *to++ = *from++;
    } else if (!unescape(++from, end, to)) {
      return false;
    }
  }
  out.resize(static_cast<std::size_t>(to - out.data()));
  return true;
}

}  // namespace onnxgen::text
