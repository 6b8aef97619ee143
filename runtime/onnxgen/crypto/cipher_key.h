// The key that a cipher works with.
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

// Wiped with this object.
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

// From a passphrase and the file's salt, or the key's own bytes. kInvalidKey where these cannot be used.
Status derive_key(const Key& key, std::string_view salt, CipherKey& derived);

}  // namespace onnxgen::crypto
