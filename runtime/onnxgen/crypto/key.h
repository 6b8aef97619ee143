// The secret that encrypts and decrypts models.
#pragma once

#include <memory>
#include <string_view>

#include "onnxgen/crypto/secret_bytes.h"

namespace onnxgen::crypto {

// A passphrase, or the key itself. A regular value; copies share the secret, which is wiped with the last of them. It
// is never printed. All const functions may be called by several threads at once.
class Key {
 public:
  // Each file has a key of its own, made of the passphrase and the file's salt by PBKDF2-HMAC-SHA256 in 100,000 rounds:
  // opening and saving take some 30 ms more. The passphrase is bytes, UTF-8 by custom; nothing is added or normalized.
  // Saving under an empty one is refused.
  static Key from_passphrase(std::string_view passphrase);

  // 32 bytes from a key store: the cipher's key itself, in place of what PBKDF2 would give. Nothing is derived, and the
  // salt in the file has no effect. Any other number of bytes is kInvalidKey when the key is used. Do not save more
  // than 2^32 models under one such key: each has a random nonce of 96 bits.
  static Key from_bytes(std::string_view bytes);

  bool is_passphrase() const noexcept { return is_passphrase_; }
  bool is_empty() const noexcept { return secret_ == nullptr || secret_->size() == 0; }

 private:
  friend Status derive_key(const Key& key, std::string_view salt, class CipherKey& derived);

  Key(std::string_view secret, bool is_passphrase);

  std::shared_ptr<const SecretBytes> secret_;
  bool is_passphrase_;
};

}  // namespace onnxgen::crypto
