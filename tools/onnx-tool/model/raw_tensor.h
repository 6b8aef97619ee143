// Converts tensors to raw_data, a form that all element types except strings have.
#pragma once

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Converts typed fields to little-endian raw_data. Tensors with strings or segments, and tensors whose data does not
// match type and shape, are unchanged, as are integers outside the range of their type: raw_data would change 200 in
// INT8 to -56.
void make_raw(onnx::TensorProto& tensor);

}  // namespace onnx_tool
