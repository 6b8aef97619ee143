#include "onnxgen/text/format/tokens.h"

#include <charconv>
#include <limits>

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

// -1 for what is no hexadecimal digit.
int hex_value(char c) noexcept {
  if (is_digit(c)) return c - '0';
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}
bool is_hex(char c) noexcept {
  return hex_value(c) >= 0;
}

bool has_hex_prefix(std::string_view token) noexcept {
  return token.size() > 2 && token[0] == '0' && (token[1] == 'x' || token[1] == 'X');
}

void append_utf8(std::string& out, std::uint32_t code) {
  const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6);
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  }
}

// The number that `digits` hexadecimal digits at the beginning are; the scanner has seen them.
std::uint32_t hex_number(std::string_view text, std::size_t digits) noexcept {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < digits; ++i) value = value << 4 | static_cast<std::uint32_t>(hex_value(text[i]));
  return value;
}

// Of \u and \U, whose letter is the first of `text`. Returns how many characters it is long, with the \u of a second
// surrogate.
std::size_t append_code_point(std::string& out, std::string_view text) {
  const std::size_t digits = text[0] == 'u' ? 4 : 8;
  std::uint32_t code = hex_number(text.substr(1), digits);
  std::size_t length = 1 + digits;
  const std::string_view rest = text.substr(length);
  if (code >= 0xD800 && code < 0xDC00 && rest.size() > 6 && rest[0] == '\\' && rest[1] == 'u') {
    const std::uint32_t low = hex_number(rest.substr(2), 4);
    if (low >= 0xDC00 && low < 0xE000) {
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
      length += 6;
    }
  }
  append_utf8(out, code);
  return length;
}

// Appends what the escape stands for that `text` begins with, after its backslash. Returns how long it is.
std::size_t append_escape(std::string& out, std::string_view text) {
  constexpr std::string_view kLetters = "abfnrtv";
  constexpr std::string_view kMeanings = "\a\b\f\n\r\t\v";
  const char first = text[0];
  if (first == 'u' || first == 'U') return append_code_point(out, text);
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

// What follows a backslash.
bool Tokens::escape() noexcept {
  constexpr std::string_view kSingle = "abfnrtv\\?'\"01234567";
  const char c = peek();
  std::size_t digits = 0;
  switch (c) {
    case 'x':
      digits = 1;
      break;
    case 'u':
      digits = 4;
      break;
    case 'U':
      digits = 8;
      break;
    default:
      if (c == '\0' || kSingle.find(c) == std::string_view::npos) return false;
  }
  ++end_;
  for (std::size_t i = 0; i < digits; ++i) {
    if (!is_hex(peek(i))) return false;
  }
  if (digits == 8 && hex_number(text_.substr(end_), 8) > 0x10FFFF) return false;
  end_ += digits;
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
  const std::from_chars_result result = std::from_chars(token.data(), token.data() + token.size(), value);
  if (result.ec != std::errc::result_out_of_range) return value;
  const bool is_tiny = token.find("e-") != std::string_view::npos || token.find("E-") != std::string_view::npos ||
                       token[0] == '.' || token.substr(0, 2) == "0.";
  return is_tiny ? 0 : std::numeric_limits<double>::infinity();
}

void append_unescaped(std::string& out, std::string_view token) {
  const std::string_view text = token.substr(1);  // with the quote behind it, which ends every escape
  for (std::size_t i = 0; i + 1 < text.size();) {
    if (text[i] != '\\') {
      out += text[i++];
    } else {
      i += 1 + append_escape(out, text.substr(i + 1));
    }
  }
}

}  // namespace onnxgen::text
