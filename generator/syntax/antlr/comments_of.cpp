// Functions of TreeBuilder that find the comments of a declaration.
#include <string>
#include <utility>

#include "source/utf8.h"
#include "syntax/antlr/spans.h"
#include "syntax/antlr/tree_builder.h"
#include "syntax/comments.h"

namespace onnxgen::syntax::antlr {
namespace {

// Removes the final line ends, and replaces invalid UTF-8, because comments are written to files that must be UTF-8.
std::string tidied(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return source::with_valid_utf8(std::move(text));
}

void tidy(Comments& comments) {
  comments.leading = tidied(std::move(comments.leading));
  comments.trailing = tidied(std::move(comments.trailing));
  for (std::string& text : comments.leading_detached) text = tidied(std::move(text));
}

}  // namespace

// Returns the nearest token that the parser sees, in the direction of `step`, or nullptr before the first token. With
// step 0 the search includes `token` itself and goes forward.
const antlr4::Token* TreeBuilder::neighbour(const antlr4::Token& token, int step) const {
  std::size_t index = token.getTokenIndex();
  if (step == 0 && token.getChannel() == antlr4::Token::DEFAULT_CHANNEL) return &token;
  while (step >= 0 || index > 0) {
    index = step < 0 ? index - 1 : index + 1;
    const antlr4::Token* candidate = tokens_.get(index);  // the end of the file is the last token
    if (candidate->getChannel() == antlr4::Token::DEFAULT_CHANNEL) return candidate;
  }
  return nullptr;
}

Comments TreeBuilder::comments_of(const antlr4::ParserRuleContext& context, const antlr4::Token& end) {
  const auto gap = [&](std::uint32_t from, std::uint32_t to) { return file_.bytes().substr(from, to - from); };
  Comments comments;
  const antlr4::Token* previous = neighbour(*context.start, -1);
  const std::uint32_t first = span(context).begin;
  const std::uint32_t gap_begin = previous == nullptr ? file_.text_begin() : span_of(file_, *previous).end;
  GapComments before = assign_comments(gap(gap_begin, first), previous != nullptr, true, edition_);
  comments.leading = std::move(before.leading);
  comments.leading_detached = std::move(before.detached);

  const antlr4::Token& next = *neighbour(end, +1);
  const bool closes = next.getType() == antlr4::Token::EOF || next.getType() == P::RBRACE;
  const std::uint32_t after = span_of(file_, end).end;
  comments.trailing = assign_comments(gap(after, span_of(file_, next).begin), true, !closes, edition_).trailing;
  tidy(comments);
  return comments;
}

}  // namespace onnxgen::syntax::antlr
