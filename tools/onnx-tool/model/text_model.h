// Converts models and their parts to text.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/error/status.h"
#include "onnxgen/reflection/const_message.h"

namespace onnx_tool {

enum class TextForm {
  kSyntax,  // ONNX's textual syntax
  kText,    // protobuf's text format
  kJson,
};

// Accepts the next chunk of output. Returns false if no more can be written.
using WriteChunk = std::function<bool(std::string_view chunk)>;

// Writes the message as text format or JSON; for kSyntax, use print_syntax(). JSON omits unknown fields. Text format
// prints them by number; parsers do not accept them.
onnxgen::Status write_text(onnxgen::ConstMessage message, TextForm form, const WriteChunk& write);

// Throws a Failure if the model has unknown fields, for example of a newer ONNX release, or a NaN with other bits than
// the usual ones, because text and JSON would lose them. `source` is the model's file, for the message.
void check_has_text_form(const onnx::ModelProto& model, const std::string& source);

}  // namespace onnx_tool
