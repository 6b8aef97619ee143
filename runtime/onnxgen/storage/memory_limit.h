// How much memory one message may take from the system, and how much of that it has.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "onnxgen/wire/compiler.h"

namespace onnxgen {

class MemoryLimit {
 public:
  static constexpr std::uint64_t kNone = std::numeric_limits<std::uint64_t>::max();

  explicit MemoryLimit(std::uint64_t limit = kNone) noexcept : limit_(limit) {}

  // Counts `bytes` that are to be taken; false, and nothing counted, where they would exceed the limit.
  ONNXGEN_ALWAYS_INLINE bool try_take(std::uint64_t bytes) noexcept {
    if (wire::is_unlikely(bytes > left_)) {
      reached_ = true;
      return false;
    }
    left_ -= bytes;
    return true;
  }

  // Not more than was taken: what was there before anything was counted may go, too.
  void give_back(std::uint64_t bytes) noexcept { count(taken() - (bytes < taken() ? bytes : taken())); }
  // What was counted as `before` bytes takes `after` now, which was seen to be within the limit.
  void replace(std::uint64_t before, std::uint64_t after) noexcept {
    if (after < before) return give_back(before - after);
    count(taken() + (after - before));
  }
  // As a try_take() that failed: the caller saw by other means that the limit is too low.
  void refuse() noexcept { reached_ = true; }

  // From now on; what is taken already counts.
  void set(std::uint64_t limit) noexcept {
    limit_ = limit;
    reached_ = false;
    count(taken());
  }

  std::uint64_t taken() const noexcept { return sum_ - left_; }
  std::uint64_t left() const noexcept { return left_; }
  // Whether anything was refused since the limit was set.
  bool reached() const noexcept { return reached_; }

 private:
  void count(std::uint64_t taken) noexcept {
    left_ = taken < limit_ ? limit_ - taken : 0;
    sum_ = taken + left_;
  }

  // One word changes where something is taken, which happens with each allocation: what is left of the limit.
  std::uint64_t limit_;
  std::uint64_t left_ = limit_;
  std::uint64_t sum_ = limit_;  // of what is left and what is taken; more than the limit where that came down later
  bool reached_ = false;
};

// What malloc takes for a block of `size` bytes: it puts a word before each, and rounds to two. Small blocks are half
// as large again as what is in them.
constexpr std::uint64_t malloc_size(std::uint64_t size) noexcept {
  constexpr std::uint64_t kUnit = 2 * sizeof(void*);
  constexpr std::uint64_t kSmallest = 2 * kUnit;
  const std::uint64_t rounded = (size + sizeof(void*) + (kUnit - 1)) & ~(kUnit - 1);
  return rounded > kSmallest ? rounded : kSmallest;
}

}  // namespace onnxgen
