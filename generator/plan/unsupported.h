// Constructs of the language that no code is generated for yet.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::plan {

// Reports groups, declared extensions and MessageSets of `file`, each at its position.
void report_unsupported(const schema::File& file, source::Diagnostics& diagnostics);

}  // namespace onnxgen::plan
