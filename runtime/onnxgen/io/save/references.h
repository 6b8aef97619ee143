// Tensors that a save leaves without elements of their own, because these were not loaded.
#pragma once

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/onnx/encoded_tensors.h"

namespace onnxgen::io {

// Which references a save checks.
enum class References {
  kAll,
  kReachable,          // all, but files may be missing or too short
  kToSkippedElements,  // those of a structure-only load (Holding::kSkipped)
};

// Returns an error for a tensor that would have no elements once the message is saved as `name` in `folder`: its data
// came from memory, or is in a file that has changed since or would be replaced; or, for other references than those to
// skipped elements, a load under `paths` would refuse the location or the file, or the file is missing or too short.
Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name,
                        References which, const PathPolicy& paths);

}  // namespace onnxgen::io
