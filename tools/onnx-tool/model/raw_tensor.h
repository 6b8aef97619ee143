// Elements in the one form that all tensors can have but those of strings.
#pragma once

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Brings the elements into raw_data, little-endian, where they are in typed fields. Strings, segments and elements that
// do not agree with the type and shape stay as they are.
void make_raw(onnx::TensorProto& tensor);

}  // namespace onnx_tool
