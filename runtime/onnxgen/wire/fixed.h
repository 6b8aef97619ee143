// Fixed-width values of four and eight bytes. They are little-endian on the wire, regardless of the host.
#pragma once

#include <cstdint>
#include <cstring>

namespace onnxgen::wire {

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
inline constexpr bool kHostIsLittleEndian = false;
#else
inline constexpr bool kHostIsLittleEndian = true;
#endif

// Compilers turn each of these into one instruction.
constexpr std::uint32_t byte_swap(std::uint32_t bits) noexcept {
  return bits >> 24 | (bits >> 8 & 0xFF00u) | (bits & 0xFF00u) << 8 | bits << 24;
}
constexpr std::uint64_t byte_swap(std::uint64_t bits) noexcept {
  const auto high = static_cast<std::uint32_t>(bits >> 32);
  return static_cast<std::uint64_t>(byte_swap(static_cast<std::uint32_t>(bits))) << 32 | byte_swap(high);
}

// Load and store a value at an address that need not be aligned. Bits is std::uint32_t or std::uint64_t.
template <class Bits>
inline Bits load_fixed(const char* p) noexcept {
  Bits bits;
  std::memcpy(&bits, p, sizeof bits);
  return kHostIsLittleEndian ? bits : byte_swap(bits);
}

template <class Bits>
inline void store_fixed(char* p, Bits bits) noexcept {
  if (!kHostIsLittleEndian) bits = byte_swap(bits);
  std::memcpy(p, &bits, sizeof bits);
}

// Returns the object representation of `from` as a To of the same size.
template <class To, class From>
inline To bit_cast(From from) noexcept {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

}  // namespace onnxgen::wire
