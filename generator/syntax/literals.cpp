#include "syntax/literals.h"

#include <charconv>
#include <cstddef>
#include <cstdlib>

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

void append_utf8(std::uint32_t code_point, std::string& bytes) {
  const auto put = [&](std::uint32_t byte) { bytes += static_cast<char>(byte); };
  const auto put_rest = [&](int shift) { put(0x80 | (code_point >> shift & 0x3F)); };
  if (code_point < 0x80) {
    put(code_point);
  } else if (code_point < 0x800) {
    put(0xC0 | code_point >> 6);
    put_rest(0);
  } else if (code_point < 0x10000) {
    put(0xE0 | code_point >> 12);
    put_rest(6);
    put_rest(0);
  } else {
    put(0xF0 | code_point >> 18);
    put_rest(12);
    put_rest(6);
    put_rest(0);
  }
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
      const std::uint32_t code_point = number(16, digits, is_hex);
      if (position_ - first_digit != digits)
        return fail(begin, "expected four hexadecimal digits after '\\u', or eight after '\\U'");
      if (code_point > 0x10FFFF) return fail(begin, "code point is out of range; the largest is 10FFFF");
      append_utf8(code_point, bytes_);
    } else {
      ++position_;
      fail(begin, "invalid escape sequence");
    }
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
