// What options mean: the fields of google.protobuf's options messages, and extensions of them.
#pragma once

#include "schema/declare.h"
#include "schema/name_index.h"
#include "schema/symbol_table.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Sets `path` and `typed` of every option of a file whose names were linked, and that is complete. The options messages
// are those that `symbols` has, or else those of `standard`. Reports names that are unknown, values that do not fit,
// and options that are set twice.
void interpret_options(const Declared& declared, const SymbolTable& symbols, const SymbolTable& standard,
                       NameIndex& names, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
