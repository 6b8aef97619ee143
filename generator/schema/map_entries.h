// Map entries written as messages with `option map_entry = true`, as printed descriptors contain them.
#pragma once

#include "schema/declare.h"
#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Returns whether the field was written as `map<...>` and thus created its entry message.
bool makes_map_entry(const Field& field);

// Turns the field into a map if its type is a message with the option map_entry. Reports an entry that differs from the
// one `map<...>` would create for this field.
void adopt_map_entry(const Field& field, source::Diagnostics& diagnostics);

// Copies the features that are set on map fields to the key and the value, as protoc does. Requires interpreted
// options.
void copy_features_to_map_entries(const Declared& declared);

}  // namespace onnxgen::schema
