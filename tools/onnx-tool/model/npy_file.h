// NumPy files (.npy).
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Writes the elements of a tensor to a NumPy file, or to standard output for "-". If NumPy lacks the type, writes the
// next larger type and prints a note to standard error.
void write_npy(const onnx::TensorProto& tensor, const std::string& path);

}  // namespace onnx_tool
