// Reads option values in braces: messages in the text format.
#pragma once

#include "schema/name_index.h"
#include "schema/schema.h"
#include "schema/symbol_table.h"
#include "source/diagnostics.h"
#include "syntax/tree.h"

namespace onnxgen::schema {

// Checks the fields of an aggregate against the message type that it is a value of. Extensions and types in an Any
// must be in `visible` files; null means all files. Reports all errors; the result contains only the valid fields.
TypedValue read_aggregate(const syntax::OptionValue& aggregate, const Message& message, const SymbolTable& symbols,
                          const VisibleFiles* visible, NameIndex& names, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
