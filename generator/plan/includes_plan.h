#pragma once

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"

namespace onnxgen::plan {

// Decides what the emitted files include of the language's library and of the runtime; everything else is planned.
void plan_includes(const CppOptions& options, CppFile& plan);

}  // namespace onnxgen::plan
