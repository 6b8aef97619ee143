// The tokens of a file, without what no parser needs to see.
#pragma once

#include <memory>

#include "ProtobufLexer.h"
#include "source/diagnostics.h"
#include "source/source_file.h"

namespace onnxgen::syntax::antlr {

// The generated lexer makes an object of a hundred bytes of each token, and the parser a tree of more than that. So
// blanks and comments are passed over before the lexer, and of successive ';' the second stands for all that follow:
// one empty statement says as much as many. Reports comments that are not closed or seem to hold another one.
class TokenSource : public ProtobufLexer {
 public:
  TokenSource(const source::SourceFile& file, antlr4::CharStream& bytes, source::Diagnostics& diagnostics)
      : ProtobufLexer(&bytes), file_(file), bytes_(bytes), diagnostics_(diagnostics) {
    removeErrorListeners();
  }

  std::unique_ptr<antlr4::Token> nextToken() override;

 private:
  void skip_blanks_and_comments();
  void pass(std::size_t end);
  std::size_t end_of_comment(std::size_t begin);
  void take_further_semicolons(antlr4::Token& semicolon);

  const source::SourceFile& file_;
  antlr4::CharStream& bytes_;
  source::Diagnostics& diagnostics_;
  bool after_semicolon_ = false;
};

}  // namespace onnxgen::syntax::antlr
