// Checks that need only the tokens of a file, not its grammar.
#pragma once

#include "antlr4-runtime.h"
#include "source/diagnostics.h"
#include "source/source_file.h"

namespace onnxgen::syntax::antlr {

// Reports each BAD_... token and replaces it by one that the parser accepts, so that the error is reported only once.
// `tokens` must have been filled.
void check_tokens(const source::SourceFile& file, antlr4::CommonTokenStream& tokens, source::Diagnostics& diagnostics);

// Checks the nesting depth of blocks and lists. Returns false and reports an error if it is too deep for a recursive
// parser.
bool check_depth(const source::SourceFile& file, antlr4::CommonTokenStream& tokens, source::Diagnostics& diagnostics);

// Checks the syntax statement. Returns false and reports an error if the file uses a language other than proto2 and
// proto3, because its syntax is then unknown.
bool check_language(const source::SourceFile& file, antlr4::CommonTokenStream& tokens,
                    source::Diagnostics& diagnostics);

}  // namespace onnxgen::syntax::antlr
