// Source spans of tokens and rules.
#pragma once

#include "antlr4-runtime.h"
#include "source/source_file.h"

namespace onnxgen::syntax::antlr {

// Returns the span of a token. The end of the file has an empty span.
inline source::Span span_of(const source::SourceFile& file, const antlr4::Token& token) {
  const auto begin = static_cast<std::uint32_t>(token.getStartIndex());
  if (token.getType() == antlr4::Token::EOF) return {&file, begin, begin};
  return {&file, begin, static_cast<std::uint32_t>(token.getStopIndex() + 1)};
}

inline source::Span span_of(const source::SourceFile& file, const antlr4::ParserRuleContext& context) {
  return {&file, span_of(file, *context.start).begin, span_of(file, *context.stop).end};
}

}  // namespace onnxgen::syntax::antlr
