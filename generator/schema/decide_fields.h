// Derives the properties of fields from their types, labels and features.
#pragma once

#include "schema/declare.h"
#include "schema/name_index.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Sets presence, packing, defaults and the other derived properties of all fields of one file, and adopts map entries.
// Requires linked types and features. Reports invalid defaults and map entries.
void decide_fields(const Declared& declared, NameIndex& names, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
