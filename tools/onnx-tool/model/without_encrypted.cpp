#include "failure.h"
#include "model/components.h"

namespace onnx_tool {
namespace {

[[noreturn]] void fail() {
  throw Failure("this onnx-tool was built without encryption: build it where OpenSSL (libssl-dev) is installed");
}

}  // namespace

onnxgen::Status load_encrypted(const std::string&, const Passphrase&, const onnxgen::io::LoadOptions&,
                               onnx::ModelProto&) {
  fail();
}

onnxgen::Status save_encrypted(const onnx::ModelProto&, const std::string&, const Passphrase&, const EncryptedSave&) {
  fail();
}

}  // namespace onnx_tool
