#include "syntax/antlr/token_source.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace onnxgen::syntax::antlr {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";
constexpr std::size_t kNone = std::string_view::npos;

}  // namespace

std::unique_ptr<antlr4::Token> TokenSource::nextToken() {
  skip_blanks_and_comments();
  std::unique_ptr<antlr4::Token> next = ProtobufLexer::nextToken();
  const bool is_semicolon = next->getType() == SEMICOLON;
  if (is_semicolon && after_semicolon_) take_further_semicolons(*next);
  after_semicolon_ = is_semicolon;
  return next;
}

void TokenSource::take_further_semicolons(antlr4::Token& semicolon) {
  skip_blanks_and_comments();
  while (bytes_.index() < file_.bytes().size() && file_.bytes()[bytes_.index()] == ';') {
    dynamic_cast<antlr4::CommonToken&>(semicolon).setStopIndex(bytes_.index());
    pass(bytes_.index() + 1);
    skip_blanks_and_comments();
  }
}

void TokenSource::skip_blanks_and_comments() {
  const std::string_view bytes = file_.bytes();
  while (true) {
    const std::size_t begin = std::min(bytes.find_first_not_of(kBlanks, bytes_.index()), bytes.size());
    const std::size_t end = end_of_comment(begin);
    pass(end);
    if (end == begin) return;
  }
}

// Skips to `end` and updates the line count, because the lexer counts only the lines that it reads itself.
void TokenSource::pass(std::size_t end) {
  const std::string_view passed = file_.bytes().substr(bytes_.index(), end - bytes_.index());
  setLine(getLine() + static_cast<std::size_t>(std::count(passed.begin(), passed.end(), '\n')));
  bytes_.seek(end);
}

// Returns the end of the comment that starts at `begin`, or `begin` if there is none.
std::size_t TokenSource::end_of_comment(std::size_t begin) {
  const std::string_view bytes = file_.bytes();
  const std::string_view start = bytes.substr(begin, 2);
  if (start == "//") return std::min(bytes.find('\n', begin), bytes.size());
  if (start != "/*") return begin;
  const auto at = [&](std::size_t offset) {
    const auto first = static_cast<std::uint32_t>(offset);
    return source::Span{&file_, first, first + 2};
  };
  const std::size_t closed = bytes.find("*/", begin + 2);
  if (closed == kNone) {
    diagnostics_.error(at(begin), "unterminated comment; '*/' is missing");
    return bytes.size();
  }
  // Block comments do not nest, so a second '/*' most likely means that the end of the first comment is missing.
  const std::size_t inner = bytes.substr(0, closed + 1).find("/*", begin + 2);
  if (inner != kNone) {
    diagnostics_.error(at(inner), "'/*' inside a comment; comments cannot be nested")
        .note(at(begin), "the comment starts here");
  }
  return closed + 2;
}

}  // namespace onnxgen::syntax::antlr
