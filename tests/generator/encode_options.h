// Options as the bytes of a message of google.protobuf, the way protoc writes them.
#pragma once

#include <string>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::tests {

// Each option by itself, in source order: what they set is not merged. `default` and `json_name` are left out.
std::string encode(const std::vector<schema::Option>& options);

}  // namespace onnxgen::tests
