// Compares tensors of the protobuf profile with the tensors read from the encoded bytes.
#include <onnx/onnx-ml.pb.h>

#include "target.h"
#include "tensor_record_check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnxgen::fuzz::check_tensor_records<onnx::ModelProto>(onnxgen::fuzz::view(data, size));
  return 0;
}
