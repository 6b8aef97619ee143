// Key of a cipher.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/secret_bytes.h"
#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

inline constexpr std::size_t kKeySize = 32;
inline constexpr int kKeyRounds = 100'000;

// Key bytes. They are wiped on destruction.
class CipherKey {
 public:
  CipherKey() noexcept = default;
  CipherKey(const CipherKey&) = delete;
  CipherKey& operator=(const CipherKey&) = delete;
  ~CipherKey() { wipe(bytes_.data(), bytes_.size()); }

  unsigned char* data() noexcept { return bytes_.data(); }
  const unsigned char* data() const noexcept { return bytes_.data(); }

 private:
  std::array<unsigned char, kKeySize> bytes_{};
};

// Derives the cipher's key from a passphrase and the file's salt, or copies the key's own bytes. Returns kInvalidKey if
// the key is unusable.
Status derive_key(const Key& key, std::string_view salt, CipherKey& derived);

}  // namespace onnxgen::crypto
