#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "plan/extension_plan.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Returns whether the classes of the file are lite.
bool is_lite(const schema::File& file, const CppOptions& options);

// Adds the descriptors of `message` and of its map entries to `plan`. The fields in `plan` must already be planned.
void plan_descriptor(const schema::Message& message, const TypeNames& types, const ExtensionsByMessage& extensions,
                     Message& plan);

// Plans the descriptor of an extension. `types` are those of the file that declares it.
FieldDescriptor plan_extension_descriptor(const schema::Field& extension, const TypeNames& types);

// Returns the descriptors of all types that an Any can name, sorted by the full names of the types. Empty if no Any is
// reachable from the messages of the file. `types` are those of the file.
std::vector<std::string> plan_any_types(const schema::File& file, const TypeNames& types);

}  // namespace onnxgen::plan
