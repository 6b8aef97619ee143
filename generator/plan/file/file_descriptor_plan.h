// Plans the description of a file that complete classes of the protobuf profile refer to.
#pragma once

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// `types` spells names in the file's namespace. The file must not be lite.
FileDescriptor plan_file_descriptor(const schema::File& file, const CppOptions& options, const TypeNames& types);

}  // namespace onnxgen::plan
