#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "plan/extension_plan.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Adds the descriptors of `message` and of its maps' entries to `plan`, whose fields are planned already.
void plan_descriptor(const schema::Message& message, const TypeNames& types, const ExtensionsByMessage& extensions,
                     Message& plan);

// Of an extension that `file` declares, whose `types` these are.
FieldDescriptor plan_extension_descriptor(const schema::Field& extension, const schema::File& file,
                                          const TypeNames& types);

// The descriptors of the types that an Any below a message of the file can name, by the types' full names; none where
// there can be no Any.
std::vector<std::string> plan_any_types(const schema::File& file, const CppOptions& options);

}  // namespace onnxgen::plan
