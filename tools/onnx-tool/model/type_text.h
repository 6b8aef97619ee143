// Types and shapes as text that is safe to print on a terminal.
#pragma once

#include <cstdint>
#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Returns "float[batch, 3, 224, 224]", "sequence(float[?])", "map(int64, float[])". "?" means unknown.
std::string type_text(const onnx::TypeProto& type);

// Returns the name of a TensorProto.DataType: "float".
std::string element_type_text(std::int32_t data_type);

}  // namespace onnx_tool
