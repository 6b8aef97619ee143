// Removes the locations of options that the descriptor omits.
#pragma once

#include <string>

#include "schema/schema.h"

namespace onnxgen::descriptor {

// Removes from an encoded google.protobuf.SourceCodeInfo the locations of options whose retention is RETENTION_SOURCE,
// and of options messages without other options, as protoc does. Keeps all other bytes.
std::string without_source_options(std::string source_info, const schema::File& file);

}  // namespace onnxgen::descriptor
