#include "onnxgen/wire/varint_reader.h"

namespace onnxgen::wire {

std::uint64_t VarintReader::find_ends(const char* p) noexcept {
  std::uint64_t others = 0;
  for (unsigned i = 0; i < kBlock; i += 8) {
    // Moves the continuation bits of eight bytes next to each other, into the top byte.
    const std::uint64_t top = (load_eight(p + i) & kContinuationBits) * 0x0002040810204081u;
    others |= top >> 56 << i;
  }
  return ~others;
}

ReadVarint VarintReader::read_long(const char* p, std::size_t size) noexcept {
  if (size > kMaxVarintBytes) return {nullptr, 0};
  std::uint64_t value = join(load_eight(p) & kLowBits[kShort]);
  value |= static_cast<std::uint64_t>(p[8] & 0x7F) << 56;
  if (size == kMaxVarintBytes) value |= static_cast<std::uint64_t>(p[9]) << 63;
  return {p + size, value};
}

}  // namespace onnxgen::wire
