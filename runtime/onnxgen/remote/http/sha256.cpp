#include "onnxgen/remote/http/sha256.h"

#include <cstddef>
#include <cstdint>

#include "onnxgen/error/hex_digits.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {
namespace {

constexpr std::size_t kBlock = 64;

using State = std::array<std::uint32_t, 8>;

constexpr State kFirstState = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                               0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr std::uint32_t kRoundConstants[] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t rotate_right(std::uint32_t bits, unsigned count) noexcept {
  return bits >> count | bits << (32 - count);
}

std::uint32_t load_big_endian(const char* p) noexcept {
  const auto byte = [p](int i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(p[i])); };
  return byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3);
}

// Adds a block to the hash. The variables a to h have the standard's names.
void add_block(const char* block, State& state) noexcept {
  std::uint32_t words[64];
  for (int i = 0; i < 16; ++i) words[i] = load_big_endian(block + 4 * i);
  for (int i = 16; i < 64; ++i) {
    const std::uint32_t early = words[i - 15];
    const std::uint32_t late = words[i - 2];
    words[i] = words[i - 16] + (rotate_right(early, 7) ^ rotate_right(early, 18) ^ early >> 3) + words[i - 7] +
               (rotate_right(late, 17) ^ rotate_right(late, 19) ^ late >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (int i = 0; i < 64; ++i) {
    const std::uint32_t first = h + (rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25)) +
                                ((e & f) ^ (~e & g)) + kRoundConstants[i] + words[i];
    const std::uint32_t second =
        (rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const State added = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += added[i];
}

}  // namespace

Sha256Digest sha256(std::string_view text) {
  constexpr std::size_t kLengthBytes = 8;
  std::string padded;
  padded.reserve(text.size() + 2 * kBlock);  // growing would leave unwiped copies
  padded.append(text);
  padded += '\x80';
  while (padded.size() % kBlock != kBlock - kLengthBytes) padded += '\0';
  const std::uint64_t bits = std::uint64_t{text.size()} * 8;
  for (int shift = 56; shift >= 0; shift -= 8) padded += static_cast<char>(bits >> shift & 0xFF);
  State state = kFirstState;
  for (std::size_t at = 0; at < padded.size(); at += kBlock) add_block(padded.data() + at, state);
  wipe(padded.data(), padded.size());
  Sha256Digest digest;
  for (std::size_t i = 0; i < digest.size(); ++i) digest[i] = static_cast<char>(state[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

Sha256Digest hmac_sha256(std::string_view key, std::string_view text) {
  if (key.size() > kBlock) {
    Sha256Digest shorter = sha256(key);
    const Sha256Digest digest = hmac_sha256(view_of(shorter), text);
    wipe(shorter.data(), shorter.size());
    return digest;
  }
  const auto keyed = [key](char mask, std::string_view rest) {
    std::string all;
    all.reserve(kBlock + rest.size());
    all.append(key).resize(kBlock);
    for (char& c : all) c = static_cast<char>(c ^ mask);
    all.append(rest);
    const Sha256Digest digest = sha256(all);
    wipe(all.data(), all.size());
    return digest;
  };
  return keyed('\x5c', view_of(keyed('\x36', text)));
}

std::string hex_of(const Sha256Digest& digest) {
  return onnxgen::hex_of({digest.data(), digest.size()});
}

}  // namespace onnxgen::remote
