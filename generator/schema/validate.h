// Checks the rules of the language.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::schema {

// Reports every violation in every file. The schema may contain null pointers for names that resolve() has reported.
void validate(const Schema& schema, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
