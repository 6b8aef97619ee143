// What standard options decide about the elements that have them.
#pragma once

#include "schema/declare.h"
#include "schema/symbol_table.h"

namespace onnxgen::schema {

// Sets `deprecated`, `allow_alias` and `message_set_wire_format` in a file whose types are still to be linked.
// An option in parentheses may be the full name of a standard one, as in `(google.protobuf.MessageOptions.deprecated)`;
// it gets the plain name, by which all options are looked up.
void apply_options(const Declared& declared, const SymbolTable& symbols);

}  // namespace onnxgen::schema
