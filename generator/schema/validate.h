// The language's rules.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Reports every fault of every file. The schema may have null pointers where resolve() has reported a fault.
void validate(const Schema& schema, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
