#include "onnxgen/wire/varint_run.h"

#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/lanes.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::wire {
namespace {

constexpr auto kBlock = static_cast<std::ptrdiff_t>(kLanes);
constexpr std::size_t kShort = 8;
// The last varint of a block may begin in its last byte, from which eight bytes are loaded.
constexpr std::ptrdiff_t kReadable = kBlock + kShort - 1;

// Masks of the bits that belong to a varint's value, indexed by its length in bytes.
constexpr std::uint64_t kLowBits[] = {
    0, 0x7F, 0x7F7F, 0x7F7F7F, 0x7F7F7F7F, 0x7F7F7F7F7F, 0x7F7F7F7F7F7F, 0x7F7F7F7F7F7F7F, 0x7F7F7F7F7F7F7F7F};

unsigned count_bits(std::uint64_t bits) noexcept {
  bits -= bits >> 1 & 0x5555555555555555u;
  bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
  bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
  return static_cast<unsigned>(bits * 0x0101010101010101u >> 56);
}

// Distinguishes values from tags in consecutive blocks of a run, in which every other varint is a value.
class ValueFilter {
 public:
  // Given the `ends` of all varints in the next block, returns those that end a value.
  ONNXGEN_ALWAYS_INLINE std::uint64_t take(std::uint64_t ends) noexcept {
    std::uint64_t is_odd = ends;  // bit i: whether the number of ends up to and including byte i is odd
    for (unsigned step = 1; step < kLanes; step *= 2) is_odd ^= is_odd << step;
    is_odd ^= before_;
    before_ = std::uint64_t{0} - (is_odd >> 63);
    return ends & is_odd;
  }

 private:
  std::uint64_t before_ = 0;  // all ones if the number of ends so far is odd
};

// Decodes a varint of at most ten bytes.
std::uint64_t read_one(const char* p, std::size_t size) noexcept {
  if (is_likely(size <= kShort)) return join_7bit_groups(load_eight(p) & kLowBits[size]);
  std::uint64_t value = join_7bit_groups(load_eight(p) & kLowBits[kShort]);
  value |= static_cast<std::uint64_t>(p[8] & 0x7F) << 56;
  if (size == kMaxVarintBytes) value |= static_cast<std::uint64_t>(p[9]) << 63;
  return value;
}

// kTagged tells whether there is a tag of `gap` bytes between two values.
template <bool kTagged>
ONNXGEN_ALWAYS_INLINE inline ReadUpTo read_blocks(const char* p, const char* end, std::size_t gap,
                                                  std::uint64_t* values, std::size_t room) noexcept {
  static_assert(kMaxAtOnce == kLanes);
  ValueFilter value_filter;
  const std::uint64_t* const first = values;
  for (const char* block = p; end - block >= kReadable; block += kBlock) {
    if (room - static_cast<std::size_t>(values - first) < kMaxAtOnce) break;
    std::uint64_t ends = ~top_bits(block);
    if (kTagged) ends = value_filter.take(ends);
    // For a sequence of one-byte varints, reading one at a time is fastest.
    if (p == block && ends == (kTagged ? 0x5555555555555555u : ~std::uint64_t{0})) {
      for (const char* const stop = block + kBlock; p < stop; p += 1 + gap) *values++ = static_cast<unsigned char>(*p);
      continue;
    }
    while (ends != 0) {
      const char* const first_end = block + trailing_zeros(ends) + 1;
      const auto first_size = static_cast<std::size_t>(first_end - p);
      const std::uint64_t rest = ends & (ends - 1);
      if (rest != 0) {
        const char* const second = first_end + gap;
        const char* const second_end = block + trailing_zeros(rest) + 1;
        const auto second_size = static_cast<std::size_t>(second_end - second);
        if (is_likely((first_size | second_size) <= kShort)) {
          read_two(p, kLowBits[first_size], second, kLowBits[second_size], values);
          values += 2;
          p = second_end + gap;
          ends = rest & (rest - 1);
          continue;
        }
      }
      if (first_size > kMaxVarintBytes) return {p, values};
      *values++ = read_one(p, first_size);
      p = first_end + gap;
      ends = rest;
    }
  }
  return {p, values};
}

}  // namespace

Run find_varint_run(const char* p, const char* end, const char* tag, std::size_t tag_size, std::size_t most) noexcept {
  Run run{p, 0, false};
  ValueFilter value_filter;
  std::uint64_t last_ends_value = 0;  // 1 if the last byte of the previous block ends a value
  const auto readable = kBlock + static_cast<std::ptrdiff_t>(tag_size) - 1;
  for (; end - p >= readable && run.count < most; p += kBlock) {
    std::uint64_t tags = positions_of(static_cast<unsigned char>(tag[0]), p);
    for (std::size_t i = 1; i < tag_size; ++i) tags &= positions_of(static_cast<unsigned char>(tag[i]), p + i);
    std::uint64_t ends = value_filter.take(~top_bits(p));
    const std::uint64_t no_tag = (ends << 1 | last_ends_value) & ~tags;
    if (no_tag != 0) {  // the run ends with the first value that no tag follows
      const unsigned at = trailing_zeros(no_tag);
      ends &= (std::uint64_t{1} << at) - 1;
      if (at != 0) run.end = p + at;
      run.count += count_bits(ends);
      run.is_whole = true;
      return run;
    }
    last_ends_value = ends >> 63;
    if (ends == 0) continue;
    run.end = p + kBlock - leading_zeros(ends);
    run.count += count_bits(ends);
  }
  return run;
}

Run find_fixed_run(const char* p, const char* end, char tag, std::size_t value_size, std::size_t most) noexcept {
  if (static_cast<std::size_t>(end - p) < value_size) return {p, 0, false};
  const std::size_t step = value_size + 1;
  Run run{p + value_size, 1, false};
  for (; static_cast<std::size_t>(end - run.end) >= 4 * step && run.count < most; run.end += 4 * step) {
    const char* const tags = run.end;
    const int differ = (tags[0] ^ tag) | (tags[step] ^ tag) | (tags[2 * step] ^ tag) | (tags[3 * step] ^ tag);
    if (differ != 0) break;
    run.count += 4;
  }
  return run;
}

ReadUpTo read_varints(const char* p, const char* end, std::size_t tag_size, std::uint64_t* values,
                      std::size_t room) noexcept {
  return tag_size == 0 ? read_blocks<false>(p, end, 0, values, room)
                       : read_blocks<true>(p, end, tag_size, values, room);
}

}  // namespace onnxgen::wire
