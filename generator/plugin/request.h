// Writes the input of a plugin.
#pragma once

#include <string>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::plugin {

// Encodes google.protobuf.compiler.CodeGeneratorRequest with the descriptors of `files` and of all files that they
// import. The compiler version is 3.21.12, as `--version` prints it.
std::string request(const std::vector<const schema::File*>& files, const std::string& parameter);

}  // namespace onnxgen::plugin
