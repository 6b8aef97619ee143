// The plan stage: from a resolved file to everything that is decided about its C++.
#pragma once

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::plan {

// Reports constructs that no code can be generated for and names that would collide in C++; the plan is to be emitted
// only where nothing was reported. `file` and its imports must be free of errors.
CppFile make_plan(const schema::File& file, const CppOptions& options, source::Diagnostics& diagnostics);

}  // namespace onnxgen::plan
