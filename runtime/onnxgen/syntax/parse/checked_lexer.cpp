#include "onnxgen/syntax/parse/checked_lexer.h"

#include <string>

#include "onnxgen/error/printable.h"
#include "onnxgen/syntax/parse/syntax_error.h"

namespace onnxgen::syntax::detail {

using text::TextError;

std::unique_ptr<antlr4::Token> CheckedLexer::nextToken() {
  std::unique_ptr<antlr4::Token> next = OnnxTextLexer::nextToken();
  check(*next);
  return next;
}

void CheckedLexer::check(const antlr4::Token& found) {
  if (++count_ > options_.max_tokens) {
    throw SyntaxError{TextError::kTooLong, found.getStartIndex(),
                      "more than " + std::to_string(options_.max_tokens) + " tokens"};
  }
  switch (found.getType()) {
    case LESS:
    case LPAREN:
    case LBRACKET:
    case LBRACE:
      if (++depth_ > options_.max_depth) {
        throw SyntaxError{TextError::kTooDeep, found.getStartIndex(),
                          "brackets are nested deeper than " + std::to_string(options_.max_depth)};
      }
      break;
    case GREATER:
    case RPAREN:
    case RBRACKET:
    case RBRACE:
      --depth_;
      break;
    case BAD_STRING:
      throw SyntaxError{TextError::kSyntax, found.getStartIndex(), "unterminated string"};
    case BAD_CHARACTER:
      throw SyntaxError{TextError::kSyntax, found.getStartIndex(),
                        "unexpected character " + onnxgen::quoted(found.getText())};
    default:
      break;  // token types are plain numbers, not an enum
  }
}

}  // namespace onnxgen::syntax::detail
