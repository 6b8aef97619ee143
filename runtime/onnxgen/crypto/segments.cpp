#include "onnxgen/crypto/segments.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <algorithm>
#include <array>
#include <utility>

#include "onnxgen/crypto/cipher.h"
#include "onnxgen/crypto/openssl_error.h"
#include "onnxgen/crypto/secret_bytes.h"
#include "onnxgen/file/error.h"

namespace onnxgen::crypto {
namespace {

constexpr std::size_t kDigestSize = 32;
constexpr std::size_t kBatchSize = 16 * 1024 * 1024;  // of the first pass, in bytes; whole segments
constexpr std::string_view kPurpose = "onnxgen digests of segments";

using Digest = std::array<unsigned char, kDigestSize>;

const unsigned char* unsigned_bytes(std::string_view bytes) noexcept {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

std::string_view view_of(const Digest& digest) noexcept {
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

Status digest_of(std::string_view bytes, Digest& digest) {
  const OpensslErrors errors;
  if (::EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, ::EVP_sha256(), nullptr) == 1) return Status();
  return errors.failure("SHA-256");
}

Status hmac(const unsigned char* key, std::string_view bytes, Digest& digest) {
  const OpensslErrors errors;
  if (::HMAC(::EVP_sha256(), key, kKeySize, unsigned_bytes(bytes), bytes.size(), digest.data(), nullptr) != nullptr) {
    return Status();
  }
  return errors.failure("HMAC");
}

const EVP_CIPHER* stream_cipher_of(Format format) noexcept {
  if (format == Format::kAes256Gcm) return ::EVP_aes_256_ctr();
#if defined(OPENSSL_NO_CHACHA)
  return nullptr;
#else
  return ::EVP_chacha20();
#endif
}

struct FreeContext {
  void operator()(EVP_CIPHER_CTX* context) const noexcept { ::EVP_CIPHER_CTX_free(context); }
};

// Returns the counter of the stream cipher within the authenticated cipher, at the block where segment `index` begins.
// Block 1 of AES and block 0 of ChaCha20 are used for the tag. AES stores the counter in big-endian order (NIST SP
// 800-38D), ChaCha20 in little-endian order (RFC 8439).
std::array<unsigned char, 16> counter_of(const Header& header, std::uint64_t index) {
  std::array<unsigned char, 16> counter{};
  const bool is_aes = header.format() == Format::kAes256Gcm;
  const std::uint64_t block =
      is_aes ? 2 + index * (Segments::kSegmentSize / 16) : 1 + index * (Segments::kSegmentSize / 64);
  std::copy_n(unsigned_bytes(header.nonce()), header.nonce().size(), counter.begin() + (is_aes ? 0 : 4));
  for (unsigned i = 0; i < 4; ++i) {
    counter[is_aes ? 15 - i : i] = static_cast<unsigned char>(block >> (8 * i));
  }
  return counter;
}

}  // namespace

Status Segments::begin(std::string_view first_bytes, std::uint64_t size, const Key& key) {
  Status status = Header::read(first_bytes, header_);
  if (!status) return status;
  if (!is_authenticated(header_.format())) {
    return io::failure(
        ErrorCode::kFormatRefused, {},
        std::string(format_name(header_.format())) + " does not authenticate the model, so it cannot be read in parts");
  }
  if (size < header_.size()) return Status(ErrorCode::kTruncated);
  payload_size_ = size - header_.size();
  key_ = std::make_unique<CipherKey>();
  status = check_ciphertext_size(header_.format(), payload_size_);
  if (status) status = derive_key(key, header_.salt(), *key_);
  if (status && !key.is_passphrase()) status = header_.check_salt(*key_);
  return status;
}

Status Segments::make(std::uint64_t size, const Key& key, const ReadBytes& read, Segments& segments) {
  Segments made;
  std::array<char, kLargestHeader> first_bytes;
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(size, first_bytes.size()));
  Status status = read(0, first_bytes.data(), count);
  if (status) status = made.begin({first_bytes.data(), count}, size, key);
  if (status) status = made.read_all(read);
  if (status) segments = std::move(made);
  return status;
}

Status Segments::read_all(const ReadBytes& read) {
  Cipher cipher;
  SecretBytes room;
  Status status = cipher.begin(Direction::kDecrypt, header_, *key_);
  if (status) status = SecretBytes::allocate(std::min<std::uint64_t>(payload_size_, kBatchSize), room);
  for (std::uint64_t at = 0; at < payload_size_ && status; at += kBatchSize) {
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(payload_size_ - at, kBatchSize));
    status = read(header_.size() + at, room.data(), count);
    if (status) status = add_digests({room.data(), count});
    if (status) status = cipher.update(room.data(), count, room.data());  // the plaintext is needed only for the tag
  }
  return status ? cipher.finish_decryption(header_.tag()) : status;
}

