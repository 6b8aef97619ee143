// Options as the bytes of a message of google.protobuf, the way protoc writes them.
#pragma once

#include <string>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::descriptor {

// The options messages' own fields by number, then custom options in source order, each by itself: what several of them
// set in one message is not merged. `default` and `json_name`, which are no options' fields, are left out.
std::string encode(const std::vector<schema::Option>& options);

}  // namespace onnxgen::descriptor
