// Encrypts every model in each format and decrypts it. The result must equal the original bytes.
#include "model_files.h"
#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/payload.h"

namespace {

namespace crypto = onnxgen::crypto;

std::string check(const std::filesystem::path& path) {
  const std::string bytes = cross::read(path);
  const crypto::Key key = crypto::Key::from_bytes(std::string(32, 'k'));
  for (const auto format :
       {crypto::Format::kAes256Cbc, crypto::Format::kChaCha20Poly1305, crypto::Format::kAes256Gcm}) {
    std::string encrypted;
    if (const auto status = crypto::try_encrypt(bytes, key, encrypted, format); !status) return status.message();
    crypto::SecretBytes decrypted;
    if (const auto status = crypto::try_decrypt(encrypted, key, decrypted); !status) return status.message();
    if (decrypted.view() != bytes) return "is decrypted otherwise";
  }
  return "";
}

}  // namespace

int main(int argc, char** argv) {
  return argc >= 2 ? cross::check_models(argv + 1, check) : 2;
}
