// Writes the locations and comments of a file's declarations.
#pragma once

#include <string>

#include "schema/schema.h"

namespace onnxgen::descriptor {

// Encodes google.protobuf.SourceCodeInfo as protoc 3.21 does. An option's path consists of the numbers of the fields
// that its name denotes. Scans the text of the file again.
std::string source_info(const schema::File& file);

}  // namespace onnxgen::descriptor
