// Tensors that a save leaves without elements of their own, because these were not loaded.
#pragma once

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/encoded_tensors.h"

namespace onnxgen::io {

// Refuses what would lose elements once the message is saved as `name` in `folder`: those of a model that came from
// memory, and those in a file that is elsewhere, has changed since, or is the one to be replaced.
// Tensors that were external in their model before it was loaded are not judged: their files may come later.
Status check_references(const EncodedTensors& found, const std::string& folder, const std::string& name);

}  // namespace onnxgen::io
