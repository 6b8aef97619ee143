// Resolves syntax trees to a schema.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"
#include "syntax/load.h"

namespace onnxgen::schema {

// Resolves every name to a pointer and determines presence, packing, defaults, maps, groups and extensions. Reports
// names that cannot be resolved and invalid defaults. Pointers for unresolved names remain null.
Schema resolve(const syntax::LoadedFiles& files, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
