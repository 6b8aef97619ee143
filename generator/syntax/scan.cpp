#include "syntax/scan.h"

#include <algorithm>

namespace onnxgen::syntax {
namespace {

constexpr std::int32_t kTabWidth = 8;

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

class Scanner {
 public:
  explicit Scanner(const source::SourceFile& file) : text_(file.bytes()) {
    move_to(file.text_begin());  // a byte order mark counts as columns, as in protoc
  }

  std::vector<Token> run() {
    std::vector<Token> tokens;
    do {
      skip_blanks_and_comments();
      Token token;
      token.kind = kind();
      token.begin = static_cast<std::uint32_t>(offset_);
      token.line = line_;
      token.column = column_;
      move_to(end_of(token.kind));
      token.text = text_.substr(token.begin, offset_ - token.begin);
      token.end_column = column_;
      tokens.push_back(token);
    } while (tokens.back().kind != TokenKind::kEnd);
    return tokens;
  }

 private:
  char at(std::size_t offset) const { return offset < text_.size() ? text_[offset] : '\0'; }
  bool starts_with(std::string_view start) const { return text_.substr(offset_, start.size()) == start; }

  void move_to(std::size_t end) {
    for (end = std::min(end, text_.size()); offset_ < end; ++offset_) {
      if (text_[offset_] == '\n') {
        ++line_;
        column_ = 0;
      } else {
        column_ += text_[offset_] == '\t' ? kTabWidth - column_ % kTabWidth : 1;
      }
    }
  }

  void skip_blanks_and_comments() {
    while (true) {
      move_to(text_.find_first_not_of(" \t\r\n\v\f", offset_));
      if (starts_with("//")) {
        move_to(text_.find('\n', offset_));
      } else if (starts_with("/*")) {
        const std::size_t end = text_.find("*/", offset_ + 2);
        move_to(end == std::string_view::npos ? end : end + 2);
      } else {
        return;
      }
    }
  }

  TokenKind kind() const {
    if (offset_ == text_.size()) return TokenKind::kEnd;
    const char first = text_[offset_];
    if (is_letter(first)) return TokenKind::kWord;
    if (is_digit(first) || (first == '.' && is_digit(at(offset_ + 1)))) return TokenKind::kNumber;
    return first == '"' || first == '\'' ? TokenKind::kString : TokenKind::kSymbol;
  }

  std::size_t end_of(TokenKind kind) const {
    switch (kind) {
      case TokenKind::kWord:
        return end_of_word(offset_);
      case TokenKind::kNumber:
        return end_of_number();
      case TokenKind::kString:
        return end_of_string();
      case TokenKind::kSymbol:
        return offset_ + 1;
      case TokenKind::kEnd:
        break;
    }
    return offset_;
  }

  std::size_t end_of_word(std::size_t end) const {
    while (is_letter(at(end)) || is_digit(at(end))) ++end;
    return end;
  }

  std::size_t end_of_number() const {
    const bool is_hexadecimal = at(offset_) == '0' && (at(offset_ + 1) | 0x20) == 'x';
    std::size_t end = offset_;
    while (true) {
      const bool exponent = !is_hexadecimal && (at(end) | 0x20) == 'e';
      if (exponent && (at(end + 1) == '+' || at(end + 1) == '-')) ++end;
      if (!exponent && at(end) != '.' && !is_letter(at(end)) && !is_digit(at(end))) return end;
      ++end;
    }
  }

  std::size_t end_of_string() const {
    std::size_t end = offset_ + 1;
    while (end < text_.size() && text_[end] != text_[offset_]) end += text_[end] == '\\' ? 2 : 1;
    return end + 1;
  }

  std::string_view text_;
  std::size_t offset_ = 0;
  std::int32_t line_ = 0;
  std::int32_t column_ = 0;
};

}  // namespace

std::vector<Token> scan(const source::SourceFile& file) {
  return Scanner(file).run();
}

}  // namespace onnxgen::syntax
