// One payload through one cipher, in parts.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>

#include "onnxgen/crypto/cipher_key.h"
#include "onnxgen/crypto/header.h"
#include "onnxgen/error/status.h"

struct evp_cipher_ctx_st;  // OpenSSL's, which its headers need not be seen for

namespace onnxgen::crypto {

enum class Direction { kEncrypt, kDecrypt };

class Cipher {
 public:
  // Starts a payload. kUnsupported where OpenSSL lacks the cipher.
  Status begin(Direction direction, const Header& header, const CipherKey& key);

  // Encrypts or decrypts `size` bytes, giving as many. `from` and `to` may be the same place, but not overlap
  // otherwise. CBC takes whole blocks, padding included, and leaves that to the caller.
  Status update(const char* from, std::size_t size, char* to);

  // After the last byte of an authenticated format.
  Status finish_encryption(std::array<char, kTagSize>& tag);
  // kDecryptionFailed unless the tag is right: what was decrypted must not be used then.
  Status finish_decryption(std::string_view tag);

 private:
  struct FreeContext {
    void operator()(evp_cipher_ctx_st* context) const noexcept;
  };

  std::unique_ptr<evp_cipher_ctx_st, FreeContext> context_;
};

}  // namespace onnxgen::crypto
