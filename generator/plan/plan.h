// The plan stage: decides everything about the C++ of a resolved file.
#pragma once

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::plan {

// Plans the C++ of one file. Reports constructs for which no code can be generated and names that conflict in C++. If
// anything is reported, the plan must not be emitted. `file` and its imports must be free of errors.
CppFile make_plan(const schema::File& file, const CppOptions& options, source::Diagnostics& diagnostics);

}  // namespace onnxgen::plan
