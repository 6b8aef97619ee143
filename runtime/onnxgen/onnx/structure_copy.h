// The structure of a model without its weights.
#pragma once

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/wire_cursor.h"
#include "onnxgen/onnx/wire_schema.h"

namespace onnxgen::io {

// Appends the message of `kind` that the input holds, less the fields of its tensors that hold elements, hopping over
// them. What is appended is an encoded message again. `max_depth` bounds messages and groups nested in one another.
Status copy_structure(WireCursor& input, WireKind kind, int max_depth, std::string& output);

}  // namespace onnxgen::io
