#include "onnxgen/file/sha1.h"

#if defined(ONNXGEN_HAS_OPENSSL)
#include <openssl/evp.h>
#endif

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "onnxgen/error/hex_digits.h"
#include "onnxgen/error/status.h"

namespace onnxgen::io {
namespace {

std::uint32_t rotate_left(std::uint32_t bits, unsigned count) noexcept {
  return bits << count | bits >> (32 - count);
}

std::uint32_t load_big_endian(const char* p) noexcept {
  const auto byte = [p](int i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(p[i])); };
  return byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3);
}

}  // namespace

void PlainSha1::add_block(const char* block) noexcept {
  std::uint32_t words[80];
  for (int i = 0; i < 16; ++i) words[i] = load_big_endian(block + 4 * i);
  for (int i = 16; i < 80; ++i) words[i] = rotate_left(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
  std::uint32_t a = state_[0];
  std::uint32_t b = state_[1];
  std::uint32_t c = state_[2];
  std::uint32_t d = state_[3];
  std::uint32_t e = state_[4];
  const auto round = [&](std::uint32_t mixed, std::uint32_t constant, std::uint32_t word) {
    const std::uint32_t next = rotate_left(a, 5) + mixed + e + constant + word;
    e = d;
    d = c;
    c = rotate_left(b, 30);
    b = a;
    a = next;
  };
  for (int i = 0; i < 20; ++i) round((b & c) | (~b & d), 0x5A827999u, words[i]);
  for (int i = 20; i < 40; ++i) round(b ^ c ^ d, 0x6ED9EBA1u, words[i]);
  for (int i = 40; i < 60; ++i) round((b & c) | (b & d) | (c & d), 0x8F1BBCDCu, words[i]);
  for (int i = 60; i < 80; ++i) round(b ^ c ^ d, 0xCA62C1D6u, words[i]);
  const std::uint32_t added[] = {a, b, c, d, e};
  for (std::size_t i = 0; i < state_.size(); ++i) state_[i] += added[i];
}

void PlainSha1::update(std::string_view bytes) noexcept {
  total_ += bytes.size();
  if (pending_size_ != 0) {
    const std::size_t taken = std::min(bytes.size(), kBlock - pending_size_);
    std::memcpy(pending_.data() + pending_size_, bytes.data(), taken);
    pending_size_ += taken;
    bytes.remove_prefix(taken);
    if (pending_size_ < kBlock) return;
    add_block(pending_.data());
    pending_size_ = 0;
  }
  for (; bytes.size() >= kBlock; bytes.remove_prefix(kBlock)) add_block(bytes.data());
  if (!bytes.empty()) std::memcpy(pending_.data(), bytes.data(), bytes.size());
  pending_size_ = bytes.size();
}

std::string PlainSha1::finish() {
  constexpr std::size_t kLengthBytes = 8;
  const std::uint64_t bits = total_ * 8;
  std::string padding(1, '\x80');
  const std::size_t used = (pending_size_ + 1) % kBlock;
  padding.append((2 * kBlock - kLengthBytes - used) % kBlock, '\0');
  for (int shift = 56; shift >= 0; shift -= 8) padding += static_cast<char>(bits >> shift & 0xFF);
  update(padding);
  std::string digest;
  for (const std::uint32_t word : state_) {
    for (int shift = 24; shift >= 0; shift -= 8) digest += static_cast<char>(word >> shift & 0xFF);
  }
  return hex_of(digest);
}

#if defined(ONNXGEN_HAS_OPENSSL)
namespace {

// Null if OpenSSL is configured without SHA-1, as on systems with strict cryptographic policies.
using Context = std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)>;

Context make_context() {
  Context context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
  if (context != nullptr && EVP_DigestInit_ex(context.get(), EVP_sha1(), nullptr) != 1) context.reset();
  return context;
}

std::string hex_digest(EVP_MD_CTX& context) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest = {};
  unsigned size = 0;
  if (EVP_DigestFinal_ex(&context, digest.data(), &size) != 1) out_of_memory();  // the only possible cause
  return hex_of({reinterpret_cast<const char*>(digest.data()), size});
}

}  // namespace
#endif

struct Sha1::State {
#if defined(ONNXGEN_HAS_OPENSSL)
  Context context = make_context();
#endif
  PlainSha1 plain;
};

Sha1::Sha1() : state_(std::make_unique<State>()) {}
Sha1::~Sha1() = default;

void Sha1::update(std::string_view bytes) {
#if defined(ONNXGEN_HAS_OPENSSL)
  if (state_->context != nullptr) {
    if (EVP_DigestUpdate(state_->context.get(), bytes.data(), bytes.size()) != 1) out_of_memory();
    return;
  }
#endif
  state_->plain.update(bytes);
}

std::string Sha1::finish() {
#if defined(ONNXGEN_HAS_OPENSSL)
  if (state_->context != nullptr) return hex_digest(*state_->context);
#endif
  return state_->plain.finish();
}

std::string sha1_hex(std::string_view bytes) {
  Sha1 sha1;
  sha1.update(bytes);
  return sha1.finish();
}

Status sha1_of(const File& file, std::uint64_t size, std::string& hex) {
  constexpr std::uint64_t kPart = 1024 * 1024;
  Sha1 sha1;
  std::vector<char> part(static_cast<std::size_t>(std::min(kPart, size)));
  for (std::uint64_t at = 0; at < size; at += kPart) {
    const auto count = static_cast<std::size_t>(std::min(kPart, size - at));
    Status status = file.read_at(at, part.data(), count);
    if (!status) return status;
    sha1.update({part.data(), count});
  }
  hex = sha1.finish();
  return Status();
}

std::string lower_case_hex(std::string hex) {
  for (char& c : hex) c = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
  return hex;
}

}  // namespace onnxgen::io
