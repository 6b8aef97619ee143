// Resolves names to pointers.
#pragma once

#include "schema/declare.h"
#include "schema/symbol_table.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Sets the types of all fields and methods of one file. Reports names that are not found and leaves their pointers
// null. If the file is incomplete, nothing is reported for them.
void link(const Declared& declared, const SymbolTable& symbols, source::Diagnostics& diagnostics);

// Reports the types that a linked file uses although they are local to other files. Requires the features of all files.
void check_visibility(const Declared& declared, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
