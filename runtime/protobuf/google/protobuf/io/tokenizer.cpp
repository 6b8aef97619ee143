#include "google/protobuf/io/tokenizer.h"

#include <algorithm>
#include <utility>

#include "google/protobuf/io/zero_copy_stream.h"
#include "onnxgen/text/characters/code_point.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {
namespace {

using onnxgen::text::is_digit;

constexpr ColumnNumber kTab = 8;

bool is_octal(char c) {
  return c >= '0' && c <= '7';
}
bool is_hex(char c) {
  return onnxgen::text::hex_value(c) >= 0;
}
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool is_alphanumeric(char c) {
  return is_letter(c) || is_digit(c);
}
bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}
bool is_space(char c) {
  return is_blank(c) || c == '\n';
}
bool is_control(char c) {
  return static_cast<unsigned char>(c) < ' ';
}
bool is_simple_escape(char c) {
  return std::string_view("abfnrtv\\?'\"").find(c) != std::string_view::npos;
}

}  // namespace

// ---- characters ----------------------------------------------------------------------------------------------------

Tokenizer::Tokenizer(ZeroCopyInputStream* input, ErrorCollector* error_collector)
    : input_(input), errors_(error_collector) {
  refill();
}

Tokenizer::~Tokenizer() {
  if (next_ != end_) input_->BackUp(static_cast<int>(end_ - next_));
}

void Tokenizer::refill() {
  const void* data = nullptr;
  int size = 0;
  do {
    at_end_ = !input_->Next(&data, &size);
  } while (!at_end_ && size == 0);
  next_ = at_end_ ? nullptr : static_cast<const char*>(data);
  end_ = at_end_ ? nullptr : next_ + size;
}

void Tokenizer::take() {
  if (at_end_) return;
  const char c = *next_++;
  if (recorded_ != nullptr) *recorded_ += c;
  if (c == '\n') {
    ++line_;
    column_ = 0;
  } else {
    column_ += c == '\t' ? kTab - column_ % kTab : 1;
  }
  if (next_ == end_) refill();
}

bool Tokenizer::take_if(char c) {
  if (at_end_ || *next_ != c) return false;
  take();
  return true;
}

bool Tokenizer::take_if(Class in_class) {
  if (!is_next(in_class)) return false;
  take();
  return true;
}

void Tokenizer::take_all(Class in_class) {
  while (take_if(in_class)) {
  }
}

void Tokenizer::take_blanks() {
  take_all(is_blank);
}

bool Tokenizer::take_times(Class in_class, int count) {
  while (count > 0 && take_if(in_class)) --count;
  return count == 0;
}

// ---- tokens --------------------------------------------------------------------------------------------------------

void Tokenizer::begin_token() {
  current_ = {TYPE_START, "", line_, column_, column_};
  recorded_ = &current_.text;
}

// Completes the current token. Returns true, as the result of Next().
bool Tokenizer::end_token(TokenType type) {
  recorded_ = nullptr;
  current_.type = type;
  current_.end_column = column_;
  return true;
}

bool Tokenizer::Next() {
  previous_ = current_;
  while (!at_end_) {
    begin_token();
    if (take_whitespace()) return true;
    recorded_ = nullptr;
    const Comment comment = take_comment_start();
    if (comment == Comment::kSlash) return true;
    if (skip_comment(comment)) continue;
    if (at_end_) break;
    if (is_next(is_control)) {
      skip_control_characters();
      continue;
    }
    begin_token();
    return end_token(take_token());
  }
  current_ = {TYPE_END, "", line_, column_, column_};
  return false;
}

// Reads whitespace. Returns true if it is reported, as the current token; otherwise skips it.
bool Tokenizer::take_whitespace() {
  if (!report_whitespace_) {
    take_all(is_space);
    return false;
  }
  const Class in_class = report_newlines_ ? is_blank : is_space;
  if (take_if(in_class)) {
    take_all(in_class);
    return end_token(TYPE_WHITESPACE);
  }
  return report_newlines_ && take_if('\n') && end_token(TYPE_NEWLINE);
}

