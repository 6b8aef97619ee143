// What compilers have beside the language, and what stands in for it where one has not: the same values, more slowly,
// and hints that do nothing.
#pragma once

#include <cstdint>

// Whether code is compiled for size (-Os), and takes the smaller of two ways. Both ways do the same to the same data,
// so that a program may be made of both.
#if defined(__OPTIMIZE_SIZE__)
#define ONNXGEN_FOR_SIZE true
#else
#define ONNXGEN_FOR_SIZE false
#endif

// Marks what is a piece of the function that calls it, and takes less room there than apart.
#if defined(__GNUC__)
#define ONNXGEN_INLINE_PIECE [[gnu::always_inline]]
#else
#define ONNXGEN_INLINE_PIECE
#endif

// Marks functions on the path of every field, which are fast only where they are inlined, although compilers find them
// too large. Code for size leaves the choice to the compiler.
#if ONNXGEN_FOR_SIZE
#define ONNXGEN_ALWAYS_INLINE
#else
#define ONNXGEN_ALWAYS_INLINE ONNXGEN_INLINE_PIECE
#endif

// Marks functions that are better called than inlined: what is rarely needed, and what many callers share.
#if defined(__GNUC__)
#define ONNXGEN_NOINLINE [[gnu::noinline]]
#else
#define ONNXGEN_NOINLINE
#endif

// Marks functions that call each other where messages refer to each other. Clang inlines them into one another without
// end, so that four such messages take more than a minute to compile; g++ stops in time.
#if defined(__GNUC__) && defined(__clang__)
#define ONNXGEN_APART [[gnu::noinline]]
#else
#define ONNXGEN_APART
#endif

// Marks functions that are called only where something fails, or is rare. Compilers put the code that leads to such a
// call aside, so that the rest lies in one line: a taken branch costs a parser more than the instructions that it
// skips. Code for size does without, since the hints make it longer.
#if defined(__GNUC__) && !ONNXGEN_FOR_SIZE
#define ONNXGEN_COLD [[gnu::cold, gnu::noinline]]
#else
#define ONNXGEN_COLD
#endif

namespace onnxgen::wire {

namespace portable {

// `bits` is not 0.
constexpr unsigned leading_zeros(std::uint64_t bits) noexcept {
  unsigned zeros = 0;
  for (unsigned half = 32; half != 0; half /= 2) {
    if (bits >> (64 - half) != 0) continue;
    zeros += half;
    bits <<= half;
  }
  return zeros;
}

// `bits` is not 0. Nothing but the lowest set bit is left before it is counted what stands before that.
constexpr unsigned trailing_zeros(std::uint64_t bits) noexcept {
  return 63 - leading_zeros(bits & (~bits + 1));
}

}  // namespace portable

// `bits` is not 0.
constexpr unsigned leading_zeros(std::uint64_t bits) noexcept {
#if defined(__GNUC__)
  return static_cast<unsigned>(__builtin_clzll(bits));
#else
  return portable::leading_zeros(bits);
#endif
}

// `bits` is not 0.
constexpr unsigned trailing_zeros(std::uint64_t bits) noexcept {
#if defined(__GNUC__)
  return static_cast<unsigned>(__builtin_ctzll(bits));
#else
  return portable::trailing_zeros(bits);
#endif
}

// `condition`, which is mostly true. Of `a && b` each part wants a hint of its own: g++ forgets that of the whole.
ONNXGEN_ALWAYS_INLINE constexpr bool is_likely(bool condition) noexcept {
#if defined(__GNUC__) && !ONNXGEN_FOR_SIZE
  return __builtin_expect(condition, 1);
#else
  return condition;
#endif
}

// `condition`, which is mostly false. A branch that does nothing but call an ONNXGEN_COLD function needs no hint.
ONNXGEN_ALWAYS_INLINE constexpr bool is_unlikely(bool condition) noexcept {
#if defined(__GNUC__) && !ONNXGEN_FOR_SIZE
  return __builtin_expect(condition, 0);
#else
  return condition;
#endif
}

// Compilers may rely on `condition`. Where it does not hold, behaviour is undefined.
ONNXGEN_ALWAYS_INLINE constexpr void assume([[maybe_unused]] bool condition) noexcept {
#if defined(__GNUC__)
  if (!condition) __builtin_unreachable();
#endif
}

// What stands at `address`, which need not be an address of anything, is read soon.
ONNXGEN_ALWAYS_INLINE inline void prefetch([[maybe_unused]] const void* address) noexcept {
#if defined(__GNUC__)
  __builtin_prefetch(address);
#endif
}

// Writing goes backwards through what parsing laid out forwards, in small steps to and fro between objects and the
// bytes of their strings, which no processor foresees: fetches what was most likely made some strings before `address`.
template <std::uintptr_t kDistance, std::uintptr_t kLines>
ONNXGEN_ALWAYS_INLINE inline void prefetch_before(const void* address) noexcept {
  constexpr std::uintptr_t kCacheLine = 64;
  const std::uintptr_t end = reinterpret_cast<std::uintptr_t>(address) - kDistance;
  for (std::uintptr_t line = 0; line < kLines; ++line) {
    prefetch(reinterpret_cast<const void*>(end - line * kCacheLine));
  }
}

}  // namespace onnxgen::wire
