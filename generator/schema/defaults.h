// The value of `default = …`.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Sets `field.default_value` from the field's option, if present. The type of the field must be known. Reports a value
// that the type does not allow. A separate rule checks whether the field may have a default at all.
void set_default(Field& field, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
