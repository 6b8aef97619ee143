#include "onnxgen/crypto/cipher.h"

#include <openssl/evp.h>

#include <algorithm>

#include "onnxgen/crypto/openssl_error.h"

namespace onnxgen::crypto {
namespace {

constexpr std::size_t kLargestUpdate = std::size_t{1} << 30;  // OpenSSL counts in int

const unsigned char* unsigned_bytes(const char* bytes) noexcept {
  return reinterpret_cast<const unsigned char*>(bytes);
}
unsigned char* unsigned_bytes(char* bytes) noexcept {
  return reinterpret_cast<unsigned char*>(bytes);
}

const EVP_CIPHER* cipher_of(Format format) noexcept {
  switch (format) {
    case Format::kAes256Cbc:
      return ::EVP_aes_256_cbc();
    case Format::kChaCha20Poly1305:
#if defined(OPENSSL_NO_CHACHA) || defined(OPENSSL_NO_POLY1305)
      return nullptr;
#else
      return ::EVP_chacha20_poly1305();
#endif
    case Format::kAes256Gcm:
      return ::EVP_aes_256_gcm();
  }
  return nullptr;
}

}  // namespace

void Cipher::FreeContext::operator()(evp_cipher_ctx_st* context) const noexcept {
  ::EVP_CIPHER_CTX_free(context);  // also wipes the context
}

Status Cipher::begin(Direction direction, const Header& header, const CipherKey& key) {
  const OpensslErrors errors;
  const EVP_CIPHER* const cipher = cipher_of(header.format());
  if (cipher == nullptr) return errors.failure("fetching the cipher");
  context_.reset(::EVP_CIPHER_CTX_new());
  if (context_ == nullptr) return Status(ErrorCode::kOutOfMemory);
  const int encrypts = direction == Direction::kEncrypt ? 1 : 0;
  // The nonces of both authenticated ciphers have OpenSSL's default size.
  if (::EVP_CipherInit_ex(context_.get(), cipher, nullptr, key.data(), unsigned_bytes(header.nonce().data()),
                          encrypts) != 1 ||
      ::EVP_CIPHER_CTX_set_padding(context_.get(), 0) != 1) {
    return errors.failure("initializing the cipher");
  }
  const std::string_view associated = header.associated_data();
  int count = 0;
  if (!associated.empty() && ::EVP_CipherUpdate(context_.get(), nullptr, &count, unsigned_bytes(associated.data()),
                                                static_cast<int>(associated.size())) != 1) {
    return errors.failure("initializing the cipher");
  }
  return Status();
}

Status Cipher::update(const char* from, std::size_t size, char* to) {
  const OpensslErrors errors;
  while (size != 0) {
    const std::size_t part = std::min(size, kLargestUpdate);
    int count = 0;
    if (::EVP_CipherUpdate(context_.get(), unsigned_bytes(to), &count, unsigned_bytes(from), static_cast<int>(part)) !=
            1 ||
        static_cast<std::size_t>(count) != part) {
      return errors.failure("encrypting or decrypting");
    }
    from += part;
    to += part;
    size -= part;
  }
  return Status();
}

Status Cipher::finish_encryption(std::array<char, kTagSize>& tag) {
  const OpensslErrors errors;
  unsigned char nothing[kBlockSize];
  int count = 0;
  if (::EVP_CipherFinal_ex(context_.get(), nothing, &count) != 1 ||
      ::EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_GET_TAG, kTagSize, tag.data()) != 1) {
    return errors.failure("computing the authentication tag");
  }
  return Status();
}

Status Cipher::finish_decryption(std::string_view tag) {
  const OpensslErrors errors;
  std::array<char, kTagSize> expected;
  std::copy_n(tag.begin(), kTagSize, expected.begin());
  if (::EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_SET_TAG, kTagSize, expected.data()) != 1) {
    return errors.failure("setting the authentication tag");
  }
  unsigned char nothing[kBlockSize];
  int count = 0;
  return ::EVP_CipherFinal_ex(context_.get(), nothing, &count) == 1 ? Status() : decryption_failed();
}

}  // namespace onnxgen::crypto
