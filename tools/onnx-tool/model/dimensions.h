// Changes dimensions of a model's inputs and outputs.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Sets dimensions of the graph to sizes or names. Each change consists of a dimension and its new value. A dimension is
// given by its current name, or as NAME:AXIS for an axis of an input or output, counted from 0. All dimensions with the
// same name also change, in subgraphs as well. All changes apply to the unchanged model, so two names can be exchanged.
// Inferred shapes that may depend on a changed dimension are removed: entries of value_info with fixed sizes if it was
// one, and those with an expression, such as 2*N, if it was called N. Returns the axes of outputs, as NAME:AXIS, that
// keep such an expression, or a size that a changed dimension had. Throws a Failure if there is no such dimension or if
// different sizes would get one name, and WrongUsage if a new value is not a size or name or if a dimension has two;
// the model is then unchanged.
std::vector<std::string> set_dimensions(onnx::ModelProto& model,
                                        const std::vector<std::pair<std::string, std::string>>& changes);

}  // namespace onnx_tool
