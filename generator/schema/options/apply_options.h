// Applies standard options to the elements that have them.
#pragma once

#include "schema/declare.h"
#include "schema/symbol_table.h"

namespace onnxgen::schema {

// Sets `deprecated`, `allow_alias` and `message_set_wire_format` in a file whose types are not linked yet. An option
// may name a standard option by its full name in parentheses, as in `(google.protobuf.MessageOptions.deprecated)`. Such
// an option is renamed to the plain name, because all lookups use that name.
void apply_options(const Declared& declared, const SymbolTable& symbols);

// Sets the features of all declarations in a file, and the members of enums that follow from them. Requires interpreted
// features.
void apply_features(const Declared& declared);

}  // namespace onnxgen::schema
