// Varints: seven bits per byte, least significant group first; the top bit is set in every byte except the last.
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/to_size.h"

namespace onnxgen::wire {

constexpr std::size_t kMaxVarintBytes = 10;

// Result of a function that reads a varint: its value and the position after it, or nullptr. Returned in registers, so
// that callers can keep their own variables in registers as well.
struct ReadVarint {
  const char* after;
  std::uint64_t value;
};

// Reads a varint in the general case: two bytes or more, or the end of the input.
ReadVarint read_varint_slow(const char* p, const char* end) noexcept;

// Reads one varint from [p, end). Returns the position after it, or nullptr if it is truncated or longer than 10 bytes;
// `value` is then unspecified. Accepts encodings longer than necessary. Drops bits above 64.
ONNXGEN_ALWAYS_INLINE inline const char* read_varint(const char* p, const char* end, std::uint64_t& value) noexcept {
  if (is_likely(p < end)) {
    const auto first = static_cast<unsigned char>(*p);
    if (is_likely(first < 0x80)) {
      value = first;
      return p + 1;
    }
    if (is_likely(end - p > 1)) {
      const auto second = static_cast<unsigned char>(p[1]);
      if (is_likely(second < 0x80)) {
        value = (first & 0x7Fu) | static_cast<std::uint64_t>(second) << 7;
        return p + 2;
      }
    }
  }
  const ReadVarint read = read_varint_slow(p, end);
  value = read.value;
  return read.after;
}

inline constexpr std::uint64_t kContinuationBits = 0x8080808080808080u;

// Loads eight bytes as one number; the first byte is the least significant.
inline std::uint64_t load_eight(const char* p) noexcept {
  return load_fixed<std::uint64_t>(p);
}

// Counts the varints in [p, end). A truncated last varint is not counted.
std::size_t count_varints(const char* p, const char* end) noexcept;

// Reads a tag in the general case: two bytes or more, or the end of the input.
ReadVarint read_tag_slow(const char* p, const char* end) noexcept;

// Reads one tag: a varint of at most five bytes whose value fits in 32 bits. Returns the position after it, or nullptr
// if it is truncated or malformed.
ONNXGEN_ALWAYS_INLINE inline const char* read_tag(const char* p, const char* end, std::uint32_t& tag) noexcept {
  if (is_likely(p < end)) {
    const auto first = static_cast<unsigned char>(*p);
    if (is_likely(first < 0x80)) {
      tag = first;
      return p + 1;
    }
    if (is_likely(end - p > 1)) {
      const auto second = static_cast<unsigned char>(p[1]);
      if (is_likely(second < 0x80)) {
        tag = (first & 0x7Fu) | static_cast<std::uint32_t>(second) << 7;
        return p + 2;
      }
    }
  }
  const ReadVarint read = read_tag_slow(p, end);
  tag = static_cast<std::uint32_t>(read.value);
  return read.after;
}

// Reads a length and checks it against the number of bytes left, so that no memory is ever allocated for a length that
// exceeds the input. Returns the position after the length, or nullptr if the varint is malformed or the block would
// extend past `end`.
ONNXGEN_ALWAYS_INLINE inline const char* read_length(const char* p, const char* end, std::size_t& length) noexcept {
  std::uint64_t value = 0;
  p = read_varint(p, end, value);
  if (is_unlikely(p == nullptr) || is_unlikely(value > static_cast<std::uint64_t>(end - p))) return nullptr;
  length = to_size(value);
  return p;
}

// Returns the encoded size of `value` as a varint, 1 to 10 bytes.
constexpr std::size_t varint_size(std::uint64_t value) noexcept {
  // 9/64 approximates 1/7 well enough for every bit length from 1 to 64.
  const unsigned bits = 64 - leading_zeros(value | 1);
  return (bits * 9 + 64) / 64;
}

// The general case of write_varint_before(). Code for size inlines it.
inline char* write_varint_bytes_before(char* p, std::uint64_t value) noexcept {
  p -= varint_size(value);
  char* q = p;
  for (; value >= 0x80; value >>= 7) *q++ = static_cast<char>(value | 0x80);
  *q = static_cast<char>(value);
  return p;
}

// Like write_varint_bytes_before(), but not inlined. For code optimized for speed.
char* write_varint_slow_before(char* p, std::uint64_t value) noexcept;

// Writes `value` so that it ends at `p`. Returns the address of its first byte. The caller must provide
// varint_size(value) bytes before `p`.
ONNXGEN_ALWAYS_INLINE inline char* write_varint_before(char* p, std::uint64_t value) noexcept {
  if (value < 0x80) {
    *--p = static_cast<char>(value);
    return p;
  }
  if constexpr (ONNXGEN_FOR_SIZE) {
    return write_varint_bytes_before(p, value);
  } else {
    if (value >= 0x4000) return write_varint_slow_before(p, value);
    p -= 2;
    p[0] = static_cast<char>(value | 0x80);
    p[1] = static_cast<char>(value >> 7);
    return p;
  }
}

// Like write_varint_before(), for data whose varints vary in length: varints of two to four bytes are written without a
// branch on the length. The caller must provide kMaxVarintBytes before `p`, all of which may be overwritten.
ONNXGEN_ALWAYS_INLINE inline char* write_varint_wide_before(char* p, std::uint64_t value) noexcept {
  constexpr std::uint64_t kLongestWide = (std::uint64_t{1} << 28) - 1;
  if (value < 0x80 || value > kLongestWide) return write_varint_before(p, value);
  // Makes gaps for the continuation bits, first between halves, then between bytes. The bits above a gap are multiplied
  // by 4, then by 2.
  auto bits = static_cast<std::uint32_t>(value);
  bits += (bits & 0x0FFFC000u) * 3;
  bits += bits & 0x3F803F80u;
  // Moves the last byte to the top. All bytes before it get a continuation bit.
  const unsigned unused = leading_zeros(bits) & 24u;
  constexpr std::uint32_t kContinue = 0x80808080u;
  store_fixed<std::uint32_t>(p - 4, (bits << unused) | (kContinue >> 8 & kContinue << unused));
  return p - 4 + unused / 8;
}

constexpr std::uint64_t zigzag(std::int64_t value) noexcept {
  return (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63);
}

constexpr std::int64_t unzigzag(std::uint64_t value) noexcept {
  return static_cast<std::int64_t>((value >> 1) ^ (~(value & 1) + 1));
}

}  // namespace onnxgen::wire
