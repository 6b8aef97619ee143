#pragma once

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"

namespace onnxgen::plan {

// Plans the standard and runtime includes of the emitted files. Everything else must already be planned.
void plan_includes(const CppOptions& options, CppFile& plan);

}  // namespace onnxgen::plan
