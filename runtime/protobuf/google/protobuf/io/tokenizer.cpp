#include "google/protobuf/io/tokenizer.h"

#include <algorithm>
#include <utility>

#include "google/protobuf/io/zero_copy_stream.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {
namespace {

constexpr ColumnNumber kTab = 8;

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_octal(char c) {
  return c >= '0' && c <= '7';
}
bool is_hex(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
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
  return c >= '\0' && c < ' ';
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

bool Tokenizer::take_times(Class in_class, int count) {
  while (count > 0 && take_if(in_class)) --count;
  return count == 0;
}

// ---- tokens --------------------------------------------------------------------------------------------------------

void Tokenizer::begin_token() {
  current_ = {TYPE_START, "", line_, column_, column_};
  recorded_ = &current_.text;
}

// Returns true.
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

// Skips whitespace that is not reported. Returns whether there is a token of whitespace.
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
    errors_->AddError(line_, column_ - 1, "Need space between identifier and decimal point.");
  }
  return take_number('.');
}

// `first` is the character before the next one: a digit, or a point before a digit.
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

// ---- comments ------------------------------------------------------------------------------------------------------

// A single slash is a token, which becomes the current one.
Tokenizer::Comment Tokenizer::take_comment_start() {
  if (comment_style_ == SH_COMMENT_STYLE) return take_if('#') ? Comment::kLine : Comment::kNone;
  if (!take_if('/')) return Comment::kNone;
  if (take_if('/')) return Comment::kLine;
  if (take_if('*')) return Comment::kBlock;
  current_ = {TYPE_SYMBOL, "/", line_, column_ - 1, column_};
  return Comment::kSlash;
}

// Returns the rest of the line.
std::string Tokenizer::take_line_comment() {
  std::string text;
  recorded_ = &text;
  while (peek() != '\0' && peek() != '\n') take();
  take_if('\n');
  recorded_ = nullptr;
  return text;
}

// Returns the text up to the end of the comment, without the whitespace and asterisk at the beginnings of lines.
std::string Tokenizer::take_block_comment() {
  const int line = line_;
  const ColumnNumber column = column_ - 2;
  std::string text;
  recorded_ = &text;
  while (true) {
    const char next = peek();
    if (next == '\0') {
      error("End-of-file inside block comment.");
      errors_->AddError(line, column, "  Comment started here.");
      break;
    }
    take();
    if (next == '\n') {
      recorded_ = nullptr;
      take_all(is_blank);
      if (take_if('*') && take_if('/')) break;
      recorded_ = &text;
    } else if (next == '*' && take_if('/')) {
      text.resize(text.size() - 2);
      break;
    } else if (next == '/' && peek() == '*') {
      error("\"/*\" inside block comment.  Block comments cannot be nested.");
    }
  }
  recorded_ = nullptr;
  return text;
}

// Returns whether there was a comment.
bool Tokenizer::skip_comment(Comment comment) {
  if (comment == Comment::kLine) take_line_comment();
  if (comment == Comment::kBlock) take_block_comment();
  return comment == Comment::kLine || comment == Comment::kBlock;
}

// Assigns comments to the tokens before and after them.
class Tokenizer::Comments {
 public:
  Comments(std::string* trailing, std::vector<std::string>* detached, std::string* leading)
      : trailing_(trailing), detached_(detached), leading_(leading) {
    if (trailing_ != nullptr) trailing_->clear();
    if (detached_ != nullptr) detached_->clear();
    if (leading_ != nullptr) leading_->clear();
  }
  Comments(const Comments&) = delete;
  Comments& operator=(const Comments&) = delete;
  // The last comment belongs to the next token.
  ~Comments() {
    if (leading_ != nullptr && kind_ != Comment::kNone) *leading_ = std::move(pending_);
  }

  // Consecutive line comments are one comment.
  void add(Comment kind, const std::string& text) {
    if (kind_ == Comment::kBlock || kind == Comment::kBlock) flush();
    kind_ = kind;
    pending_ += text;
  }
  void forget() {
    pending_.clear();
    kind_ = Comment::kNone;
  }
  // The pending comment does not belong to the next token.
  void flush() {
    if (kind_ == Comment::kNone) return;
    if (is_near_previous_) {
      if (trailing_ != nullptr) *trailing_ += pending_;
      is_near_previous_ = false;
    } else if (detached_ != nullptr) {
      detached_->push_back(pending_);
    }
    forget();
  }
  void leave_previous() { is_near_previous_ = false; }

 private:
  std::string* trailing_;
  std::vector<std::string>* detached_;
  std::string* leading_;
  std::string pending_;
  Comment kind_ = Comment::kNone;
  bool is_near_previous_ = true;
};

// Handles the rest of the previous token's line. If the next token is in it, sets `is_done` and returns the result of
// NextWithComments().
bool Tokenizer::take_first_comment(Comments& comments, bool& is_done) {
  take_all(is_blank);
  const Comment kind = take_comment_start();
  is_done = kind == Comment::kSlash;
  if (is_done) return true;
  if (kind == Comment::kLine) {
    comments.add(kind, take_line_comment());
    comments.flush();
    return true;
  }
  if (kind == Comment::kBlock) {
    comments.add(kind, take_block_comment());
    take_all(is_blank);
  }
  if (take_if('\n')) {
    comments.flush();
    return true;
  }
  is_done = true;
  comments.forget();  // between two tokens of one line, it could belong to either
  return Next();
}

bool Tokenizer::NextWithComments(std::string* prev_trailing_comments, std::vector<std::string>* detached_comments,
                                 std::string* next_leading_comments) {
  Comments comments(prev_trailing_comments, detached_comments, next_leading_comments);
  if (current_.type == TYPE_START) {
    if (take_if('\xEF') && !(take_if('\xBB') && take_if('\xBF'))) {
      error("Proto file starts with 0xEF but not UTF-8 BOM. Only UTF-8 is accepted for proto file.");
      return false;
    }
    comments.leave_previous();
  } else {
    bool is_done = false;
    const bool has_token = take_first_comment(comments, is_done);
    if (is_done) return has_token;
  }
  while (true) {
    take_all(is_blank);
    const Comment kind = take_comment_start();
    if (kind == Comment::kSlash) return true;
    if (kind == Comment::kLine) {
      comments.add(kind, take_line_comment());
    } else if (kind == Comment::kBlock) {
      comments.add(kind, take_block_comment());
      take_all(is_blank);
      take_if('\n');
    } else if (take_if('\n')) {  // an empty line
      comments.flush();
      comments.leave_previous();
    } else {
      const bool has_token = Next();
      const std::string& text = current_.text;
      if (!has_token || text == "}" || text == "]" || text == ")") comments.flush();  // the end of a scope has none
      return has_token;
    }
  }
}

bool Tokenizer::IsIdentifier(const std::string& text) {
  return !text.empty() && is_letter(text.front()) && std::all_of(text.begin(), text.end(), is_alphanumeric);
}

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
