#include "syntax/parse.h"

#include <string_view>

#include "ProtobufParser.h"
#include "byte_stream.h"
#include "source/utf8.h"
#include "syntax/antlr/check_tokens.h"
#include "syntax/antlr/error_strategy.h"
#include "syntax/antlr/token_source.h"
#include "syntax/antlr/tree_builder.h"

namespace onnxgen::syntax {
namespace {

using source::Diagnostics;
using source::SourceFile;
using source::Span;

Span byte_at(const SourceFile& file, std::size_t offset) {
  return {&file, static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset + 1)};
}

bool is_text(const SourceFile& file, Diagnostics& diagnostics) {
  const std::size_t nul = file.bytes().find('\0');
  if (nul == std::string_view::npos) return true;
  diagnostics.error(byte_at(file, nul), "unexpected NUL byte; a schema must be a text file");
  return false;
}

// Warns only: strings and comments may contain any bytes. Elsewhere invalid bytes are errors, reported by
// check_tokens().
void warn_of_invalid_utf8(const SourceFile& file, Diagnostics& diagnostics) {
  const std::size_t invalid = source::find_invalid_utf8(file.bytes());
  if (invalid != std::string_view::npos) diagnostics.warning(byte_at(file, invalid), "invalid UTF-8");
}

}  // namespace

std::optional<File> parse(const SourceFile& file, Diagnostics& diagnostics) {
  const std::size_t errors_before = diagnostics.error_count();
  if (!is_text(file, diagnostics)) return std::nullopt;
  onnxgen::antlr::ByteStream bytes(file.bytes());
  bytes.seek(file.text_begin());
  antlr::TokenSource source(file, bytes, diagnostics);
  antlr4::CommonTokenStream tokens(&source);
  tokens.fill();
  antlr::check_tokens(file, tokens, diagnostics);
  if (diagnostics.error_count() == errors_before) warn_of_invalid_utf8(file, diagnostics);
  if (!antlr::check_depth(file, tokens, diagnostics)) return std::nullopt;
  const std::optional<Edition> edition = antlr::read_edition(file, tokens, diagnostics);
  if (!edition) return std::nullopt;
  if (*edition >= Edition::k2024) antlr::mark_visibility(tokens);
  tokens.seek(0);

  antlr::ProtobufParser parser(&tokens);
  parser.removeErrorListeners();
  const auto errors = std::make_shared<antlr::ErrorStrategy>(file, diagnostics);
  parser.setErrorHandler(errors);
  antlr::ProtobufParser::FileContext* root = parser.file();
  const bool has_errors = diagnostics.error_count() != errors_before;
  antlr::TreeBuilder builder(file, *edition, tokens, *errors, diagnostics);
  File tree = builder.build(*root);
  if (has_errors) tree.complete = false;
  if (!builder.is_usable()) return std::nullopt;
  return tree;
}

}  // namespace onnxgen::syntax
