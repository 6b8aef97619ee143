// Token source that omits tokens the parser does not need.
#pragma once

#include <memory>

#include "ProtobufLexer.h"
#include "source/diagnostics.h"
#include "source/source_file.h"

namespace onnxgen::syntax::antlr {

// The generated lexer allocates about a hundred bytes for each token, and the parser more than that for its tree. To
// save memory, this class skips blanks and comments before they reach the lexer, and merges consecutive ';': the second
// token covers all that follow, since one empty statement is equivalent to many. Reports comments that are not closed
// and comments that seem to contain another comment.
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
