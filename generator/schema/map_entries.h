// Map entries that were written out, with `option map_entry = true`, as descriptors print them.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Makes the field a map if its message says that it is a map's entry. Reports an entry that is not what `map<...>`
// would have made for this field.
void adopt_map_entry(const Field& field, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
