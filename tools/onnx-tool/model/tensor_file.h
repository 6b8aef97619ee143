// Files that hold tensors outside a model, as ONNX's test data does (input_0.pb).
#pragma once

#include <optional>

#include "model/access.h"
#include "model/source.h"
#include "onnx/onnx-data.pb.h"

namespace onnx_tool {

// The tensors of a TensorProto, a SequenceProto or an OptionalProto.
struct TensorFile {
  bool is_sequence = false;  // false: one TensorProto
  onnx::SequenceProto values;
};

// Reads a file, stream or URL of tensors. Returns nothing if it contains something else, such as a model, or if a URL
// cannot be read.
std::optional<TensorFile> open_tensor_file(const Source& source, const Access& access);

// Returns the kind of the file: "a tensor (TensorProto)" or "a sequence of tensors (SequenceProto)".
const char* kind_text(const TensorFile& file) noexcept;

}  // namespace onnx_tool
