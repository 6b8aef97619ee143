// Resolves names to pointers and derives what depends on the types found.
#pragma once

#include "schema/declare.h"
#include "schema/name_index.h"
#include "schema/symbol_table.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Completes all fields and methods of one file. Reports names that are not found and leaves their pointers null. If the
// file is incomplete, nothing is reported for them.
void link(const Declared& declared, const SymbolTable& symbols, NameIndex& names, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
