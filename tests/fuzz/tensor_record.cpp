// Compares tensors of the native profile, in proto2 and proto3, with the tensors read from the encoded bytes.

#include "onnx/onnx-ml.pb.h"
#include "onnx3.pb.h"
#include "target.h"
#include "tensor_record_check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input = onnxgen::fuzz::view(data, size);
  onnxgen::fuzz::check_tensor_records<onnx::ModelProto>(input);
  onnxgen::fuzz::check_tensor_records<onnx3::ModelProto>(input);
  return 0;
}
