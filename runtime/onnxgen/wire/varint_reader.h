// Many varints in a row, as in long arrays of numbers.
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::wire {

// Finds where varints end in 64 bytes at once. So where one begins is known before the one in front of it was decoded,
// and the processor decodes several at a time, nearly all of them without a branch on their length.
class VarintReader {
 public:
  static constexpr std::ptrdiff_t kBlock = 64;

  // As read_varint. `p` stands right behind what was read or skipped last.
  ONNXGEN_ALWAYS_INLINE const char* read(const char* p, const char* end, std::uint64_t& value) noexcept {
    if (ONNXGEN_FOR_SIZE) return read_varint(p, end, value);
    if (ends_ == 0) {
      // Where single bytes follow each other, nothing is faster than to take them one by one.
      if (end - p < kReadable || static_cast<unsigned char>(*p) < 0x80) return read_varint(p, end, value);
      ends_ = find_ends(p);
      if (ends_ == 0) return nullptr;
      block_ = p;
    }
    const char* const after = block_ + trailing_zeros(ends_) + 1;
    skip();
    const auto size = static_cast<std::size_t>(after - p);
    if (is_likely(size <= kShort)) {
      value = join(load_eight(p) & kLowBits[size]);
      return after;
    }
    const ReadVarint read = read_long(p, size);
    value = read.value;
    return read.after;
  }

  // The caller has read one varint, such as a tag, by other means.
  ONNXGEN_ALWAYS_INLINE void skip() noexcept { ends_ &= ends_ - 1; }

 private:
  static constexpr std::size_t kShort = 8;
  // The last varint of a block may begin in its last byte, and eight bytes are loaded from there.
  static constexpr std::ptrdiff_t kReadable = kBlock + kShort - 1;
  // Where the bits of a short varint's value are, by the number of its bytes.
  static constexpr std::uint64_t kLowBits[] = {
      0, 0x7F, 0x7F7F, 0x7F7F7F, 0x7F7F7F7F, 0x7F7F7F7F7F, 0x7F7F7F7F7F7F, 0x7F7F7F7F7F7F7F, 0x7F7F7F7F7F7F7F7F};

  // Closes the gaps that the continuation bits left, between bytes, then pairs, then halves: what is above a gap is
  // divided by 2, then by 4, then by 16.
  ONNXGEN_ALWAYS_INLINE static std::uint64_t join(std::uint64_t bits) noexcept {
    bits -= (bits & 0x7F007F007F007F00u) >> 1;
    bits -= ((bits & 0x3FFF00003FFF0000u) >> 2) * 3;
    return static_cast<std::uint32_t>(bits) | bits >> 32 << 28;
  }

  // Which of the kBlock bytes at `p` end a varint: bit i for byte i.
  static std::uint64_t find_ends(const char* p) noexcept;
  // The varint at `p`, whose size is more than kShort.
  static ReadVarint read_long(const char* p, std::size_t size) noexcept;

  std::uint64_t ends_ = 0;  // of those varints in the block that are still to be read
  const char* block_ = nullptr;
};

// The same for a few, where looking ahead is more work than it saves.
struct FewVarintsReader {
  ONNXGEN_ALWAYS_INLINE static const char* read(const char* p, const char* end, std::uint64_t& value) noexcept {
    return read_varint(p, end, value);
  }
};

}  // namespace onnxgen::wire
