// Models as protobuf's text format and JSON.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/error/status.h"
#include "output/output_file.h"

namespace onnx_tool {

enum class TextForm { kText, kJson };

// Appends the model. Unknown fields are left out of JSON, and stand in text by their numbers, which no reader takes.
onnxgen::Status write_text(const onnx::ModelProto& model, TextForm form, FileSink& sink);

// A Failure where the model has fields of a release of ONNX that this program does not know: text and JSON would lose
// them. `source` is the model's file, for the message.
void check_has_text_form(const onnx::ModelProto& model, const std::string& source);

}  // namespace onnx_tool
