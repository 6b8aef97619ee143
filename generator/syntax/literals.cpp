#include "syntax/literals.h"

#include <charconv>
#include <cstddef>
#include <cstdlib>

#include "onnxgen/text/characters/code_point.h"
#include "onnxgen/wire/utf8.h"
#include "source/source_file.h"

namespace onnxgen::syntax {
namespace {

using source::Diagnostics;
using source::Span;

bool is_octal(char c) {
  return c >= '0' && c <= '7';
}
bool is_hex(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

std::optional<char> simple_escape(char c) {
  switch (c) {
    case 'a':
      return '\a';
    case 'b':
      return '\b';
    case 'f':
      return '\f';
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
    case 'v':
      return '\v';
    case '\\':
    case '\'':
    case '"':
    case '?':
      return c;
    default:
      return std::nullopt;  // not a simple escape
  }
}

// Decodes one literal, from its opening to its closing quote.
class Unescaper {
 public:
  Unescaper(const Span& span, std::string& bytes, Diagnostics& diagnostics)
      : span_(span), text_(source::text_of(span)), bytes_(bytes), diagnostics_(diagnostics) {}

  void run() {
    position_ = 1;
    // An unclosed literal ends with its line and was already reported.
    const std::size_t end = text_.size() > 1 && text_.back() == text_.front() ? text_.size() - 1 : text_.size();
    text_ = text_.substr(0, end);
    while (position_ < text_.size()) {
      if (text_[position_] == '\\') {
        escape();
      } else {
        bytes_ += text_[position_++];
      }
    }
  }

 private:
  void escape() {
    const std::size_t begin = position_++;
    if (position_ == text_.size()) return;
    const char kind = text_[position_];
    if (const std::optional<char> simple = simple_escape(kind)) {
      bytes_ += *simple;
      ++position_;
    } else if (is_octal(kind)) {
      bytes_ += static_cast<char>(number(8, 3, is_octal));
    } else if (kind == 'x') {
      ++position_;
      if (position_ == text_.size() || !is_hex(text_[position_]))
        return fail(begin, "expected a hexadecimal digit after '\\x'");
      bytes_ += static_cast<char>(number(16, 2, is_hex));
    } else if (kind == 'u' || kind == 'U') {
      ++position_;
      const std::size_t digits = kind == 'u' ? 4 : 8;
      const std::size_t first_digit = position_;
      std::uint32_t code_point = number(16, digits, is_hex);
      if (position_ - first_digit != digits)
        return fail(begin, "expected four hexadecimal digits after '\\u', or eight after '\\U'");
      if (code_point > 0x10FFFF) return fail(begin, "code point is out of range; the largest is 10FFFF");
      if (text::is_high_surrogate(code_point)) join_low_surrogate(code_point);
      wire::append_utf8(bytes_, code_point);  // a lone surrogate becomes three bytes, as in protoc
    } else {
      ++position_;
      fail(begin, "invalid escape sequence");
    }
  }

  void join_low_surrogate(std::uint32_t& code_point) {
    const std::uint32_t low = text::escaped_low_surrogate(text_.substr(position_));
    if (low == 0) return;
    code_point = text::joined_surrogates(code_point, low);
    position_ += text::kSurrogateEscape;
  }

  std::uint32_t number(int base, std::size_t max_digits, bool (*is_digit)(char)) {
    const std::size_t begin = position_;
    while (position_ < text_.size() && position_ - begin < max_digits && is_digit(text_[position_])) ++position_;
    std::uint32_t value = 0;
    std::from_chars(text_.data() + begin, text_.data() + position_, value, base);
    return value;
  }

  void fail(std::size_t begin, const char* text) {
    const auto at = [&](std::size_t i) { return span_.begin + static_cast<std::uint32_t>(i); };
    diagnostics_.error({span_.file, at(begin), at(position_)}, "{}", text);
  }

  Span span_;
  std::string_view text_;
  std::string& bytes_;
  Diagnostics& diagnostics_;
  std::size_t position_ = 0;
};

}  // namespace

std::optional<std::uint64_t> integer_value(std::string_view digits) {
  int base = 10;
  if (digits.size() > 1 && digits[0] == '0') {
    base = digits[1] == 'x' || digits[1] == 'X' ? 16 : 8;
    digits.remove_prefix(base == 16 ? 2 : 1);
  }
  std::uint64_t value = 0;
  const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (result.ec != std::errc()) return std::nullopt;
  return value;
}

double float_value(std::string_view digits) {
  return std::strtod(std::string(digits).c_str(), nullptr);
}

void append_string_value(const Span& span, std::string& bytes, Diagnostics& diagnostics) {
  Unescaper(span, bytes, diagnostics).run();
}

}  // namespace onnxgen::syntax
