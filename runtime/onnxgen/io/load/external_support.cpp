#include "onnxgen/io/load/external_support.h"

#include "onnxgen/file/error.h"
#include "onnxgen/onnx/encoded_tensors.h"

namespace onnxgen::io {

Status cannot_be_external(const std::string& tensor) {
  return failure(ErrorCode::kUnsupported, {}, "classes of ONNX before version 1.4 do not support external data")
      .in_tensor(tensor);
}

Status refuse_external_data(const EncodedInput& input, const ParseOptions& options) {
  WalkLimits limits;
  limits.max_depth = options.max_depth;
  limits.max_memory = options.max_allocated_bytes;
  EncodedTensors found;
  Status status = find_tensors(input, limits, found);
  for (const EncodedTensor& tensor : found.tensors) {
    if (status && tensor.is_external()) status = cannot_be_external(tensor.name);
  }
  return status;
}

}  // namespace onnxgen::io
