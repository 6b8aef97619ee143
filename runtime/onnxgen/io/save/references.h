// Checks tensors whose elements were not loaded and therefore remain references in the saved model.
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
  kToSkippedElements,  // only those of a structure-only load (Holding::kSkipped)
};

// Returns an error for a tensor that would lose its elements when the message is saved as `name` in `folder`.
//
// A tensor of a structure-only load loses them if they came from memory, or are in a file that has changed or would be
// replaced. Unless `which` is kToSkippedElements, other references are checked as well: they fail if a load under
// `paths` would refuse the location or the file and, for kAll, if the file is missing or too short.
Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name,
                        References which, const PathPolicy& paths);

}  // namespace onnxgen::io
