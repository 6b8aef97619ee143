// A model's structure as JSON for other programs: what the picture shows, without layout.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Returns the graphs of a model with their nodes, edges and groups, as docs/tool.schema.json describes them. `file` is
// the model's name on the command line.
std::string structure_json(const onnx::ModelProto& model, const std::string& file);

}  // namespace onnx_tool
