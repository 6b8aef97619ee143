#include "model/components.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/save.h"

namespace onnx_tool {

namespace crypto = onnxgen::crypto;

namespace {

crypto::SaveOptions save_options(const EncryptedSave& options) {
  crypto::SaveOptions asked;
  asked.format = options.cipher == Cipher::kAes256Gcm ? crypto::Format::kAes256Gcm : crypto::Format::kChaCha20Poly1305;
  asked.flush = options.flush;
  asked.progress = options.progress;
  return asked;
}

}  // namespace

onnxgen::Status load_encrypted(const Source& source, const Passphrase& passphrase,
                               const onnxgen::io::LoadOptions& options, onnx::ModelProto& model) {
  crypto::LoadOptions asked;
  static_cast<onnxgen::io::LoadOptions&>(asked) = options;
  asked.require_encryption = true;
  const auto key = crypto::Key::from_passphrase(passphrase.text());
  if (source.is_stream()) return crypto::try_load_from_memory(source.held().bytes, key, model, asked);
  return crypto::try_load(source.name(), key, model, asked);
}

onnxgen::Status encrypt_model(const onnx::ModelProto& model, std::string& bytes, const Passphrase& passphrase,
                              const EncryptedSave& options) {
  return crypto::try_save_to_memory(model, bytes, crypto::Key::from_passphrase(passphrase.text()),
                                    save_options(options));
}

onnxgen::Status save_encrypted(const onnx::ModelProto& model, const std::string& path, const Passphrase& passphrase,
                               const EncryptedSave& options) {
  return crypto::try_save(model, path, crypto::Key::from_passphrase(passphrase.text()), save_options(options));
}

}  // namespace onnx_tool
