// Reading an encrypted model in segments, for those who have it where bytes are dear.
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

// The authenticated formats have one tag over all of the ciphertext. So all of it is read once, in order and with
// little memory, and digests of its segments are taken on the way. If the tag proves right, the digests are: from then
// on any segment is checked and decrypted by itself.
class Segments {
 public:
  static constexpr std::size_t kSegmentSize = 64 * 1024;

  // Reads a model of `size` bytes once. kDecryptionFailed for a wrong key or changed bytes, kFormatRefused for
  // ONNXCRY1, which has no tag.
  static Status make(std::uint64_t size, const Key& key, const ReadBytes& read, Segments& segments);

  // As text of bytes, for a later decode() with the same key. It is authenticated: keep it where you like.
  Status encode(std::string& encoded) const;
  // kDecryptionFailed where encode() did not give that for the key and a model of `size` bytes.
  static Status decode(std::string_view encoded, std::uint64_t size, const Key& key, Segments& segments);

  // Where in the encrypted model the first segment begins, and how many bytes all of them have.
  std::size_t begin() const noexcept { return header_.size(); }
  std::uint64_t payload_size() const noexcept { return payload_size_; }

  // Turns the `count` bytes of segment `index`, as they are in the encrypted model, into those of the payload. If they
  // are not that segment, it is kDecryptionFailed and they stay as they are.
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
