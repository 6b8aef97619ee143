// Secret that encrypts and decrypts models.
#pragma once

#include <memory>
#include <string_view>

#include "onnxgen/crypto/secret_bytes.h"
#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// A passphrase or a key. Copies share the secret, which is wiped with the last of them and never printed. All const
// functions may be called from several threads at once.
//
// from_passphrase() and from_bytes() copy their argument; the caller wipes it. They never report an error: an invalid
// key fails with kInvalidKey when it is used, and one for which memory was exhausted with kOutOfMemory.
class Key {
 public:
  // Makes a key from a passphrase. The key of each file is derived from the passphrase and the file's salt by
  // PBKDF2-HMAC-SHA256 with 100,000 iterations, which adds about 30 ms to each load and save. The passphrase is a byte
  // string, by convention UTF-8; it is not normalized. Saving with an empty passphrase is an error.
  static Key from_passphrase(std::string_view passphrase);

  // Makes a key from 32 bytes of a key store. They are used directly as the key of the cipher, without PBKDF2; the
  // file's salt has no effect. Any other number of bytes is kInvalidKey when the key is used. Do not save more than
  // 2^32 models with one such key, since each has a random nonce of 96 bits.
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
