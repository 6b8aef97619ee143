// Tensors as the classes of the native profile see them, of proto2 and of proto3, and as they are read from bytes.

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
