#include "onnxgen/text/json/scanner.h"

#include <algorithm>

#include "onnxgen/text/characters/code_point.h"
#include "onnxgen/wire/utf8.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

// Returns whether a character can be part of a string without further checks.
bool is_plain(char c) noexcept {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

// Returns false only if all eight characters are plain. May also return true for plain characters.
bool may_have_special(std::uint64_t eight) noexcept {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  const std::uint64_t quotes = eight ^ (kOnes * '"');
  const std::uint64_t backslashes = eight ^ (kOnes * '\\');
  return ((eight | (eight - kOnes * 0x20) | (quotes - kOnes) | (backslashes - kOnes)) & (kOnes * 0x80)) != 0;
}

// Code point of an escape \u, and the length of the escape without its first backslash. `text` must begin with the u
// and its four digits.
struct EscapedCode {
  std::uint32_t code;
  std::size_t length;
};

bool has_digits(std::string_view text) noexcept {
  return text.size() >= 4 && std::all_of(text.begin(), text.begin() + 4, [](char c) { return hex_value(c) >= 0; });
}

EscapedCode escaped_code(std::string_view text) noexcept {
  const std::uint32_t high = hex_number(text.substr(1), 4);
  const std::uint32_t low = is_high_surrogate(high) ? escaped_low_surrogate(text.substr(5)) : 0;
  if (low == 0) return {high, 5};
  return {joined_surrogates(high, low), 5 + kSurrogateEscape};
}

}  // namespace

void JsonScanner::invalid(const char* problem) noexcept {
  kind_ = JsonToken::kInvalid;
  problem_ = problem;
}

void JsonScanner::sign(JsonToken kind) noexcept {
  kind_ = kind;
  ++end_;
}

void JsonScanner::word(std::string_view word, JsonToken kind) noexcept {
  if (text_.substr(end_, word.size()) != word) return invalid("invalid word");
  kind_ = kind;
  end_ += word.size();
}

void JsonScanner::advance() noexcept {
  if (kind_ == JsonToken::kInvalid) return;
  while (end_ < text_.size() &&
         (text_[end_] == ' ' || text_[end_] == '\n' || text_[end_] == '\t' || text_[end_] == '\r')) {
    ++end_;
  }
  begin_ = end_;
  if (end_ == text_.size()) {
    kind_ = JsonToken::kEnd;
    return;
  }
  switch (text_[end_]) {
    case '{':
      return sign(JsonToken::kObjectBegin);
    case '}':
      return sign(JsonToken::kObjectEnd);
    case '[':
      return sign(JsonToken::kListBegin);
    case ']':
      return sign(JsonToken::kListEnd);
    case ':':
      return sign(JsonToken::kColon);
    case ',':
      return sign(JsonToken::kComma);
    case '"':
      return string();
    case 't':
      return word("true", JsonToken::kTrue);
    case 'f':
      return word("false", JsonToken::kFalse);
    case 'n':
      return word("null", JsonToken::kNull);
    default:
      if (text_[end_] == '-' || is_digit(text_[end_])) return number();
      return invalid("invalid character");
  }
}

bool JsonScanner::digits() noexcept {
  const std::size_t from = end_;
  while (end_ < text_.size() && is_digit(text_[end_])) ++end_;
  return end_ != from;
}

void JsonScanner::number() noexcept {
  kind_ = JsonToken::kNumber;
  if (peek() == '-') ++end_;
  const bool begins_with_zero = peek() == '0';
  const std::size_t from = end_;
  if (!digits()) return invalid("minus sign without a number");
  if (begins_with_zero && end_ - from > 1) return invalid("number with a leading zero");
  if (peek() == '.') {
    ++end_;
    if (!digits()) return invalid("decimal point without digits after it");
  }
  if (peek() == 'e' || peek() == 'E') {
    ++end_;
    if (peek() == '-' || peek() == '+') ++end_;
    if (!digits()) return invalid("exponent without digits");
  }
}

void JsonScanner::string() noexcept {
  kind_ = JsonToken::kString;
  has_escapes_ = false;
  bool is_ascii = true;
  for (++end_;;) {
    while (text_.size() - end_ >= 8 && !may_have_special(wire::load_eight(text_.data() + end_))) end_ += 8;
    while (end_ < text_.size() && is_plain(text_[end_])) ++end_;
    if (end_ == text_.size()) return invalid("unterminated string");
    const char c = text_[end_++];
    if (c == '"') break;
    if (static_cast<unsigned char>(c) < 0x20) return invalid("control character in a string");
    if (c == '\\' && !escape()) return;
    is_ascii = is_ascii && static_cast<unsigned char>(c) < 0x80;
  }
  if (!is_ascii && !wire::is_valid_utf8(content())) invalid("the string is not valid UTF-8");
}

// Reads the rest of an escape after its backslash.
bool JsonScanner::escape() noexcept {
  has_escapes_ = true;
  const char c = peek();
  std::size_t length = 1;
  if (c == 'u') {
    if (!has_digits(text_.substr(end_ + 1))) {
      invalid("invalid escape sequence");
      return false;
    }
    const EscapedCode escaped = escaped_code(text_.substr(end_));
    if (is_high_surrogate(escaped.code) || is_low_surrogate(escaped.code)) {
      invalid("unpaired surrogate");
      return false;
    }
    length = escaped.length;
  } else if (c == '\0' || std::string_view("\"\\/bfnrt").find(c) == std::string_view::npos) {
    invalid("invalid escape sequence");
    return false;
  }
  end_ += length;
  return true;
}

bool is_json_number(std::string_view text) noexcept {
  if (text.empty() || (text[0] != '-' && !is_digit(text[0]))) return false;
  const JsonScanner scanner(text);
  return scanner.kind() == JsonToken::kNumber && scanner.token().size() == text.size();
}

void append_json_unescaped(std::string& out, std::string_view content) {
  constexpr std::string_view kLetters = "bfnrt";
  constexpr std::string_view kMeanings = "\b\f\n\r\t";
  for (std::size_t i = 0; i < content.size();) {
    const std::size_t backslash = std::min(content.find('\\', i), content.size());
    out.append(content, i, backslash - i);
    i = backslash + 1;
    if (i > content.size()) break;
    if (content[i] == 'u') {
      const EscapedCode escaped = escaped_code(content.substr(i));
      wire::append_utf8(out, escaped.code);
      i += escaped.length;
    } else {
      const std::size_t letter = kLetters.find(content[i]);
      out += letter == std::string_view::npos ? content[i] : kMeanings[letter];
      ++i;
    }
  }
}

}  // namespace onnxgen::text
