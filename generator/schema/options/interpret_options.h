// Interprets options as fields of the options messages in google.protobuf and as extensions of these messages.
#pragma once

#include "schema/declare.h"
#include "schema/name_index.h"
#include "schema/symbol_table.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Sets `path` and `typed` of the options that set features, or of all others, in a linked file. Features come first,
// because they can change the fields that other options set. Reports unknown names, invalid values, and options that
// are set twice. In an incomplete file, a reported name may be declared in a missing part.
void interpret_features(const Declared& declared, const SymbolTable& symbols, NameIndex& names,
                        source::Diagnostics& diagnostics);
void interpret_options(const Declared& declared, const SymbolTable& symbols, NameIndex& names,
                       source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
