// Tensors that a save leaves without elements of their own, because these were not loaded.
#pragma once

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/encoded_tensors.h"

namespace onnxgen::io {

// Which references a save checks.
enum class References {
  kAll,
  kToSkippedElements,  // those of a structure-only load (Holding::kSkipped)
};

// Returns an error for a tensor that would have no elements once the message is saved as `name` in `folder`: its data
// came from memory, or is in a file that has changed since or would be replaced, or its location is one that no path
// policy allows, or the file is not in that folder or too short. The last three concern References::kAll alone.
Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name,
                        References which);

}  // namespace onnxgen::io
