#pragma once

#include "plan/cpp_file.h"

namespace onnxgen::plan {

// Plans the standard and runtime includes of the emitted files. Everything else must already be planned.
void plan_includes(CppFile& plan);

}  // namespace onnxgen::plan
