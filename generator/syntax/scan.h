// Splits the text of a file into tokens with lines and columns, for SourceCodeInfo. The parser has a lexer of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "source/source_file.h"

namespace onnxgen::syntax {

enum class TokenKind { kWord, kNumber, kString, kSymbol, kEnd };

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;
  std::uint32_t begin = 0;  // offset in bytes
  // As protoc counts them: from 0, in bytes, and a tab extends to the next multiple of 8.
  std::int32_t line = 0;
  std::int32_t column = 0;
  std::int32_t end_column = 0;

  std::uint32_t end() const { return begin + static_cast<std::uint32_t>(text.size()); }
};

// Returns the tokens of a file without syntax errors. The last one is kEnd. The views point into `file`.
std::vector<Token> scan(const source::SourceFile& file);

}  // namespace onnxgen::syntax
