// What stands before the ciphertext.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/crypto/cipher_key.h"
#include "onnxgen/crypto/format.h"
#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

inline constexpr std::size_t kSaltSize = 16;
inline constexpr std::size_t kTagSize = 16;
inline constexpr std::size_t kBlockSize = 16;  // of AES
inline constexpr std::size_t kLargestHeader = 52;

// Magic, salt, nonce (an initialization vector of 16 bytes for CBC) and, where the format has one, the tag.
class Header {
 public:
  Header() noexcept = default;
  // With fresh random bytes for salt and nonce, and a tag of zeros.
  static Status make(Format format, Header& header);
  // From the first bytes of a file, of which as many as there are up to kLargestHeader are needed. kFormatRefused for a
  // foreign magic, kTruncated where the header is cut short.
  static Status read(std::string_view first_bytes, Header& header);

  Format format() const noexcept { return format_; }
  std::string_view bytes() const noexcept { return {bytes_.data(), size()}; }
  std::size_t size() const noexcept;

  std::string_view salt() const noexcept;
  std::string_view nonce() const noexcept;
  std::string_view tag() const noexcept;
  void set_tag(std::string_view tag) noexcept;
  // What the tag covers beside the ciphertext.
  std::string_view associated_data() const noexcept;

  // For a key that was given as bytes and so does not depend on the salt. Where the tag does not cover the salt either
  // (ONNXCRY2), nobody would see it change; so it is made from the key and the nonce when a file is written. Files of
  // others have any salt, which is as good; one that is nearly the right one was changed, and is kDecryptionFailed.
  Status bind_salt(const CipherKey& key);
  Status check_salt(const CipherKey& key) const;

 private:
  std::string_view part(std::size_t offset, std::size_t size) const noexcept { return {bytes_.data() + offset, size}; }

  Format format_ = Format::kAes256Gcm;
  std::array<char, kLargestHeader> bytes_{};
};

// Whether a file that begins so is, or was before some damage, an encrypted model.
bool begins_encrypted(std::string_view first_bytes) noexcept;

// Whether a file of `format` can have a ciphertext of this size: kTruncated for CBC with part of a block,
// kInputTooLarge past the cipher's limit.
Status check_ciphertext_size(Format format, std::uint64_t size);
// The same for what is to be encrypted.
Status check_payload_size(Format format, std::uint64_t size);

// The one failure of a decryption that came to an end: it says nothing of why.
Status decryption_failed();

}  // namespace onnxgen::crypto
