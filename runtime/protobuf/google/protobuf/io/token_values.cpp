// Values of the tokens of a Tokenizer.
#include <algorithm>
#include <cstdio>
#include <limits>

#include "google/protobuf/io/tokenizer.h"
#include "onnxgen/text/characters/code_point.h"
#include "onnxgen/text/real_chars.h"
#include "onnxgen/wire/utf8.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {
namespace {

// Reads the characters of a token one by one.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool empty() const { return rest_.empty(); }
  char peek() const { return rest_.empty() ? '\0' : rest_.front(); }
  char take() {
    const char c = peek();
    rest_.remove_prefix(rest_.empty() ? 0 : 1);
    return c;
  }

  // Reads a number of at most `longest` digits.
  uint32 number(int base, int longest) {
    uint32 value = 0;
    for (; longest > 0; --longest) {
      const int digit = onnxgen::text::hex_value(peek());
      if (digit < 0 || digit >= base) break;
      value = value * static_cast<uint32>(base) + static_cast<uint32>(digit);
      take();
    }
    return value;
  }

  // Reads a code point of `digits` hexadecimal digits. Returns false if fewer are left.
  bool code_point(std::size_t digits, uint32& code) {
    const std::size_t present = std::min(rest_.find_first_not_of("0123456789abcdefABCDEF"), rest_.size());
    if (present < digits) return false;
    code = number(16, static_cast<int>(digits));
    return true;
  }

  // Reads the escape sequence of a low surrogate (\uXXXX), if it is next, and joins it with the high one in `code`.
  void low_surrogate(uint32& code) {
    const uint32 low = onnxgen::text::escaped_low_surrogate(rest_);
    if (low == 0) return;
    code = onnxgen::text::joined_surrogates(code, low);
    rest_.remove_prefix(onnxgen::text::kSurrogateEscape);
  }

 private:
  std::string_view rest_;
};

char simple_escape(char c) {
  constexpr std::string_view kLetters = "abfnrtv\\?'\"";
  const std::size_t position = kLetters.find(c);
  return position == std::string_view::npos ? '?' : "\a\b\f\n\r\t\v\\?'\""[position];
}

// Appends the value of an escape sequence. Its backslash was already read.
void append_escape(Reader& reader, std::string& output) {
  const char letter = reader.peek();
  if (letter >= '0' && letter <= '7') {
    output += static_cast<char>(reader.number(8, 3));
    return;
  }
  reader.take();
  if (letter == 'x') {
    output += static_cast<char>(reader.number(16, 2));
  } else if (letter == 'u' || letter == 'U') {
    uint32 code = 0;
    if (!reader.code_point(letter == 'u' ? 4 : 8, code)) {
      output += letter;
      return;
    }
    if (onnxgen::text::is_high_surrogate(code)) reader.low_surrogate(code);
    if (code <= 0x10FFFF) return onnxgen::wire::append_utf8(output, code);
    char digits[16];
    std::snprintf(digits, sizeof digits, "\\U%08x", static_cast<unsigned>(code));
    output += digits;
  } else {
    output += simple_escape(letter);
  }
}

}  // namespace

// Accepts what the tokenizer accepts: a number may end with an f, or with an exponent without digits.
double Tokenizer::ParseFloat(const std::string& text) {
  std::string_view number = text;
  while (!number.empty() && !onnxgen::text::is_digit(number.back()) && number.back() != '.') number.remove_suffix(1);
  double value = 0;
  if (onnxgen::text::read_real(number, value)) return value;
  const std::size_t exponent = number.find_first_of("eE");
  const bool is_small = exponent != std::string_view::npos && number.substr(exponent + 1, 1) == "-";
  return is_small ? value : std::numeric_limits<double>::infinity();
}

bool Tokenizer::ParseInteger(const std::string& text, uint64 max_value, uint64* output) {
  const bool is_hex = text.size() > 1 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
  const bool is_octal = !is_hex && !text.empty() && text[0] == '0';
  const uint64 base = is_hex ? 16 : is_octal ? 8 : 10;
  uint64 value = 0;
  for (const char c : std::string_view(text).substr(is_hex ? 2 : 0)) {
    const int digit = onnxgen::text::hex_value(c);
    if (digit < 0 || static_cast<uint64>(digit) >= base) return false;
    const auto added = static_cast<uint64>(digit);
    if (added > max_value || value > (max_value - added) / base) return false;
    value = value * base + added;
  }
  *output = value;
  return true;
}

void Tokenizer::ParseStringAppend(const std::string& text, std::string* output) {
  if (text.empty()) return;
  Reader reader(std::string_view(text).substr(1));
  while (!reader.empty()) {
    const char c = reader.take();
    if (c == '\\' && !reader.empty()) {
      append_escape(reader, *output);
    } else if (c != text[0] || !reader.empty()) {  // without the final quote
      *output += c;
    }
  }
}

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
