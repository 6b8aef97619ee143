// Writes the output of convert and edit.
#pragma once

#include "command/convert.h"
#include "command/write_report.h"
#include "model/source.h"
#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Writes the model, which was read from `input`. For a dry run, only reports what would be written. Throws a Failure on
// error; an existing file is then unchanged.
WriteReport write_model(const ConvertOptions& options, Target target, const Source& input,
                        const onnx::ModelProto& model);

}  // namespace onnx_tool
