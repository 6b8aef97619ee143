// Reads an encrypted model in segments, for models stored where reading is expensive.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "onnxgen/crypto/cipher_key.h"
#include "onnxgen/crypto/decrypt.h"
#include "onnxgen/crypto/header.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// Access to the segments of an encrypted model. The authenticated formats have one tag over the whole ciphertext. The
// ciphertext is therefore read once, in order and with little memory, while computing a digest of each segment. If the
// tag is valid, so are the digests: each segment can then be verified and decrypted individually.
class Segments {
 public:
  static constexpr std::size_t kSegmentSize = 64 * 1024;

  // Reads a model of `size` bytes once. Returns kDecryptionFailed for a wrong key or modified bytes, and kFormatRefused
  // for ONNXCRY1, which has no tag.
  static Status make(std::uint64_t size, const Key& key, const ReadBytes& read, Segments& segments);

  // Encodes the digests for a later decode() with the same key. The result is authenticated and contains no secrets, so
  // it may be stored anywhere.
  Status encode(std::string& encoded) const;
  // Restores the digests. Returns kDecryptionFailed unless `encoded` is a result of encode() for this key and a model
  // of `size` bytes.
  static Status decode(std::string_view encoded, std::uint64_t size, const Key& key, Segments& segments);

  // Offset of the first segment in the encrypted model, and total size of all segments in bytes.
  std::size_t begin() const noexcept { return header_.size(); }
  std::uint64_t payload_size() const noexcept { return payload_size_; }

  // Verifies and decrypts segment `index` in place. `bytes` are its `count` bytes of the encrypted model. If they are
  // not that segment, returns kDecryptionFailed and leaves them unchanged.
  Status open(std::uint64_t index, char* bytes, std::size_t count) const;

 private:
  Status begin(std::string_view first_bytes, std::uint64_t size, const Key& key);
  Status read_all(const ReadBytes& read);
  Status add_digests(std::string_view ciphertext);
  Status authenticate(std::string_view bytes, std::string& mac) const;

  Header header_;
  std::unique_ptr<CipherKey> key_;
  std::uint64_t payload_size_ = 0;
  std::string digests_;  // SHA-256 of each segment's ciphertext
};

}  // namespace onnxgen::crypto
