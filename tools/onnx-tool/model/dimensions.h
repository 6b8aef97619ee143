// Changes dimensions of a model's inputs and outputs.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Sets a dimension of the graph to `value`, a size or a name. `dimension` is its current name, or NAME:AXIS for an axis
// of an input or output, counted from 0. All dimensions of the graph with the same name also change. If the dimension
// was a fixed size, inferred shapes that may depend on it are removed: entries of value_info with fixed sizes, in
// subgraphs as well. Throws a Failure if there is no such dimension, and WrongUsage if `value` is not a size or name.
void set_dimension(onnx::ModelProto& model, const std::string& dimension, const std::string& value);

}  // namespace onnx_tool
