// What happens at a syntax error: one message a person could have written, then on with the next declaration.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <unordered_set>
#include <vector>

#include "antlr4-runtime.h"
#include "source/diagnostics.h"
#include "source/source_file.h"

namespace onnxgen::syntax::antlr {

// A fault inside a declaration is reported where it is found; the declaration is given up as a whole, so that its rest
// causes no further messages, and the block around it goes on.
class ErrorStrategy : public antlr4::ANTLRErrorStrategy {
 public:
  // The errors reported in the file already are faults of its tokens.
  ErrorStrategy(const source::SourceFile& file, source::Diagnostics& diagnostics);

  void reset(antlr4::Parser*) override {}
  antlr4::Token* recoverInline(antlr4::Parser* parser) override;
  void recover(antlr4::Parser* parser, std::exception_ptr error) override;
  void sync(antlr4::Parser* parser) override;
  bool inErrorRecoveryMode(antlr4::Parser*) override { return reported_; }
  void reportMatch(antlr4::Parser*) override {}
  void reportError(antlr4::Parser* parser, const antlr4::RecognitionException& error) override;

  // What is left of a file with faults. A declaration is whole where it was not given up and none of its own tokens is
  // faulty; `header` ends before its block, whose declarations are asked about one by one.
  bool is_whole(const antlr4::ParserRuleContext& declaration, const source::Span& header) const;
  // Whether all that stands in a block could be read.
  bool is_complete(const antlr4::ParserRuleContext& block) const;

 private:
  void report_unexpected_element(antlr4::Parser& parser);
  void report_unclosed_block(antlr4::Parser& parser);
  bool is_faulty(const source::Span& token) const;
  static void skip_declaration(antlr4::Parser& parser, std::size_t depth);

  const source::SourceFile& file_;
  source::Diagnostics& diagnostics_;
  std::vector<std::uint32_t> faulty_tokens_;                             // where faults of tokens are, ascending
  std::unordered_set<const antlr4::ParserRuleContext*> damaged_blocks_;  // that a declaration was lost of
  bool reported_ = false;                                                // the exception under way has its message
  bool next_declaration_follows_ = false;  // only a ';' is missing: nothing needs to be skipped
  bool at_end_ = false;                    // a fault at the end of the file is reported once, not for each open block
};

}  // namespace onnxgen::syntax::antlr
