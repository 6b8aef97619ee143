// Error handling of the parser: the first syntax error throws a SyntaxError that lists the expected tokens.
#pragma once

#include <exception>
#include <string>
#include <vector>

#include "antlr4-runtime.h"

namespace onnxgen::syntax::detail {

class ErrorStrategy : public antlr4::ANTLRErrorStrategy {
 public:
  void reset(antlr4::Parser*) override {}
  antlr4::Token* recoverInline(antlr4::Parser* parser) override;
  void recover(antlr4::Parser*, std::exception_ptr) override {}
  void sync(antlr4::Parser* parser) override;
  bool inErrorRecoveryMode(antlr4::Parser*) override { return false; }
  void reportMatch(antlr4::Parser*) override {}
  void reportError(antlr4::Parser* parser, const antlr4::RecognitionException& error) override;

 private:
  // A point where a list could have continued at the current token.
  struct Choice {
    std::size_t state;
    antlr4::ParserRuleContext* context;
  };

  [[noreturn]] void fail(antlr4::Parser& parser) const;
  std::string expectation(antlr4::Parser& parser) const;

  std::vector<Choice> choices_;
  std::size_t choices_at_ = 0;  // index of the token that `choices_` refer to
};

}  // namespace onnxgen::syntax::detail
