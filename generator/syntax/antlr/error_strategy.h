// Syntax error handling: reports one readable message, then continues with the next declaration.
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

// Reports an error inside a declaration where it is found. The whole declaration is then skipped, so that the rest of
// it causes no further messages, and parsing continues in the surrounding block.
class ErrorStrategy : public antlr4::ANTLRErrorStrategy {
 public:
  // Errors already reported for this file must be errors in its tokens.
  ErrorStrategy(const source::SourceFile& file, source::Diagnostics& diagnostics);

  void reset(antlr4::Parser*) override {}
  antlr4::Token* recoverInline(antlr4::Parser* parser) override;
  void recover(antlr4::Parser* parser, std::exception_ptr error) override;
  void sync(antlr4::Parser* parser) override;
  bool inErrorRecoveryMode(antlr4::Parser*) override { return reported_; }
  void reportMatch(antlr4::Parser*) override {}
  void reportError(antlr4::Parser* parser, const antlr4::RecognitionException& error) override;

  // Returns whether a declaration can be used: it was not skipped and none of its own tokens is invalid. `header` ends
  // before the block of the declaration; the declarations in the block are checked separately.
  bool is_whole(const antlr4::ParserRuleContext& declaration, const source::Span& header) const;
  // Returns whether everything in a block was parsed.
  bool is_complete(const antlr4::ParserRuleContext& block) const;

 private:
  void report_unexpected_element(antlr4::Parser& parser);
  void report_unclosed_block(antlr4::Parser& parser);
  bool has_invalid_token(const source::Span& token) const;
  static void skip_declaration(antlr4::Parser& parser, std::size_t depth);

  const source::SourceFile& file_;
  source::Diagnostics& diagnostics_;
  std::vector<std::uint32_t> invalid_tokens_;                            // offsets of invalid tokens, ascending
  std::unordered_set<const antlr4::ParserRuleContext*> damaged_blocks_;  // blocks that lost a declaration
  bool reported_ = false;                                                // the current exception was reported
  bool next_declaration_follows_ = false;                                // only a ';' is missing: skip nothing
  bool at_end_ = false;  // an error at the end of the file is reported once, not for each open block
};

}  // namespace onnxgen::syntax::antlr
