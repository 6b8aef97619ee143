// Attributes of nodes in a few words.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// "3", "[1, 1, 1, 1]", "float[64, 3, 7, 7]", "a graph of 12 nodes"; long lists are cut. Fit for a terminal.
std::string attribute_text(const onnx::AttributeProto& attribute);

// "float[64, 3, 7, 7]"
std::string tensor_type_text(const onnx::TensorProto& tensor);

}  // namespace onnx_tool
