#include "failure.h"
#include "model/components.h"

namespace onnx_tool {
namespace {

[[noreturn]] void fail_without_servers() {
  throw Failure(
      "this onnx-tool was built without support for URLs; download the model first, or rebuild it with "
      "libcurl4-openssl-dev, libdeflate-dev and libssl-dev installed");
}

}  // namespace

onnxgen::Status load_remote(const std::string&, const RemoteChoice&, const Access&, onnx::ModelProto&) {
  fail_without_servers();
}

onnxgen::Status save_remote(const onnx::ModelProto&, const std::string&, const Access&,
                            const onnxgen::io::ProgressCallback&) {
  fail_without_servers();
}

bool read_remote_tensors(const std::string&, const Access&, std::string&) {
  fail_without_servers();
}

onnxgen::Status index_remote(const std::string&, const Access&, onnxgen::io::TensorIndex&) {
  fail_without_servers();
}

}  // namespace onnx_tool
