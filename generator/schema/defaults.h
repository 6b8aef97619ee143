// The value of `default = …`.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Sets `field.default_value` from its option, if it has one; the field's type must be known. Reports a value that the
// type does not have. Whether the field may have a default at all is a rule's matter.
void set_default(Field& field, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
