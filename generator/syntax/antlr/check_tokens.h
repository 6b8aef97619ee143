// Faults below the grammar.
#pragma once

#include "antlr4-runtime.h"
#include "source/diagnostics.h"
#include "source/source_file.h"

namespace onnxgen::syntax::antlr {

// Reports what the lexer took as BAD_..., and turns it into tokens with which the parser can go on without a second
// message for the same fault. `tokens` must have been filled.
void check_tokens(const source::SourceFile& file, antlr4::CommonTokenStream& tokens, source::Diagnostics& diagnostics);

// False, with a report, if blocks and lists are nested so deep that a recursive parser must not try them.
bool check_depth(const source::SourceFile& file, antlr4::CommonTokenStream& tokens, source::Diagnostics& diagnostics);

// False, with a report, if the file says that it is written in a language other than proto2 and proto3: its syntax can
// then not be judged.
bool check_language(const source::SourceFile& file, antlr4::CommonTokenStream& tokens,
                    source::Diagnostics& diagnostics);

}  // namespace onnxgen::syntax::antlr
