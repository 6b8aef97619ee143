// Short descriptions of node attributes.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Returns "3", "[1, 1, 1, 1]", "float[64, 3, 7, 7]", "a graph of 12 nodes". Long lists are cut. The text is safe to
// print on a terminal.
std::string attribute_text(const onnx::AttributeProto& attribute);

// Returns "float[64, 3, 7, 7]".
std::string tensor_type_text(const onnx::TensorProto& tensor);

}  // namespace onnx_tool
