// Tensors that a save leaves without elements of their own, because these were not loaded.
#pragma once

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/encoded_tensors.h"

namespace onnxgen::io {

// Returns an error for a tensor that would have no elements once the message is saved as `name` in `folder`: its data
// came from memory, or is in a file that has changed since or would be replaced, or the file is not in that folder or
// too short. The last two are allowed if `allow_missing_data`. Locations that no path policy allows are not looked at.
Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name,
                        bool allow_missing_data);

}  // namespace onnxgen::io
