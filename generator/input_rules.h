// Rules for options that are not part of the language, and for the C++ classes.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen {

// Checks that the edition of an input is final. Like protoc, permits any edition in files of protobuf itself.
void check_edition(const schema::File& file, source::Diagnostics& diagnostics);

// Checks the custom JSON names of a file's enum values.
void check_json_names(const schema::File& file, source::Diagnostics& diagnostics);

// Checks the `import option` declarations of an input.
void check_option_imports(const schema::File& file, source::Diagnostics& diagnostics);

// Checks the features and options for C++ of an input whose classes are generated.
void check_for_cpp(const schema::File& file, source::Diagnostics& diagnostics);

}  // namespace onnxgen
