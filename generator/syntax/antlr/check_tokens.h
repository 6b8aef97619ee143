// Checks that need only the tokens of a file, not its grammar.
#pragma once

#include <optional>

#include "antlr4-runtime.h"
#include "source/diagnostics.h"
#include "source/source_file.h"
#include "syntax/edition.h"

namespace onnxgen::syntax::antlr {

// Reports each BAD_... token and replaces it by one that the parser accepts, so that the error is reported only once.
// `tokens` must have been filled.
void check_tokens(const source::SourceFile& file, antlr4::CommonTokenStream& tokens, source::Diagnostics& diagnostics);

// Checks the nesting depth of blocks and lists. Returns false and reports an error if it is too deep for a recursive
// parser.
bool check_depth(const source::SourceFile& file, antlr4::CommonTokenStream& tokens, source::Diagnostics& diagnostics);

// Returns the edition that the first statement names, or proto2 if that is neither `syntax` nor `edition`. Reports an
// error and returns nullopt for an unknown edition, because its syntax is then unknown.
std::optional<Edition> read_edition(const source::SourceFile& file, antlr4::CommonTokenStream& tokens,
                                    source::Diagnostics& diagnostics);

// Turns `export` and `local` into VISIBILITY tokens where another word that begins a declaration follows.
void mark_visibility(antlr4::CommonTokenStream& tokens);

}  // namespace onnxgen::syntax::antlr
