// Comments between the tokens of a Tokenizer.
#include <utility>

#include "google/protobuf/io/tokenizer.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

// Reads the start of a comment, if it is next. A single slash is not a comment: it becomes the current token.
Tokenizer::Comment Tokenizer::take_comment_start() {
  if (comment_style_ == SH_COMMENT_STYLE) return take_if('#') ? Comment::kLine : Comment::kNone;
  if (!take_if('/')) return Comment::kNone;
  if (take_if('/')) return Comment::kLine;
  if (take_if('*')) return Comment::kBlock;
  current_ = {TYPE_SYMBOL, "/", line_, column_ - 1, column_};
  return Comment::kSlash;
}

// Reads a line comment after its start and returns it with the line feed.
std::string Tokenizer::take_line_comment() {
  std::string text;
  recorded_ = &text;
  while (peek() != '\0' && peek() != '\n') take();
  take_if('\n');
  recorded_ = nullptr;
  return text;
}

// Reads a block comment after its start and returns it, without the whitespace and asterisk at the beginnings of lines.
std::string Tokenizer::take_block_comment() {
  const int line = line_;
  const ColumnNumber column = column_ - 2;
  std::string text;
  recorded_ = &text;
  while (true) {
    const char next = peek();
    if (next == '\0') {
      error("End-of-file inside block comment.");
      errors_->RecordError(line, column, "  Comment started here.");
      break;
    }
    take();
    if (next == '\n') {
      recorded_ = nullptr;
      take_blanks();
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

// Skips the comment whose start was read. Returns false if it is not a comment.
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

  // Makes a comment the pending one. Consecutive line comments are joined.
  void add(Comment kind, const std::string& text) {
    if (kind_ == Comment::kBlock || kind == Comment::kBlock) flush();
    kind_ = kind;
    pending_ += text;
  }
  void forget() {
    pending_.clear();
    kind_ = Comment::kNone;
  }
  // Assigns the pending comment to the previous token or to none, since it does not belong to the next token.
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

// Handles the rest of the previous token's line. If the next token is on that line, sets `is_done` and returns the
// result of NextWithComments().
bool Tokenizer::take_first_comment(Comments& comments, bool& is_done) {
  take_blanks();
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
    take_blanks();
  }
  if (take_if('\n')) {
    comments.flush();
    return true;
  }
  is_done = true;
  comments.forget();  // a comment between two tokens on one line could belong to either
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
    take_blanks();
    const Comment kind = take_comment_start();
    if (kind == Comment::kSlash) return true;
    if (kind == Comment::kLine) {
      comments.add(kind, take_line_comment());
    } else if (kind == Comment::kBlock) {
      comments.add(kind, take_block_comment());
      take_blanks();
      take_if('\n');
    } else if (take_if('\n')) {  // an empty line
      comments.flush();
      comments.leave_previous();
    } else {
      const bool has_token = Next();
      const std::string& text = current_.text;
      // No comment belongs to the end of a scope.
      if (!has_token || text == "}" || text == "]" || text == ")") comments.flush();
      return has_token;
    }
  }
}

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
