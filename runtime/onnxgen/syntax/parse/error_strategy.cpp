#include "onnxgen/syntax/parse/error_strategy.h"

#include <algorithm>

#include "OnnxTextParser.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/syntax/parse/syntax_error.h"

namespace onnxgen::syntax::detail {
namespace {

using P = grammar::OnnxTextParser;

// Longer lists of alternatives do not help a reader.
constexpr std::size_t kMaxExpected = 7;

std::string word_for(antlr4::Parser& parser, std::size_t type) {
  switch (type) {
    case P::IDENT:
    case P::CONTAINER:
      return "a name";
    case P::STRING:
      return "a quoted string";
    case P::INTEGER:
      return "an integer";
    case P::FLOAT:
      return "a number";
    case P::NUMBERS:
      return "'{'";
    case antlr4::Token::EOF:
      return "the end of the text";
    default:
      return std::string(parser.getVocabulary().getLiteralName(type));
  }
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i != 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

// Returns whether the current token begins an ellipsis "...", which print() writes in place of omitted parts.
bool is_ellipsis(antlr4::Parser& parser) {
  const std::size_t begin = parser.getCurrentToken()->getStartIndex();
  antlr4::CharStream& text = *parser.getCurrentToken()->getInputStream();
  return text.size() >= begin + 3 &&
         text.getText({static_cast<std::ptrdiff_t>(begin), static_cast<std::ptrdiff_t>(begin + 2)}) == "...";
}

}  // namespace

void ErrorStrategy::sync(antlr4::Parser* parser) {
  const std::size_t at = parser->getCurrentToken()->getStartIndex();
  if (at != choices_at_) choices_.clear();
  choices_at_ = at;
  choices_.push_back({parser->getState(), parser->getContext()});
}

antlr4::Token* ErrorStrategy::recoverInline(antlr4::Parser* parser) {
  fail(*parser);
}

void ErrorStrategy::reportError(antlr4::Parser* parser, const antlr4::RecognitionException&) {
  fail(*parser);
}

void ErrorStrategy::fail(antlr4::Parser& parser) const {
  const antlr4::Token& found = *parser.getCurrentToken();
  const bool is_end = found.getType() == antlr4::Token::EOF;
  const std::string what = is_end ? "the end of the text" : onnxgen::quoted(found.getText());
  if (is_ellipsis(parser)) {
    throw SyntaxError{
        text::TextError::kSyntax, found.getStartIndex(),
        "'...' marks a part that was left out or escaped when this text was printed; print the whole text"};
  }
  const std::string expected = expectation(parser);
  throw SyntaxError{text::TextError::kSyntax, found.getStartIndex(),
                    expected.empty() ? "unexpected " + what : "expected " + expected + ", found " + what};
}

// Returns the list of expected tokens. Empty if almost any token would be valid.
std::string ErrorStrategy::expectation(antlr4::Parser& parser) const {
  antlr4::misc::IntervalSet types = parser.getExpectedTokens();
  if (choices_at_ == parser.getCurrentToken()->getStartIndex()) {
    for (const Choice& choice : choices_) types.addAll(parser.getATN().getExpectedTokens(choice.state, choice.context));
  }
  const bool takes_name = types.contains(static_cast<std::size_t>(P::CONTAINER));
  std::vector<std::string> words;
  for (const auto type : types.toList()) {
    if (takes_name && type == P::STRING) continue;  // the word for a name includes quoted names
    std::string word = word_for(parser, static_cast<std::size_t>(type));
    if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(std::move(word));
  }
  return words.size() > kMaxExpected ? "" : joined(words);
}

}  // namespace onnxgen::syntax::detail
