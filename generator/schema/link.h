// Names to pointers, and what follows from the types found.
#pragma once

#include "schema/declare.h"
#include "schema/symbol_table.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Completes every field and method of one file. A name that is not found is reported and its pointer stays null;
// where the file is not complete only the pointer stays null.
void link(const Declared& declared, const SymbolTable& symbols, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
