// Header before the ciphertext.
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
inline constexpr std::size_t kBlockSize = 16;  // of AES, in bytes
inline constexpr std::size_t kLargestHeader = 52;

// Header of an encrypted model: magic, salt, nonce (for CBC an initialization vector of 16 bytes) and, in authenticated
// formats, the tag.
class Header {
 public:
  Header() noexcept = default;
  // Makes a header with random salt and nonce and a tag of zeros.
  static Status make(Format format, Header& header);
  // Reads the header from the first bytes of a file. The caller must pass kLargestHeader bytes, or the whole file if it
  // is shorter. Returns kFormatRefused for an unknown magic and kTruncated if the header is incomplete.
  static Status read(std::string_view first_bytes, Header& header);

  Format format() const noexcept { return format_; }
  std::string_view bytes() const noexcept { return {bytes_.data(), size()}; }
  std::size_t size() const noexcept;

  std::string_view salt() const noexcept;
  std::string_view nonce() const noexcept;
  std::string_view tag() const noexcept;
  void set_tag(std::string_view tag) noexcept;
  // Returns the data that the tag covers in addition to the ciphertext.
  std::string_view associated_data() const noexcept;

  // For a key given as bytes, which does not depend on the salt. In ONNXCRY2 the tag does not cover the salt, so nobody
  // would notice a change of it. bind_salt() therefore derives the salt from the key and the nonce when a file is
  // written. check_salt() accepts the derived salt and, for files of other programs, any unrelated one. A salt that
  // differs from the derived one in only some bytes was damaged: kDecryptionFailed.
  Status bind_salt(const CipherKey& key);
  Status check_salt(const CipherKey& key) const;

 private:
  std::string_view part(std::size_t offset, std::size_t size) const noexcept { return {bytes_.data() + offset, size}; }

  Format format_ = Format::kAes256Gcm;
  std::array<char, kLargestHeader> bytes_{};
};

// Returns whether a file with these first bytes is an encrypted model, possibly damaged.
bool begins_encrypted(std::string_view first_bytes) noexcept;

// Checks whether a file of `format` can have a ciphertext of this size. Returns kTruncated for CBC with a partial
// block, and kInputTooLarge if the size exceeds the cipher's limit.
Status check_ciphertext_size(Format format, std::uint64_t size);
// Checks whether a payload of this size can be encrypted.
Status check_payload_size(Format format, std::uint64_t size);

// Returns the error of every decryption that fails at its end. It deliberately contains no reason.
Status decryption_failed();

}  // namespace onnxgen::crypto
