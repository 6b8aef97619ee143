// Rules that protoc checks apart from those of the language: for its inputs and for the C++ classes.
#pragma once

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen {

// Checks options of an input that google/protobuf/*_options.proto declare, and imports of options.
void check_input(const schema::File& file, source::Diagnostics& diagnostics);

// Checks the features and options for C++ of an input whose classes are generated.
void check_for_cpp(const schema::File& file, source::Diagnostics& diagnostics);

}  // namespace onnxgen
