// Plans the classes of services.
#pragma once

#include <vector>

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "plan/schema_names.h"
#include "plan/type_names.h"
#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::plan {

// Returns the classes of the services of a file. `types` spells names in the file's namespace.
std::vector<Service> plan_services(const schema::File& file, const CppOptions& options, const TypeNames& types,
                                   source::Diagnostics& diagnostics);

}  // namespace onnxgen::plan
