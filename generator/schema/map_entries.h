// Map entries that were written out, with `option map_entry = true`, as descriptors print them.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Whether the field was written as `map<...>`, and so made the message of its entries.
bool makes_map_entry(const Field& field);

// Makes a field that names a message the map that this message says it is the entry of. Reports an entry that is not
// what `map<...>` would have made for this field.
void adopt_map_entry(const Field& field, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
