// Splits text into tokens like those of C: identifiers, numbers, strings and symbols. Also defines the interface for
// receiving errors in text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

class ZeroCopyInputStream;

// Column in a line, in bytes from 0. A tab extends to the next multiple of 8.
typedef int ColumnNumber;

// Interface for receiving errors and warnings.
class ErrorCollector {
 public:
  ErrorCollector() = default;
  ErrorCollector(const ErrorCollector&) = delete;
  ErrorCollector& operator=(const ErrorCollector&) = delete;
  virtual ~ErrorCollector() = default;

  // Lines and columns start at 0. A line of -1 means the whole text. Programs for protobuf 3.21 override the functions
  // that begin with "Add"; programs for protobuf 30 override those that begin with "Record". Both interfaces have the
  // same table of virtual functions.
#if ONNXGEN_PROTOBUF_API < 30
  virtual void AddError(int line, ColumnNumber column, const std::string& message) = 0;
  virtual void AddWarning(int /*line*/, ColumnNumber /*column*/, const std::string& /*message*/) {}
  virtual void RecordError(int line, ColumnNumber column, std::string_view message) {
    AddError(line, column, std::string(message));
  }
  virtual void RecordWarning(int line, ColumnNumber column, std::string_view message) {
    AddWarning(line, column, std::string(message));
  }
#else
 private:
  virtual void AddError(int /*line*/, ColumnNumber /*column*/, const std::string& /*message*/) {}
  virtual void AddWarning(int /*line*/, ColumnNumber /*column*/, const std::string& /*message*/) {}

 public:
  virtual void RecordError(int line, ColumnNumber column, std::string_view message) = 0;
  virtual void RecordWarning(int /*line*/, ColumnNumber /*column*/, std::string_view /*message*/) {}
#endif
};

// Reads tokens one by one. Reports errors and continues after them. Not thread-safe.
class Tokenizer {
 public:
  enum TokenType {
    TYPE_START,       // before the first token
    TYPE_END,         // after the last token
    TYPE_IDENTIFIER,  // letters, digits and underscores
    TYPE_INTEGER,     // decimal, hexadecimal (0x1F) or octal (017); without a sign
    TYPE_FLOAT,       // with a decimal point, an exponent or, if allowed, an f; without a sign
    TYPE_STRING,      // in single or double quotes; `text` includes the quotes and the undecoded escapes
    TYPE_SYMBOL,      // any other character
    TYPE_WHITESPACE,  // see set_report_whitespace()
    TYPE_NEWLINE,     // see set_report_newlines()
  };

  struct Token {
    TokenType type;
    std::string text;
    // Position of the first character, and the column after the last one. Lines and columns start at 0.
    int line;
    ColumnNumber column;
    ColumnNumber end_column;
  };

  enum CommentStyle {
    CPP_COMMENT_STYLE,  // "//" and "/*"
    SH_COMMENT_STYLE,   // "#"
  };

  // Both arguments must outlive this object. The destructor returns characters after the current token to `input`.
  Tokenizer(ZeroCopyInputStream* input, ErrorCollector* error_collector);
  Tokenizer(const Tokenizer&) = delete;
  Tokenizer& operator=(const Tokenizer&) = delete;
  ~Tokenizer();

  const Token& current() const { return current_; }
  const Token& previous() const { return previous_; }

  // Moves to the next token. Returns false at the end of the text.
  bool Next();
  // Like Next(), and returns the comments between the previous and the next token: the one that belongs to the previous
  // token, those that belong to neither, and the one that belongs to the next token. Arguments may be null.
  bool NextWithComments(std::string* prev_trailing_comments, std::vector<std::string>* detached_comments,
                        std::string* next_leading_comments);

  // Return the value of a token, given the text of a token of the corresponding type. ParseInteger() returns false if
  // the value exceeds `max_value` or a digit is invalid. ParseString() removes the quotes and decodes the escapes;
  // ParseStringAppend() appends to `output`.
  static double ParseFloat(const std::string& text);
  static bool ParseInteger(const std::string& text, uint64 max_value, uint64* output);
  static void ParseString(const std::string& text, std::string* output) {
    output->clear();
    ParseStringAppend(text, output);
  }
  static void ParseStringAppend(const std::string& text, std::string* output);
  static bool IsIdentifier(const std::string& text);

  // Settings for the following calls of Next(). This one accepts an f after a number, which makes it a TYPE_FLOAT.
  void set_allow_f_after_float(bool allow) { allow_f_ = allow; }
  void set_comment_style(CommentStyle style) { comment_style_ = style; }
  // Reports an error for a letter directly after a number. The default is true.
  void set_require_space_after_number(bool require) { require_space_after_number_ = require; }
  void set_allow_multiline_strings(bool allow) { allow_multiline_strings_ = allow; }
  // Return whitespace, or newlines separately from other whitespace, as tokens. By default, both are skipped. Reporting
  // newlines also reports whitespace.
  bool report_whitespace() const { return report_whitespace_; }
  void set_report_whitespace(bool report) {
    report_whitespace_ = report;
    report_newlines_ = report_newlines_ && report;
  }
  bool report_newlines() const { return report_newlines_; }
  void set_report_newlines(bool report) {
    report_newlines_ = report;
    report_whitespace_ = report_whitespace_ || report;
  }

 private:
  enum class Comment { kNone, kLine, kBlock, kSlash };
  class Comments;
  using Class = bool (*)(char);  // a predicate for characters

  // Returns the next character, or 0 at the end.
  char peek() const { return at_end_ ? '\0' : *next_; }
  bool is_next(Class in_class) const { return !at_end_ && in_class(*next_); }
  void refill();
  void take();  // reads the next character and appends it to *recorded_
  bool take_if(char c);
  bool take_if(Class in_class);
  void take_all(Class in_class);
  void take_blanks();  // reads whitespace up to the end of the line
  bool take_times(Class in_class, int count);

  void error(const std::string& message) { errors_->RecordError(line_, column_, message); }
  void begin_token();
  bool end_token(TokenType type);
  bool take_whitespace();
  void skip_control_characters();
  TokenType take_token();
  TokenType take_dot();
  TokenType take_number(char first);
  bool take_fraction_and_exponent();
  void take_string(char quote);
  void take_escape();

  Comment take_comment_start();
  std::string take_line_comment();
  std::string take_block_comment();
  bool skip_comment(Comment comment);
  bool take_first_comment(Comments& comments, bool& is_done);

  ZeroCopyInputStream* input_;
  ErrorCollector* errors_;
  const char* next_ = nullptr;
  const char* end_ = nullptr;
  bool at_end_ = false;
  int line_ = 0;
  ColumnNumber column_ = 0;
  std::string* recorded_ = nullptr;  // receives the characters that are read; may be null
  Token current_{TYPE_START, "", 0, 0, 0};
  Token previous_{TYPE_START, "", 0, 0, 0};

  bool allow_f_ = false;
  CommentStyle comment_style_ = CPP_COMMENT_STYLE;
  bool require_space_after_number_ = true;
  bool allow_multiline_strings_ = false;
  bool report_whitespace_ = false;
  bool report_newlines_ = false;
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
