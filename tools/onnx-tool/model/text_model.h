// Models and their parts as text.
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

// Takes the next piece; false where it can take no more.
using WritePiece = std::function<bool(std::string_view piece)>;

// Writes the message as text format or JSON; print_syntax() is for the other one. Unknown fields are left out of JSON,
// and stand in text by their numbers, which no reader takes.
onnxgen::Status write_text(onnxgen::ConstMessage message, TextForm form, const WritePiece& write);

// A Failure where the model has fields of a release of ONNX that this program does not know: text and JSON would lose
// them. `source` is the model's file, for the message.
void check_has_text_form(const onnx::ModelProto& model, const std::string& source);

}  // namespace onnx_tool
