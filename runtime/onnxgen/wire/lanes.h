// Many bytes, or two numbers, at once: by the vector instructions that every x86-64 has, and without them elsewhere.
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

constexpr std::size_t kLanes = 64;  // bytes that are looked at together

namespace portable {

inline constexpr std::uint64_t kTopBits = 0x8080808080808080u;

// The top bits of eight bytes next to each other, the first one's lowest.
constexpr std::uint64_t gather_top_bits(std::uint64_t bytes) noexcept {
  return (bytes & kTopBits) * 0x0002040810204081u >> 56;
}

inline std::uint64_t top_bits(const char* p) noexcept {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < kLanes; i += 8) bits |= gather_top_bits(load_fixed<std::uint64_t>(p + i)) << i;
  return bits;
}

inline std::uint64_t places_of(unsigned char byte, const char* p) noexcept {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < kLanes; i += 8) {
    const std::uint64_t difference = load_fixed<std::uint64_t>(p + i) ^ byte * 0x0101010101010101u;
    // The top bit of each byte that is not 0, by a sum that carries from no byte to the next.
    const std::uint64_t differs = ((difference & ~kTopBits) + ~kTopBits) | difference;
    bits |= gather_top_bits(~differs) << i;
  }
  return bits;
}

// Closes the gaps that the continuation bits left, between bytes, then pairs, then halves: what is above a gap is
// divided by 2, then by 4, then by 16.
constexpr std::uint64_t join_sevens(std::uint64_t bits) noexcept {
  bits -= (bits & 0x7F007F007F007F00u) >> 1;
  bits -= ((bits & 0x3FFF00003FFF0000u) >> 2) * 3;
  return static_cast<std::uint32_t>(bits) | bits >> 32 << 28;
}

inline void read_two(const char* first, const std::uint64_t& first_mask, const char* second,
                     const std::uint64_t& second_mask, std::uint64_t* values) noexcept {
  values[0] = join_sevens(load_fixed<std::uint64_t>(first) & first_mask);
  values[1] = join_sevens(load_fixed<std::uint64_t>(second) & second_mask);
}

}  // namespace portable

using portable::join_sevens;

#if ONNXGEN_HAS_LANES

inline __m128i load_lanes(const char* p) noexcept {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
}

// Which of the kLanes bytes at `p` have their top bit set: bit i for byte i.
inline std::uint64_t top_bits(const char* p) noexcept {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < kLanes; i += 16) {
    bits |= std::uint64_t{static_cast<std::uint32_t>(_mm_movemask_epi8(load_lanes(p + i)))} << i;
  }
  return bits;
}

// Which of them are `byte`.
inline std::uint64_t places_of(unsigned char byte, const char* p) noexcept {
  const __m128i wanted = _mm_set1_epi8(static_cast<char>(byte));
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < kLanes; i += 16) {
    const __m128i equal = _mm_cmpeq_epi8(load_lanes(p + i), wanted);
    bits |= std::uint64_t{static_cast<std::uint32_t>(_mm_movemask_epi8(equal))} << i;
  }
  return bits;
}

// The values of two varints of at most eight bytes each. Eight bytes are loaded of each, and its mask says which of
// their bits are the value's.
inline void read_two(const char* first, const std::uint64_t& first_mask, const char* second,
                     const std::uint64_t& second_mask, std::uint64_t* values) noexcept {
  const auto load_two = [](const void* low, const void* high) {
    return _mm_unpacklo_epi64(_mm_loadl_epi64(static_cast<const __m128i*>(low)),
                              _mm_loadl_epi64(static_cast<const __m128i*>(high)));
  };
  const auto both = [](std::uint64_t bits) { return _mm_set1_epi64x(static_cast<long long>(bits)); };
  // As portable::join_sevens().
  __m128i bits = _mm_and_si128(load_two(first, second), load_two(&first_mask, &second_mask));
  bits = _mm_sub_epi64(bits, _mm_srli_epi64(_mm_and_si128(bits, both(0x7F007F007F007F00u)), 1));
  const __m128i gap = _mm_srli_epi64(_mm_and_si128(bits, both(0x3FFF00003FFF0000u)), 2);
  bits = _mm_sub_epi64(_mm_sub_epi64(bits, gap), _mm_add_epi64(gap, gap));
  const __m128i low = _mm_and_si128(bits, both(0xFFFFFFFu));
  bits = _mm_or_si128(low, _mm_slli_epi64(_mm_srli_epi64(bits, 32), 28));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(values), bits);
}

#else

using portable::places_of;
using portable::read_two;
using portable::top_bits;

#endif

}  // namespace onnxgen::wire
