// Tests whether a text needs no escapes, eight bytes at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace onnxgen::text {

inline constexpr std::uint64_t kEachByte = 0x0101010101010101;

// Returns whether every byte is printable ASCII and none is in kSpecial. Any other byte sets the highest bit of its
// position in one of the terms: directly, by a borrow or by a carry. A borrow or carry may propagate to the next byte,
// but only if the result is false already.
template <char... kSpecial>
constexpr bool is_plain_word(std::uint64_t word) noexcept {
  const std::uint64_t unprintable = word | (word - kEachByte * ' ') | (word + kEachByte * (0x80 - '\x7F'));
  return ((unprintable | ... | ((word ^ kEachByte * kSpecial) - kEachByte)) & kEachByte << 7) == 0;
}

// Packs the bytes of a text shorter than eight bytes into a word, in unspecified order. Some bytes may occur twice, and
// unused positions contain spaces.
inline std::uint64_t word_of_short(std::string_view text) noexcept {
  if (text.size() >= 4) {
    std::uint32_t first;
    std::uint32_t last;
    std::memcpy(&first, text.data(), sizeof first);
    std::memcpy(&last, text.data() + text.size() - sizeof last, sizeof last);
    return std::uint64_t{last} << 32 | first;
  }
  std::uint64_t word = kEachByte * ' ';
  for (const char c : text) word = word << 8 | static_cast<unsigned char>(c);
  return word;
}

// Returns whether all of `text` is printable ASCII without characters in kSpecial.
template <char... kSpecial>
bool is_plain(std::string_view text) noexcept {
  std::uint64_t word;
  if (text.size() < sizeof word) return is_plain_word<kSpecial...>(word_of_short(text));
  const char* const last = text.data() + text.size() - sizeof word;
  for (const char* at = text.data(); at < last; at += sizeof word) {
    std::memcpy(&word, at, sizeof word);
    if (!is_plain_word<kSpecial...>(word)) return false;
  }
  std::memcpy(&word, last, sizeof word);  // overlaps the previous word
  return is_plain_word<kSpecial...>(word);
}

}  // namespace onnxgen::text
