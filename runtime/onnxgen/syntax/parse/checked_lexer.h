// The tokens of a text, within the limits of the caller.
#pragma once

#include <memory>

#include "OnnxTextLexer.h"
#include "onnxgen/syntax/parse.h"

namespace onnxgen::syntax::detail {

// Throws a Fault at what is no token, and where there are too many of them or too many open brackets: the parser goes
// one level down with each, and makes objects of each token.
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
