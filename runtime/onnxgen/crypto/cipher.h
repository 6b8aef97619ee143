// Encrypts or decrypts one payload in parts.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>

#include "onnxgen/crypto/cipher_key.h"
#include "onnxgen/crypto/header.h"
#include "onnxgen/error/status.h"

struct evp_cipher_ctx_st;  // OpenSSL's type, declared here to avoid its headers

namespace onnxgen::crypto {

enum class Direction { kEncrypt, kDecrypt };

class Cipher {
 public:
  // Starts a payload. Returns kUnsupported if OpenSSL lacks the cipher.
  Status begin(Direction direction, const Header& header, const CipherKey& key);

  // Encrypts or decrypts `size` bytes from `from` to `to`. The two may be equal, but must not overlap otherwise. CBC
  // requires whole blocks; the caller handles padding.
  Status update(const char* from, std::size_t size, char* to);

  // Completes an encryption in an authenticated format. Call this after the last byte.
  Status finish_encryption(std::array<char, kTagSize>& tag);
  // Verifies the tag. Returns kDecryptionFailed if it is wrong; the decrypted bytes must then not be used.
  Status finish_decryption(std::string_view tag);

 private:
  struct FreeContext {
    void operator()(evp_cipher_ctx_st* context) const noexcept;
  };

  std::unique_ptr<evp_cipher_ctx_st, FreeContext> context_;
};

}  // namespace onnxgen::crypto
