// A string member of a message: a pointer to the length, the bytes and a terminating NUL in the arena. Null means not
// set.
//
// The encoding of a string shorter than 128 bytes also begins with a one-byte length. The pointer may therefore refer
// to the input itself: a borrowed string, without a terminating NUL.
//
// Trivial, so that it can be a member of a union. Initialize it by `StringField x = {}`.
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

  // Empty if not set. Valid until the field is changed or the root is cleared or destroyed. NUL-terminated, unless it
  // was parsed with ParseOptions::borrow_strings: then the next byte of the input follows, and the value is valid only
  // as long as the input.
  std::string_view get() const noexcept { return get_or(std::string_view("")); }

  std::string_view get_or(std::string_view fallback) const noexcept {
    if (rep_ == nullptr) return fallback;
    const auto length = static_cast<unsigned char>(rep_[0]);
    if (length < kLongMark) return {rep_ + kShortPrefix, length};
    return {rep_ + kLongPrefix, long_length()};
  }

  // Copies `value`, which may be part of the present value.
  void set(std::string_view value, Arena& arena);

  // Sets a field that has no value yet to a copy of `value`. Returns false if memory is exhausted.
  ONNXGEN_ALWAYS_INLINE bool try_init(std::string_view value, Arena& arena) noexcept {
    auto* const rep = static_cast<char*>(arena.try_allocate(bytes_for(value.size())));
    if (rep == nullptr) return false;
    rep_ = rep;
    store(value);
    return true;
  }

  // Like try_init(), for a `value` of at most kMaxShort bytes. kMaxShort bytes must be readable from its start: copies
  // all of them, which is several times faster than a call of memcpy. Returns false if the arena's block is nearly
  // full.
  static constexpr std::size_t kMaxShort = 64;
  ONNXGEN_ALWAYS_INLINE bool try_init_short(const char* value, std::size_t length, Arena& arena) noexcept {
    char* const rep = arena.peek(kMaxShort + Arena::kAlignment);
    if (wire::is_unlikely(rep == nullptr)) return false;
    std::memcpy(rep + kShortPrefix, value, kMaxShort);
    rep[0] = static_cast<char>(length);
    rep[kShortPrefix + length] = '\0';
    arena.take(bytes_for(length));
    rep_ = rep;
    return true;
  }

  // Refers to a string in the input. `value` points to its encoded length, a varint of one byte (at most
  // kLongestBorrowed), which its bytes follow. kCopyBlock bytes before `value` must be readable: see
  // copy_short_before(). The caller must have called Arena::borrow_strings().
  static constexpr std::size_t kLongestBorrowed = 127;
  void borrow(const char* value) noexcept { rep_ = const_cast<char*>(value); }

  // Returns the length of a value of at most kMaxShortBefore bytes, which is also its encoding as a one-byte varint.
  // For a longer value, returns a number greater than kMaxShortBefore. The field must have a value.
  static constexpr std::size_t kMaxShortBefore = kLongestBorrowed;
  ONNXGEN_ALWAYS_INLINE std::size_t short_length() const noexcept { return static_cast<unsigned char>(rep_[0]); }

  // Copies the encoded length and the value so that the value ends at `p`. `length` is short_length(), at most
  // kMaxShortBefore. Copies in blocks, so up to kCopyBlock - 1 bytes before the length are also read and overwritten.
  // They are readable: arenas have that many bytes before each allocation, and strings at the start of an input are not
  // borrowed.
  static constexpr std::size_t kCopyBlock = 32;
  ONNXGEN_ALWAYS_INLINE void copy_short_before(char* p, std::size_t length) const noexcept {
    static_assert(kShortPrefix + kMaxShortBefore == 4 * kCopyBlock && kMaxShortBefore < 0x80);
    wire::prefetch_before<2048, 1>(rep_);  // a larger distance or more lines do not help
    const char* const end = rep_ + kShortPrefix + length;
    copy_block_before<1>(p, end);
    if (length < kCopyBlock) return;
    copy_block_before<2>(p, end);
    if (length < 2 * kCopyBlock) return;
    copy_block_before<3>(p, end);
    if (length >= 3 * kCopyBlock) copy_block_before<4>(p, end);
  }

  void clear() noexcept { rep_ = nullptr; }

 private:
  // Names are short and numerous: lengths below 255 occupy one byte, others a mark and eight bytes. This saves a fifth
  // of a byte of memory per byte of a typical graph.
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

  // Copies the kLast-th block from the end.
  template <std::size_t kLast>
  ONNXGEN_ALWAYS_INLINE static void copy_block_before(char* p, const char* end) noexcept {
    std::memcpy(p - kLast * kCopyBlock, end - kLast * kCopyBlock, kCopyBlock);
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
