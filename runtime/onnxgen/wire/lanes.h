// Operations on many bytes, or on two numbers, at once. Uses the vector instructions that every x86-64 processor has
// (SSE2), and portable code elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/wire/fixed.h"

#if defined(__SSE2__) && defined(__GNUC__)
#include <emmintrin.h>
#define ONNXGEN_HAS_LANES true
#else
#define ONNXGEN_HAS_LANES false
#endif

namespace onnxgen::wire {

constexpr std::size_t kLanes = 64;  // number of bytes examined together

namespace portable {

inline constexpr std::uint64_t kTopBits = 0x8080808080808080u;

// Collects the top bits of eight adjacent bytes; that of the first byte becomes bit 0.
constexpr std::uint64_t gather_top_bits(std::uint64_t bytes) noexcept {
  return (bytes & kTopBits) * 0x0002040810204081u >> 56;
}

inline std::uint64_t top_bits(const char* p) noexcept {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < kLanes; i += 8) bits |= gather_top_bits(load_fixed<std::uint64_t>(p + i)) << i;
  return bits;
}

inline std::uint64_t positions_of(unsigned char byte, const char* p) noexcept {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < kLanes; i += 8) {
    const std::uint64_t difference = load_fixed<std::uint64_t>(p + i) ^ byte * 0x0101010101010101u;
    // Sets the top bit of each nonzero byte. The sum does not carry from one byte into the next.
    const std::uint64_t differs = ((difference & ~kTopBits) + ~kTopBits) | difference;
    bits |= gather_top_bits(~differs) << i;
  }
  return bits;
}

// Joins groups of seven bits by removing the gaps left by the continuation bits: between bytes, then between pairs of
// bytes, then between halves. The bits above a gap are divided by 2, then by 4, then by 16.
constexpr std::uint64_t join_7bit_groups(std::uint64_t bits) noexcept {
  bits -= (bits & 0x7F007F007F007F00u) >> 1;
  bits -= ((bits & 0x3FFF00003FFF0000u) >> 2) * 3;
  return static_cast<std::uint32_t>(bits) | bits >> 32 << 28;
}

inline void read_two(const char* first, const std::uint64_t& first_mask, const char* second,
                     const std::uint64_t& second_mask, std::uint64_t* values) noexcept {
  values[0] = join_7bit_groups(load_fixed<std::uint64_t>(first) & first_mask);
  values[1] = join_7bit_groups(load_fixed<std::uint64_t>(second) & second_mask);
}

}  // namespace portable

using portable::join_7bit_groups;

#if ONNXGEN_HAS_LANES

inline __m128i load_lanes(const char* p) noexcept {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
}

// Returns which of the kLanes bytes at `p` have their top bit set: bit i for byte i.
inline std::uint64_t top_bits(const char* p) noexcept {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < kLanes; i += 16) {
    bits |= std::uint64_t{static_cast<std::uint32_t>(_mm_movemask_epi8(load_lanes(p + i)))} << i;
  }
  return bits;
}

// Returns which of the kLanes bytes at `p` are equal to `byte`: bit i for byte i.
inline std::uint64_t positions_of(unsigned char byte, const char* p) noexcept {
  const __m128i wanted = _mm_set1_epi8(static_cast<char>(byte));
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < kLanes; i += 16) {
    const __m128i equal = _mm_cmpeq_epi8(load_lanes(p + i), wanted);
    bits |= std::uint64_t{static_cast<std::uint32_t>(_mm_movemask_epi8(equal))} << i;
  }
  return bits;
}

// Decodes two varints of at most eight bytes each. Loads eight bytes from each position; the masks select the bits that
// belong to the values.
inline void read_two(const char* first, const std::uint64_t& first_mask, const char* second,
                     const std::uint64_t& second_mask, std::uint64_t* values) noexcept {
  const auto load_two = [](const void* low, const void* high) {
    return _mm_unpacklo_epi64(_mm_loadl_epi64(static_cast<const __m128i*>(low)),
                              _mm_loadl_epi64(static_cast<const __m128i*>(high)));
  };
  const auto both = [](std::uint64_t bits) { return _mm_set1_epi64x(static_cast<long long>(bits)); };
  // Like portable::join_7bit_groups(), for both numbers.
  __m128i bits = _mm_and_si128(load_two(first, second), load_two(&first_mask, &second_mask));
  bits = _mm_sub_epi64(bits, _mm_srli_epi64(_mm_and_si128(bits, both(0x7F007F007F007F00u)), 1));
  const __m128i gap = _mm_srli_epi64(_mm_and_si128(bits, both(0x3FFF00003FFF0000u)), 2);
  bits = _mm_sub_epi64(_mm_sub_epi64(bits, gap), _mm_add_epi64(gap, gap));
  const __m128i low = _mm_and_si128(bits, both(0xFFFFFFFu));
  bits = _mm_or_si128(low, _mm_slli_epi64(_mm_srli_epi64(bits, 32), 28));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(values), bits);
}

#else

using portable::positions_of;
using portable::read_two;
using portable::top_bits;

#endif

}  // namespace onnxgen::wire
