#include "onnxgen/crypto/header.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include <algorithm>
#include <limits>
#include <string>

#include "onnxgen/crypto/openssl_error.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load/model_format.h"

namespace onnxgen::crypto {
namespace {

constexpr std::size_t kMagicSize = io::kEncryptedMagicSize;
constexpr std::size_t kNonceAt = kMagicSize + kSaltSize;
constexpr std::uint64_t kBlocks = std::uint64_t{1} << 32;  // number of blocks that a 32-bit counter can count

std::size_t nonce_size(Format format) noexcept {
  return format == Format::kAes256Cbc ? kBlockSize : 12;
}

std::size_t tag_at(Format format) noexcept {
  return kNonceAt + nonce_size(format);
}

std::size_t header_size(Format format) noexcept {
  return tag_at(format) + (is_authenticated(format) ? kTagSize : 0);
}

// Returns whether the bytes are the magic's prefix, with at most one byte changed. No unencrypted model begins like
// this.
bool resembles_prefix(std::string_view first) noexcept {
  if (first.size() < io::kEncryptedPrefix.size()) return false;
  int differences = 0;
  for (std::size_t i = 0; i < io::kEncryptedPrefix.size(); ++i) differences += first[i] != io::kEncryptedPrefix[i];
  return differences <= 1;
}

bool is_cut_short(std::string_view first) noexcept {
  return !first.empty() && first.size() < kMagicSize && first == io::kEncryptedPrefix.substr(0, first.size());
}

// Computes the salt for a key that does not depend on the salt.
Status salt_of(const CipherKey& key, std::string_view nonce, std::array<unsigned char, kSaltSize>& salt) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest;
  const OpensslErrors errors;
  const auto* const bytes = reinterpret_cast<const unsigned char*>(nonce.data());
  if (::HMAC(::EVP_sha256(), key.data(), kKeySize, bytes, nonce.size(), digest.data(), nullptr) == nullptr) {
    return errors.failure("HMAC");
  }
  std::copy_n(digest.begin(), salt.size(), salt.begin());
  return Status();
}

}  // namespace

const char* format_name(Format format) noexcept {
  switch (format) {
    case Format::kAes256Cbc:
      return "ONNXCRY1";
    case Format::kChaCha20Poly1305:
      return "ONNXCRY2";
    case Format::kAes256Gcm:
      return "ONNXCRY3";
  }
  return "";
}

bool is_authenticated(Format format) noexcept {
  return format != Format::kAes256Cbc;
}

std::uint64_t largest_payload(Format format) noexcept {
  switch (format) {
    case Format::kAes256Cbc:
      return static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) - 2 * kLargestHeader;
    case Format::kChaCha20Poly1305:
      return (kBlocks - 1) * 64;  // the first block of the key stream is the Poly1305 key
    case Format::kAes256Gcm:
      return (kBlocks - 2) * kBlockSize;  // one block for the tag, and one that the counter never reaches
  }
  return 0;
}

std::uint64_t encrypted_size(Format format, std::uint64_t payload_size) noexcept {
  const std::uint64_t padding = format == Format::kAes256Cbc ? kBlockSize - payload_size % kBlockSize : 0;
  return header_size(format) + payload_size + padding;
}

Status format_of(std::string_view first, Format& format) {
  for (const Format known : {Format::kAes256Cbc, Format::kChaCha20Poly1305, Format::kAes256Gcm}) {
    if (first.substr(0, kMagicSize) != format_name(known)) continue;
    format = known;
    return Status();
  }
  if (first.empty() || is_cut_short(first)) {
    return io::failure(ErrorCode::kTruncated, {}, "the file ends inside the header of an encrypted model");
  }
  return io::failure(ErrorCode::kFormatRefused, {}, "the file does not begin with ONNXCRY1, ONNXCRY2 or ONNXCRY3");
}

Status Header::make(Format format, Header& header) {
  Header made;
  made.format_ = format;
  std::string_view(format_name(format)).copy(made.bytes_.data(), kMagicSize);
  auto* const random = reinterpret_cast<unsigned char*>(made.bytes_.data() + kMagicSize);
  const OpensslErrors errors;
  if (::RAND_bytes(random, static_cast<int>(kSaltSize + nonce_size(format))) != 1) {
    return errors.failure("generating random numbers");
  }
  header = made;
  return Status();
}

Status Header::read(std::string_view first_bytes, Header& header) {
  Header found;
  Status status = format_of(first_bytes, found.format_);
  if (!status) return status;
  if (first_bytes.size() < found.size()) {
    return io::failure(ErrorCode::kTruncated, {},
                       std::string("the file ends inside its ") + format_name(found.format_) + " header");
  }
  std::copy_n(first_bytes.begin(), found.size(), found.bytes_.begin());
  header = found;
  return Status();
}

std::size_t Header::size() const noexcept {
  return header_size(format_);
}

std::string_view Header::salt() const noexcept {
  return part(kMagicSize, kSaltSize);
}

std::string_view Header::nonce() const noexcept {
  return part(kNonceAt, nonce_size(format_));
}

std::string_view Header::tag() const noexcept {
  return part(tag_at(format_), is_authenticated(format_) ? kTagSize : 0);
}

void Header::set_tag(std::string_view tag) noexcept {
  std::copy(tag.begin(), tag.end(), bytes_.begin() + static_cast<std::ptrdiff_t>(tag_at(format_)));
}

std::string_view Header::associated_data() const noexcept {
  return part(0, format_ == Format::kAes256Gcm ? tag_at(format_) : 0);
}

Status Header::bind_salt(const CipherKey& key) {
  if (format_ != Format::kChaCha20Poly1305) return Status();
  std::array<unsigned char, kSaltSize> salt;
  Status status = salt_of(key, nonce(), salt);
  if (status) std::copy(salt.begin(), salt.end(), bytes_.begin() + kMagicSize);
  return status;
}

Status Header::check_salt(const CipherKey& key) const {
  if (format_ != Format::kChaCha20Poly1305) return Status();
  std::array<unsigned char, kSaltSize> expected;
  Status status = salt_of(key, nonce(), expected);
  if (!status) return status;
  std::size_t equal = 0;
  const std::string_view found = salt();
  for (std::size_t i = 0; i < kSaltSize; ++i) equal += static_cast<unsigned char>(found[i]) == expected[i];
  // A salt that is unrelated to the key shares eight bytes with this one in one of 10^15 files.
  return equal < kSaltSize / 2 || equal == kSaltSize ? Status() : decryption_failed();
}

bool begins_encrypted(std::string_view first_bytes) noexcept {
  return resembles_prefix(first_bytes) || is_cut_short(first_bytes);
}

Status check_ciphertext_size(Format format, std::uint64_t size) {
  if (format != Format::kAes256Cbc) return check_payload_size(format, size);
  if (size != 0 && size % kBlockSize == 0) return Status();
  return io::failure(ErrorCode::kTruncated, {},
                     "the size of the ciphertext of an ONNXCRY1 file must be a positive multiple of 16 bytes");
}

Status check_payload_size(Format format, std::uint64_t size) {
  const std::uint64_t largest = largest_payload(format);
  if (size <= largest) return Status();
  return io::failure(ErrorCode::kInputTooLarge, {},
                     std::to_string(size) + " bytes, but an " + format_name(format) + " file holds at most " +
                         std::to_string(largest));
}

Status decryption_failed() {
  return Status(ErrorCode::kDecryptionFailed);
}

}  // namespace onnxgen::crypto
