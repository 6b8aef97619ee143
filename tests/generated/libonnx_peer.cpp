// Compiled without the project's include directories: `onnx` is libonnx's namespace and the headers are the installed
// ones.
#include "libonnx_peer.h"

#include <onnx/checker.h>
#include <onnx/onnx_pb.h>

#include <stdexcept>

namespace onnxgen::tests {

std::string checked_by_libonnx(const std::string& model) {
  onnx::ModelProto parsed;
  if (!parsed.ParseFromString(model)) throw std::runtime_error("libonnx cannot parse the model");
  onnx::checker::check_model(parsed);
  return parsed.SerializeAsString();
}

}  // namespace onnxgen::tests
