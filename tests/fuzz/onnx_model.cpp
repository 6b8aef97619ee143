// Models, the most common input from untrusted sources.
#include <onnx/onnx-ml.pb.h>

#include "message_checks.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnxgen::fuzz::check_message<onnx::ModelProto>(onnxgen::fuzz::view(data, size));
  return 0;
}
