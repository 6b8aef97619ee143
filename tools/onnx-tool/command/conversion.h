// Writes the output of convert and edit.
#pragma once

#include <string_view>

#include "command/convert.h"
#include "command/write_report.h"
#include "model/source.h"
#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Returns the name of a format, such as "zip archive".
std::string_view target_text(Target target);

// Returns whether tensors with external data continue to refer to data files: those of the input, or copies of them.
bool keeps_references(const ConvertOptions& options, Target target, const Source& input);

// Writes the model, which was read from `input`, or plans it if a dry run is requested. Throws a Failure if that fails;
// an existing file is then unchanged.
WriteReport write_model(const ConvertOptions& options, Target target, const Source& input,
                        const onnx::ModelProto& model);

}  // namespace onnx_tool
