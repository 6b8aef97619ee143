// Operator sets and stand-alone functions.
#include <onnx/onnx-operators-ml.pb.h>

#include "message_checks.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnxgen::fuzz::check_one_of<onnx::OperatorSetProto, onnx::OperatorProto, onnx::FunctionProto>(
      onnxgen::fuzz::view(data, size));
  return 0;
}
