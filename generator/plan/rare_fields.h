// Which fields few messages set, so that the classes of the native profile keep them apart.
#pragma once

#include "plan/cpp_file.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Marks them in the plan, whose fields are those of `message`.
void mark_rare_fields(const schema::Message& message, Message& plan);

}  // namespace onnxgen::plan
