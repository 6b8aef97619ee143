// A string member of a message: one pointer to {length}bytes\0 in the arena. Null means not set. A string on the wire
// that is shorter than 128 bytes stands behind its length in one byte, too, so that the pointer may as well be one into
// the input: a borrowed string, behind which there is no NUL.
// Trivial, so that it can be a member of a union: make it by `StringField x = {}`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "onnxgen/storage/arena.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/to_size.h"

namespace onnxgen {

class StringField {
 public:
  bool has_value() const noexcept { return rep_ != nullptr; }

  // Empty when not set. Lives until the field is changed or the root is cleared or destroyed. NUL-terminated, except
  // where it was parsed with ParseOptions::borrow_strings: then what follows is the next byte of the input, and the
  // value lives no longer than that.
  std::string_view get() const noexcept { return get_or(std::string_view("")); }

  std::string_view get_or(std::string_view fallback) const noexcept {
    if (rep_ == nullptr) return fallback;
    const auto length = static_cast<unsigned char>(rep_[0]);
    if (length < kLongMark) return {rep_ + kShortPrefix, length};
    return {rep_ + kLongPrefix, long_length()};
  }

  // Copies `value`, which may be part of the present value.
  void set(std::string_view value, Arena& arena);

  // For a handle not set before. False when memory is out.
  ONNXGEN_ALWAYS_INLINE bool try_init(std::string_view value, Arena& arena) noexcept {
    auto* const rep = static_cast<char*>(arena.try_allocate(bytes_for(value.size())));
    if (rep == nullptr) return false;
    rep_ = rep;
    store(value);
    return true;
  }

  // The same for a `value` of at most kMaxBlind bytes with kMaxBlind readable bytes from its start on: copies all of
  // those, which is several times faster than a call of memcpy. False when the arena's block is nearly full.
  static constexpr std::size_t kMaxBlind = 64;
  ONNXGEN_ALWAYS_INLINE bool try_init_blind(const char* value, std::size_t length, Arena& arena) noexcept {
    char* const rep = arena.peek(kMaxBlind + Arena::kAlignment);
    if (wire::is_unlikely(rep == nullptr)) return false;
    std::memcpy(rep + kShortPrefix, value, kMaxBlind);
    rep[0] = static_cast<char>(length);
    rep[kShortPrefix + length] = '\0';
    arena.take(bytes_for(length));
    rep_ = rep;
    return true;
  }

  // Points at `value`, a string's length and its bytes as they are on the wire; the length is a varint of one byte, at
  // most kLongestBorrowed. kBlindBlock bytes before `value` must be readable: see copy_blind_before. The arena must
  // know that strings are borrowed.
  static constexpr std::size_t kLongestBorrowed = 127;
  void borrow(const char* value) noexcept { rep_ = const_cast<char*>(value); }

  // The length of a value of at most kMaxBlindBefore bytes, whose length is one byte on the wire, too; of a longer one,
  // more than that. The field must have a value.
  static constexpr std::size_t kMaxBlindBefore = kLongestBorrowed;
  ONNXGEN_ALWAYS_INLINE std::size_t blind_length() const noexcept { return static_cast<unsigned char>(rep_[0]); }

  // Copies the byte that holds blind_length() `length`, of at most kMaxBlindBefore, and the value, as they stand on the
  // wire, so that the value ends at `p`. Copies in blocks: less than kBlindBlock bytes before the length are read and
  // overwritten, too. They can be read, since arenas have that much before what they give, and nothing is borrowed from
  // where an input begins.
  static constexpr std::size_t kBlindBlock = 32;
  ONNXGEN_ALWAYS_INLINE void copy_blind_before(char* p, std::size_t length) const noexcept {
    static_assert(kShortPrefix + kMaxBlindBefore == 4 * kBlindBlock && kMaxBlindBefore < 0x80);
    wire::prefetch_before<2048, 1>(rep_);  // more of either brings no more
    const char* const end = rep_ + kShortPrefix + length;
    copy_block_before<1>(p, end);
    if (length < kBlindBlock) return;
    copy_block_before<2>(p, end);
    if (length < 2 * kBlindBlock) return;
    copy_block_before<3>(p, end);
    if (length >= 3 * kBlindBlock) copy_block_before<4>(p, end);
  }

  void clear() noexcept { rep_ = nullptr; }

 private:
  // Names are short and many: lengths below 255 take one byte, others a mark and eight. It saves a fifth of a byte of
  // memory for each byte of a typical graph.
  static constexpr unsigned char kLongMark = 255;
  static constexpr std::size_t kShortPrefix = 1;
  static constexpr std::size_t kLongPrefix = 1 + sizeof(std::uint64_t);

  static constexpr std::size_t prefix_for(std::size_t length) noexcept {
    return length < kLongMark ? kShortPrefix : kLongPrefix;
  }
  static constexpr std::size_t bytes_for(std::size_t length) noexcept { return prefix_for(length) + length + 1; }

  std::size_t long_length() const noexcept {
    std::uint64_t length;
    std::memcpy(&length, rep_ + 1, sizeof length);
    return wire::to_size(length);
  }

  // The block that is the kLast-th from the end.
  template <std::size_t kLast>
  ONNXGEN_ALWAYS_INLINE static void copy_block_before(char* p, const char* end) noexcept {
    std::memcpy(p - kLast * kBlindBlock, end - kLast * kBlindBlock, kBlindBlock);
  }

  ONNXGEN_ALWAYS_INLINE void store(std::string_view value) noexcept {
    char* const bytes = rep_ + prefix_for(value.size());
    if (!value.empty()) std::memmove(bytes, value.data(), value.size());
    bytes[value.size()] = '\0';
    if (value.size() < kLongMark) {
      rep_[0] = static_cast<char>(value.size());
    } else {
      const std::uint64_t length = value.size();
      rep_[0] = static_cast<char>(kLongMark);
      std::memcpy(rep_ + 1, &length, sizeof length);
    }
  }

  char* rep_;
};

}  // namespace onnxgen
