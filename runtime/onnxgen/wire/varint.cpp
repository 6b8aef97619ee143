#include "onnxgen/wire/varint.h"

#include "onnxgen/wire/lanes.h"

namespace onnxgen::wire {

ReadVarint read_varint_slow(const char* p, const char* end) noexcept {
  // Decodes at most eight bytes without a branch on the unpredictable length.
  if (!ONNXGEN_FOR_SIZE && end - p >= 8) {
    const std::uint64_t bytes = load_eight(p);
    const std::uint64_t ends = ~bytes & kContinuationBits;
    if (ends != 0) {
      const std::uint64_t up_to_end = ends ^ (ends - 1);
      return {p + (trailing_zeros(ends) + 1) / 8, join_7bit_groups(bytes & up_to_end & ~kContinuationBits)};
    }
  }
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < 7 * kMaxVarintBytes; shift += 7) {
    if (p == end) break;
    const auto byte = static_cast<unsigned char>(*p++);
    value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
    if (byte < 0x80) return {p, value};
  }
  return {nullptr, 0};
}

std::size_t count_varints(const char* p, const char* end) noexcept {
  std::size_t count = 0;
  for (; end - p >= 8; p += 8) {
    // Sets one bit per byte that ends a varint and sums the bits in the top byte. Baseline x86-64 has no instruction
    // that counts bits.
    const std::uint64_t ends = (~load_eight(p) & kContinuationBits) >> 7;
    count += static_cast<std::size_t>(ends * 0x0101010101010101u >> 56);
  }
  for (; p < end; ++p) count += static_cast<unsigned char>(*p) < 0x80;
  return count;
}

ReadVarint read_tag_slow(const char* p, const char* end) noexcept {
  const ReadVarint read = read_varint_slow(p, end);
  if (read.after == nullptr || read.after - p > 5 || read.value > 0xFFFFFFFFu) return {nullptr, 0};
  return read;
}

char* write_varint_slow_before(char* p, std::uint64_t value) noexcept {
  return write_varint_bytes_before(p, value);
}

}  // namespace onnxgen::wire
