#include "syntax/comments.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace onnxgen::syntax {
namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";

// Returns the text of a block comment without the leading blanks and asterisk of each further line.
std::string block_text(std::string_view inside) {
  std::string text;
  while (true) {
    const std::size_t line_end = inside.find('\n');
    if (line_end == std::string_view::npos) break;
    text.append(inside.substr(0, line_end + 1));
    inside.remove_prefix(line_end + 1);
    inside.remove_prefix(std::min(inside.find_first_not_of(kBlanks), inside.size()));
    if (!inside.empty() && inside.front() == '*') inside.remove_prefix(1);
  }
  return text.append(inside);
}

// Processes a gap line by line. A comment is pending until its owner is known. Line comments on consecutive lines form
// one comment; a block comment is always separate.
class Sharer {
 public:
  Sharer(std::string_view gap, bool after_declaration, Edition edition)
      : rest_(gap), may_trail_(after_declaration), drops_ambiguous_(is_legacy(edition)) {}

  GapComments run(bool before_declaration) {
    if (may_trail_ && !first_line()) return {};
    while (true) {
      skip_blanks();
      if (starts_with("//")) {
        line_comment();
      } else if (starts_with("/*")) {
        block_comment();
        skip_blanks();
        skip_newline();
      } else if (skip_newline()) {  // an empty line separates comments
        settle();
        may_trail_ = false;
      } else {
        break;
      }
    }
    if (!before_declaration) settle();
    result_.leading = std::move(pending_);
    return std::move(result_);
  }

 private:
  // Processes the rest of the line on which the previous declaration ends. Returns false if all comments of the gap are
  // to be left out.
  bool first_line() {
    skip_blanks();
    if (starts_with("//")) {
      line_comment();
      settle();
    } else if (starts_with("/*")) {
      block_comment();
      skip_blanks();
      if (drops_ambiguous_ && !starts_with("\n")) return false;
      if (rest_.empty()) may_trail_ = false;  // ambiguous
      skip_newline();
      settle();
    } else {
      return skip_newline();
    }
    return true;
  }

  void line_comment() {
    if (!pending_is_lines_) settle();
    pending_is_lines_ = true;
    const std::string_view line = rest_.substr(0, std::min(rest_.find('\n'), rest_.size() - 1) + 1);
    pending_.append(line.substr(2));
    has_pending_ = true;
    rest_.remove_prefix(line.size());
  }

  void block_comment() {
    settle();
    pending_is_lines_ = false;
    const std::size_t end = rest_.find("*/", 2);
    pending_ = block_text(rest_.substr(2, end - 2));
    has_pending_ = true;
    rest_.remove_prefix(end + 2);
  }

  // Assigns the pending comment: it does not belong to the next declaration.
  void settle() {
    if (!has_pending_) return;
    if (may_trail_) {
      result_.trailing = std::move(pending_);
      may_trail_ = false;
    } else {
      result_.detached.push_back(std::move(pending_));
    }
    pending_.clear();
    has_pending_ = false;
  }

  bool starts_with(std::string_view start) const { return rest_.substr(0, start.size()) == start; }
  void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(kBlanks), rest_.size())); }
  bool skip_newline() {
    if (!starts_with("\n")) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view rest_;
  bool may_trail_;
  const bool drops_ambiguous_;
  GapComments result_;
  std::string pending_;
  bool has_pending_ = false;
  bool pending_is_lines_ = false;
};

}  // namespace

GapComments assign_comments(std::string_view gap, bool after_declaration, bool before_declaration, Edition edition) {
  if (gap.find('/') == std::string_view::npos) return {};
  return Sharer(gap, after_declaration, edition).run(before_declaration);
}

}  // namespace onnxgen::syntax
