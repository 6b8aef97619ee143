// Restricts models to the syntax of ONNX release 1.12.
#pragma once

#include "onnx/onnx-ml.pb.h"

namespace onnxgen::syntax::tests {

// Replaces every name that is not an identifier, always in the same way, and removes the names of nodes, because 1.12
// has neither quoted names nor labels.
void make_names_plain(onnx::ModelProto& model);

}  // namespace onnxgen::syntax::tests
