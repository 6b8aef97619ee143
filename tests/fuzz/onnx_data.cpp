// Values in separate files: tensors, and the root messages of onnx-data.proto.
#include <onnx/onnx-data.pb.h>

#include "message_checks.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnxgen::fuzz::check_one_of<onnx::SequenceProto, onnx::MapProto, onnx::OptionalProto, onnx::TensorProto,
                              onnx::SparseTensorProto>(onnxgen::fuzz::view(data, size));
  return 0;
}
