#include "failure.h"
#include "model/components.h"

namespace onnx_tool {
namespace {

[[noreturn]] void fail_without_encryption() {
  throw Failure("this onnx-tool was built without encryption support; rebuild it with OpenSSL (libssl-dev) installed");
}

}  // namespace

onnxgen::Status load_encrypted(const Source&, const Passphrase&, const onnxgen::io::LoadOptions&, onnx::ModelProto&) {
  fail_without_encryption();
}

onnxgen::Status encrypt_model(const onnx::ModelProto&, std::string&, const Passphrase&, const EncryptedSave&) {
  fail_without_encryption();
}

onnxgen::Status save_encrypted(const onnx::ModelProto&, const std::string&, const Passphrase&, const EncryptedSave&) {
  fail_without_encryption();
}

}  // namespace onnx_tool