void Tokenizer::skip_control_characters() {
  error("Invalid control characters encountered in text.");
  take();
  take_all(is_control);
}

Tokenizer::TokenType Tokenizer::take_token() {
  const char first = peek();
  if (take_if(is_letter)) {
    take_all(is_alphanumeric);
    return TYPE_IDENTIFIER;
  }
  if (first == '.') return take_dot();
  if (take_if(is_digit)) return take_number(first);
  if (first == '"' || first == '\'') {
    take();
    take_string(first);
    return TYPE_STRING;
  }
  if (static_cast<unsigned char>(first) >= 0x80) {
    error("Interpreting non ascii codepoint " + std::to_string(static_cast<unsigned char>(first)) + ".");
  }
  take();
  return TYPE_SYMBOL;
}

Tokenizer::TokenType Tokenizer::take_dot() {
  take();
  if (!is_next(is_digit)) return TYPE_SYMBOL;
  const bool touches = current_.line == previous_.line && current_.column == previous_.end_column;
  if (previous_.type == TYPE_IDENTIFIER && touches) {
    errors_->RecordError(line_, column_ - 1, "Need space between identifier and decimal point.");
  }
  return take_number('.');
}

// Reads the rest of a number. `first`, which was already read, is a digit, or a point that a digit follows.
Tokenizer::TokenType Tokenizer::take_number(char first) {
  bool is_float = first == '.';
  if (first == '0' && (take_if('x') || take_if('X'))) {
    if (!is_next(is_hex)) error("\"0x\" must be followed by hex digits.");
    take_all(is_hex);
  } else if (first == '0' && is_next(is_digit)) {
    take_all(is_octal);
    if (is_next(is_digit)) error("Numbers starting with leading zero must be in octal.");
    take_all(is_digit);
  } else {
    take_all(is_digit);
    is_float = take_fraction_and_exponent() || is_float;
  }
  if (is_next(is_letter) && require_space_after_number_) {
    error("Need space between number and identifier.");
  } else if (peek() == '.') {
    error(is_float ? "Already saw decimal point or exponent; can't have another one."
                   : "Hex and octal numbers must be integers.");
  }
  return is_float ? TYPE_FLOAT : TYPE_INTEGER;
}

bool Tokenizer::take_fraction_and_exponent() {
  bool is_float = false;
  if (current_.text.front() != '.' && take_if('.')) {
    is_float = true;
    take_all(is_digit);
  }
  if (take_if('e') || take_if('E')) {
    is_float = true;
    if (!take_if('-')) take_if('+');
    if (!is_next(is_digit)) error("\"e\" must be followed by exponent.");
    take_all(is_digit);
  }
  return (allow_f_ && (take_if('f') || take_if('F'))) || is_float;
}

void Tokenizer::take_string(char quote) {
  while (true) {
    const char next = peek();
    if (next == '\0') return error("Unexpected end of string.");
    if (next == '\n' && !allow_multiline_strings_) return error("String literals cannot cross line boundaries.");
    take();
    if (next == quote) return;
    if (next == '\\') take_escape();
  }
}

void Tokenizer::take_escape() {
  if (take_if(is_simple_escape) || take_if(is_octal)) return;
  if (take_if('x')) {
    if (!take_if(is_hex)) error("Expected hex digits for escape sequence.");
  } else if (take_if('u')) {
    if (!take_times(is_hex, 4)) error("Expected four hex digits for \\u escape sequence.");
  } else if (take_if('U')) {
    const bool is_in_range = take_if('0') && take_if('0') && (take_if('0') || take_if('1')) && take_times(is_hex, 5);
    if (!is_in_range) error("Expected eight hex digits up to 10ffff for \\U escape sequence");
  } else {
    error("Invalid escape sequence in string literal.");
  }
}

bool Tokenizer::IsIdentifier(const std::string& text) {
  return !text.empty() && is_letter(text.front()) && std::all_of(text.begin(), text.end(), is_alphanumeric);
}

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
