#include "onnxgen/crypto/key.h"

#include <openssl/evp.h>

#include <cstring>
#include <limits>
#include <string>
#include <utility>

#include "onnxgen/crypto/cipher_key.h"
#include "onnxgen/crypto/openssl_error.h"
#include "onnxgen/file/error.h"

namespace onnxgen::crypto {

Key::Key(std::string_view secret, bool is_passphrase) : is_passphrase_(is_passphrase) {
  SecretBytes bytes;
  // If memory is exhausted, the key has no bytes, and using it fails.
  if (SecretBytes::copy(secret, bytes)) secret_ = std::make_shared<const SecretBytes>(std::move(bytes));
}

Key Key::from_passphrase(std::string_view passphrase) {
  return Key(passphrase, true);
}

Key Key::from_bytes(std::string_view bytes) {
  return Key(bytes, false);
}

Status derive_key(const Key& key, std::string_view salt, CipherKey& derived) {
  if (key.secret_ == nullptr) return Status(ErrorCode::kOutOfMemory);
  const std::string_view secret = key.secret_->view();
  if (!key.is_passphrase()) {
    if (secret.size() != kKeySize) {
      return io::failure(ErrorCode::kInvalidKey, {},
                         "the key has " + std::to_string(secret.size()) + " bytes; 32 are required");
    }
    std::memcpy(derived.data(), secret.data(), kKeySize);
    return Status();
  }
  if (secret.size() > static_cast<std::size_t>(std::numeric_limits<int>::max())) {
    return io::failure(ErrorCode::kInvalidKey, {}, "the passphrase is too long");
  }
  const OpensslErrors errors;
  const int made = ::PKCS5_PBKDF2_HMAC(
      secret.data(), static_cast<int>(secret.size()), reinterpret_cast<const unsigned char*>(salt.data()),
      static_cast<int>(salt.size()), kKeyRounds, ::EVP_sha256(), kKeySize, derived.data());
  return made == 1 ? Status() : errors.failure("PBKDF2");
}

}  // namespace onnxgen::crypto
