// Syntax trees to a schema.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"
#include "syntax/load.h"

namespace onnxgen::schema {

// Turns every name into a pointer and decides presence, packing, defaults, maps, groups and extensions. Reports names
// that cannot be resolved and defaults that are no value of their type; the pointers in question stay null.
Schema resolve(const syntax::LoadedFiles& files, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