Status Segments::add_digests(std::string_view ciphertext) {
  Status status;
  while (!ciphertext.empty() && status) {
    Digest digest;
    const std::string_view segment = ciphertext.substr(0, kSegmentSize);
    status = digest_of(segment, digest);
    digests_ += view_of(digest);
    ciphertext.remove_prefix(segment.size());
  }
  return status;
}

// Computes a MAC of `bytes` and the payload size. Its key differs from the cipher's key.
Status Segments::authenticate(std::string_view bytes, std::string& mac) const {
  Digest key;
  Digest digest;
  Status status = hmac(key_->data(), kPurpose, key);
  if (status) status = hmac(key.data(), std::to_string(payload_size_) + ' ' + std::string(bytes), digest);
  wipe(key.data(), key.size());
  mac = view_of(digest);
  return status;
}

Status Segments::encode(std::string& encoded) const {
  std::string mac;
  encoded = std::string(header_.bytes()) + digests_;
  Status status = authenticate(encoded, mac);
  encoded += mac;
  return status;
}

Status Segments::decode(std::string_view encoded, std::uint64_t size, const Key& key, Segments& segments) {
  Segments made;
  if (encoded.size() < kLargestHeader + kDigestSize) return decryption_failed();
  Status status = made.begin(encoded, size, key);
  if (!status) return status;
  const std::string_view covered = encoded.substr(0, encoded.size() - kDigestSize);
  const std::string_view found = encoded.substr(covered.size());
  std::string mac;
  status = made.authenticate(covered, mac);
  if (!status) return status;
  made.digests_ = covered.substr(made.header_.size());
  const std::uint64_t count = (made.payload_size_ + kSegmentSize - 1) / kSegmentSize;
  const bool is_right = ::CRYPTO_memcmp(mac.data(), found.data(), kDigestSize) == 0;
  if (!is_right || made.digests_.size() != count * kDigestSize) return decryption_failed();
  segments = std::move(made);
  return status;
}

Status Segments::open(std::uint64_t index, char* bytes, std::size_t count) const {
  const std::uint64_t segments = digests_.size() / kDigestSize;
  if (index >= segments || count != std::min<std::uint64_t>(kSegmentSize, payload_size_ - index * kSegmentSize)) {
    return decryption_failed();
  }
  Digest digest;
  Status status = digest_of({bytes, count}, digest);
  if (!status) return status;
  const auto at = static_cast<std::size_t>(index) * kDigestSize;
  if (digests_.compare(at, kDigestSize, view_of(digest)) != 0) return decryption_failed();
  const OpensslErrors errors;
  const std::unique_ptr<EVP_CIPHER_CTX, FreeContext> context(::EVP_CIPHER_CTX_new());
  if (context == nullptr) return Status(ErrorCode::kOutOfMemory);
  const EVP_CIPHER* const cipher = stream_cipher_of(header_.format());
  const auto counter = counter_of(header_, index);
  auto* const room = reinterpret_cast<unsigned char*>(bytes);
  int done = 0;
  if (cipher == nullptr || ::EVP_DecryptInit_ex(context.get(), cipher, nullptr, key_->data(), counter.data()) != 1 ||
      ::EVP_DecryptUpdate(context.get(), room, &done, room, static_cast<int>(count)) != 1) {
    return errors.failure("decrypting a segment");
  }
  return status;
}

}  // namespace onnxgen::crypto
