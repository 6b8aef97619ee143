// Memory limit of one message, and how much of it is used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "onnxgen/wire/compiler.h"

namespace onnxgen {

class MemoryLimit {
 public:
  static constexpr std::uint64_t kNone = (std::numeric_limits<std::uint64_t>::max)();

  explicit constexpr MemoryLimit(std::uint64_t limit = kNone) noexcept : limit_(limit) {}

  // Counts `bytes` as allocated. Returns false, and counts nothing, if they would exceed the limit.
  ONNXGEN_ALWAYS_INLINE bool try_add(std::uint64_t bytes) noexcept {
    if (wire::is_unlikely(bytes > left_)) {
      reached_ = true;
      return false;
    }
    left_ -= bytes;
    return true;
  }

  // Subtracts `bytes`. Never goes below zero: memory allocated before accounting began may also be released here.
  void subtract(std::uint64_t bytes) noexcept { count(used() - (bytes < used() ? bytes : used())); }
  // Changes an allocation counted as `before` bytes to `after` bytes. The caller has checked that this is within the
  // limit.
  void replace(std::uint64_t before, std::uint64_t after) noexcept {
    if (after < before) return subtract(before - after);
    count(used() + (after - before));
  }
  // Records that the limit was reached, like a failed try_add(). For callers that detect by other means that the limit
  // is too low.
  void refuse() noexcept { reached_ = true; }

  // Sets the limit. Memory that is already counted counts towards it.
  void set(std::uint64_t limit) noexcept {
    limit_ = limit;
    reached_ = false;
    count(used());
  }

  std::uint64_t used() const noexcept { return sum_ - left_; }
  std::uint64_t left() const noexcept { return left_; }
  // Returns whether anything was refused since the limit was set.
  bool reached() const noexcept { return reached_; }

 private:
  void count(std::uint64_t taken) noexcept {
    left_ = taken < limit_ ? limit_ - taken : 0;
    sum_ = taken + left_;
  }

  // try_add() runs for every allocation, so it changes only one word, `left_`.
  std::uint64_t limit_;
  std::uint64_t left_ = limit_;
  std::uint64_t sum_ = limit_;  // left_ plus the bytes allocated; exceeds the limit if it was lowered below those
  bool reached_ = false;
};

// Returns the actual size of a malloc block for `size` bytes: malloc adds one word and rounds up to a multiple of two
// words. Small blocks are about 1.5 times as large as their content.
constexpr std::uint64_t malloc_size(std::uint64_t size) noexcept {
  constexpr std::uint64_t kUnit = 2 * sizeof(void*);
  constexpr std::uint64_t kSmallest = 2 * kUnit;
  const std::uint64_t rounded = (size + sizeof(void*) + (kUnit - 1)) & ~(kUnit - 1);
  return rounded > kSmallest ? rounded : kSmallest;
}

}  // namespace onnxgen
