// Models that release 1.12 of ONNX has the syntax for.
#pragma once

#include "onnx/onnx-ml.pb.h"

namespace onnxgen::syntax::tests {

// Gives all that is no identifier a name that is one, the same always the same, and takes the names off nodes: 1.12 has
// no quotes and no labels.
void make_names_plain(onnx::ModelProto& model);

}  // namespace onnxgen::syntax::tests
