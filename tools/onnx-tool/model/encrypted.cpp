#include "model/components.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/save.h"

namespace onnx_tool {

namespace crypto = onnxgen::crypto;

onnxgen::Status load_encrypted(const std::string& path, const Passphrase& passphrase,
                               const onnxgen::io::LoadOptions& options, onnx::ModelProto& model) {
  crypto::LoadOptions asked;
  static_cast<onnxgen::io::LoadOptions&>(asked) = options;
  asked.require_encryption = true;
  return crypto::try_load(path, crypto::Key::from_passphrase(passphrase.text()), model, asked);
}

onnxgen::Status save_encrypted(const onnx::ModelProto& model, const std::string& path, const Passphrase& passphrase,
                               const EncryptedSave& options) {
  crypto::SaveOptions asked;
  asked.format = options.cipher == Cipher::kAes256Gcm ? crypto::Format::kAes256Gcm : crypto::Format::kChaCha20Poly1305;
  asked.flush = options.flush;
  asked.progress = options.progress;
  return crypto::try_save(model, path, crypto::Key::from_passphrase(passphrase.text()), asked);
}

}  // namespace onnx_tool
