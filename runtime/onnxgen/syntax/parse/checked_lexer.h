// Lexer that enforces the limits of ParseOptions.
#pragma once

#include <memory>

#include "OnnxTextLexer.h"
#include "onnxgen/syntax/parse.h"

namespace onnxgen::syntax::detail {

// Throws a SyntaxError for invalid tokens, for too many tokens, and for too many open brackets. The parser recurses for
// each open bracket and allocates objects for each token.
class CheckedLexer : public grammar::OnnxTextLexer {
 public:
  CheckedLexer(antlr4::CharStream& bytes, const ParseOptions& options) : OnnxTextLexer(&bytes), options_(options) {
    removeErrorListeners();
  }

  std::unique_ptr<antlr4::Token> nextToken() override;

 private:
  void check(const antlr4::Token& found);

  const ParseOptions& options_;
  std::size_t count_ = 0;
  int depth_ = 0;
};

}  // namespace onnxgen::syntax::detail
