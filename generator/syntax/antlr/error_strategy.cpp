#include "syntax/antlr/error_strategy.h"

#include <algorithm>

#include "ProtobufParser.h"
#include "syntax/antlr/expectations.h"
#include "syntax/antlr/spans.h"

namespace onnxgen::syntax::antlr {
namespace {

using P = ProtobufParser;

// Rules that contain a list of declarations, in braces or at file level, and no other repetition.
bool is_block(std::size_t rule) {
  return rule == P::RuleFile || rule == P::RuleMessageBody || rule == P::RuleEnumDecl || rule == P::RuleOneofDecl ||
         rule == P::RuleExtendDecl || rule == P::RuleServiceDecl || rule == P::RuleMethodBody;
}

// Rules for the members of those lists.
bool is_element(std::size_t rule) {
  return rule == P::RuleFileElement || rule == P::RuleMessageElement || rule == P::RuleEnumElement ||
         rule == P::RuleOneofElement || rule == P::RuleExtendElement || rule == P::RuleServiceElement ||
         rule == P::RuleMethodElement;
}

bool may_come_next(antlr4::Parser& parser, std::size_t token) {
  const antlr4::atn::ATN& atn = parser.getATN();
  return atn.nextTokens(atn.states[parser.getState()]).contains(token);
}

// Returns the number of braces opened between the declaration's start and the current token that are still open.
std::size_t open_braces(antlr4::Parser& parser, std::size_t begin) {
  std::size_t depth = 0;
  antlr4::TokenStream& tokens = *parser.getTokenStream();
  for (std::size_t i = begin; i < tokens.index(); ++i) {
    if (tokens.get(i)->getType() == P::LBRACE) ++depth;
    if (tokens.get(i)->getType() == P::RBRACE && depth > 0) --depth;
  }
  return depth;
}

// Returns the span of a token. Consecutive ';' form one token; its span covers only the first.
source::Span span_to_show(const source::SourceFile& file, const antlr4::Token& token) {
  source::Span span = span_of(file, token);
  if (token.getType() == P::SEMICOLON) span.end = span.begin + 1;
  return span;
}

}  // namespace

ErrorStrategy::ErrorStrategy(const source::SourceFile& file, source::Diagnostics& diagnostics)
    : file_(file), diagnostics_(diagnostics) {
  for (const source::Diagnostic& entry : diagnostics.entries()) {
    if (entry.span.file == &file && entry.severity == source::Severity::kError)
      invalid_tokens_.push_back(entry.span.begin);
  }
  std::sort(invalid_tokens_.begin(), invalid_tokens_.end());
}

antlr4::Token* ErrorStrategy::recoverInline(antlr4::Parser* parser) {
  throw antlr4::InputMismatchException(parser);
}

void ErrorStrategy::reportError(antlr4::Parser* parser, const antlr4::RecognitionException&) {
  if (reported_) return;
  reported_ = true;
  antlr4::TokenStream& tokens = *parser->getTokenStream();
  const antlr4::Token& found = *tokens.LT(1);
  if (found.getType() == antlr4::Token::EOF && at_end_) return;
  at_end_ = found.getType() == antlr4::Token::EOF;
  if (at_end_ && is_block(parser->getContext()->getRuleIndex()) && may_come_next(*parser, P::RBRACE)) {
    return report_unclosed_block(*parser);
  }
  const antlr4::Token* previous = tokens.LT(-1);
  const bool on_next_line = previous->getLine() < found.getLine();
  const bool follows_invalid_token =
      has_invalid_token(span_of(file_, *previous));  // a string that extends to the end of its line
  next_declaration_follows_ = on_next_line && (follows_invalid_token || may_come_next(*parser, P::SEMICOLON));
  if (follows_invalid_token) return;
  auto report =
      diagnostics_.error(span_to_show(file_, found), "expected {}, found {}", expectation(*parser), quoted(found));
  const std::uint32_t end = span_of(file_, *previous).end;
  if (on_next_line) report.note({&file_, end, end}, "expected here");
}

bool ErrorStrategy::has_invalid_token(const source::Span& token) const {
  const auto invalid = std::lower_bound(invalid_tokens_.begin(), invalid_tokens_.end(), token.begin);
  return invalid != invalid_tokens_.end() && *invalid < token.end;
}

bool ErrorStrategy::is_whole(const antlr4::ParserRuleContext& declaration, const source::Span& header) const {
  return declaration.exception == nullptr && !has_invalid_token(header);
}

bool ErrorStrategy::is_complete(const antlr4::ParserRuleContext& block) const {
  return damaged_blocks_.count(&block) == 0 && !has_invalid_token(span_of(file_, block));
}

void ErrorStrategy::report_unclosed_block(antlr4::Parser& parser) {
  const antlr4::ParserRuleContext& context = *parser.getContext();
  const antlr4::Token* open = context.start;
  for (antlr4::tree::ParseTree* child : context.children) {
    auto* terminal = dynamic_cast<antlr4::tree::TerminalNode*>(child);
    if (terminal != nullptr && terminal->getSymbol()->getType() == P::LBRACE) open = terminal->getSymbol();
  }
  const antlr4::Token& end = *parser.getCurrentToken();
  diagnostics_
      .error(span_of(file_, end), "expected '}}' to close the {}, found end of file", block_of(context.getRuleIndex()))
      .note(span_of(file_, *open), "opened here");
}

void ErrorStrategy::recover(antlr4::Parser* parser, std::exception_ptr error) {
  const antlr4::ParserRuleContext& context = *parser->getContext();
  if (!is_element(context.getRuleIndex())) {
    if (context.parent == nullptr) return;
    std::rethrow_exception(error);
  }
  reported_ = false;
  damaged_blocks_.insert(dynamic_cast<const antlr4::ParserRuleContext*>(context.parent));
  if (!next_declaration_follows_) skip_declaration(*parser, open_braces(*parser, context.start->getTokenIndex()));
  next_declaration_follows_ = false;
  if (context.getRuleIndex() != P::RuleFileElement) return;
  // The blocks that these braces were meant to close have been skipped.
  while (parser->getCurrentToken()->getType() == P::RBRACE) parser->consume();
}

// Called by the generated parser wherever a list may continue.
void ErrorStrategy::sync(antlr4::Parser* parser) {
  if (!is_block(parser->getContext()->getRuleIndex())) return;
  while (true) {
    const std::size_t next = parser->getCurrentToken()->getType();
    if (next == antlr4::Token::EOF || may_come_next(*parser, next)) return;
    report_unexpected_element(*parser);
    damaged_blocks_.insert(parser->getContext());
    if (next == P::RBRACE) {
      parser->consume();
    } else {
      skip_declaration(*parser, 0);
    }
  }
}

void ErrorStrategy::report_unexpected_element(antlr4::Parser& parser) {
  const antlr4::Token& found = *parser.getCurrentToken();
  const source::Span span = span_to_show(file_, found);
  if (found.getType() == P::RBRACE) {
    diagnostics_.error(span, "unexpected '}}': no block is open");
  } else {
    diagnostics_.error(span, "expected {}, found {}", element_of(parser.getContext()->getRuleIndex()), quoted(found));
  }
}

// Skips to the end of the declaration, including its final ';' or block, but not past the end of the surrounding block.
void ErrorStrategy::skip_declaration(antlr4::Parser& parser, std::size_t depth) {
  while (true) {
    const std::size_t type = parser.getCurrentToken()->getType();
    if (type == antlr4::Token::EOF || (type == P::RBRACE && depth == 0)) return;
    parser.consume();
    if (type == P::LBRACE) ++depth;
    if (type == P::SEMICOLON && depth == 0) return;
    if (type == P::RBRACE && --depth == 0) {
      if (parser.getCurrentToken()->getType() == P::SEMICOLON) parser.consume();
      return;
    }
  }
}

}  // namespace onnxgen::syntax::antlr
