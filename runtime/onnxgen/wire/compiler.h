// Compiler extensions, and portable replacements for compilers without them: slower functions with the same results,
// and hints that have no effect.
#pragma once

#include <cstdint>

// Whether to use system calls that only Linux has. The build option ONNXGEN_PORTABLE_POSIX turns them off, so that
// tests on Linux run the code for other systems.
#if defined(__linux__) && !defined(ONNXGEN_PORTABLE_POSIX)
#define ONNXGEN_LINUX_CALLS true
#else
#define ONNXGEN_LINUX_CALLS false
#endif

// Whether code is compiled for size (-Os). Some functions then use a smaller implementation. Both implementations have
// the same effects on the same data, so a program may mix sources compiled either way.
#if defined(__OPTIMIZE_SIZE__)
#define ONNXGEN_FOR_SIZE true
#else
#define ONNXGEN_FOR_SIZE false
#endif

// Marks a function that is a part of its caller and produces less code inlined than called.
#if defined(__GNUC__)
#define ONNXGEN_FORCE_INLINE [[gnu::always_inline]]
#else
#define ONNXGEN_FORCE_INLINE
#endif

// Marks functions that run for every field. They are fast only when inlined, although compilers consider them too
// large. In code for size, the compiler decides.
#if ONNXGEN_FOR_SIZE
#define ONNXGEN_ALWAYS_INLINE
#else
#define ONNXGEN_ALWAYS_INLINE ONNXGEN_FORCE_INLINE
#endif

// Marks functions that are better called than inlined: rarely needed ones, and those shared by many callers.
#if defined(__GNUC__)
#define ONNXGEN_NOINLINE [[gnu::noinline]]
#else
#define ONNXGEN_NOINLINE
#endif

// Marks functions that call each other recursively because message types refer to each other. Clang would keep inlining
// them into one another: four such messages take more than a minute to compile. g++ stops in time.
#if defined(__GNUC__) && defined(__clang__)
#define ONNXGEN_NO_RECURSIVE_INLINE [[gnu::noinline]]
#else
#define ONNXGEN_NO_RECURSIVE_INLINE
#endif

// Marks functions called only on failure or in rare cases. Compilers move the code that leads to such a call out of the
// main path, which then runs straight through: a taken branch costs a parser more than the instructions it skips. Not
// used in code for size, since the hints make it longer.
#if defined(__GNUC__) && !ONNXGEN_FOR_SIZE
#define ONNXGEN_COLD [[gnu::cold, gnu::noinline]]
#else
#define ONNXGEN_COLD
#endif

// Whether the linker can collect variables of all object files in a list, without code that runs before main().
// ONNXGEN_LISTED(name) puts a constant pointer into the list `name`. ONNXGEN_LIST_BOUND marks the declarations of
// __start_name and __stop_name, its begin and end. The linker defines them in each program and shared
// library; they are null if the list is empty.
#if defined(__ELF__) && defined(__GNUC__)
#define ONNXGEN_LINKER_LISTS true
#define ONNXGEN_LISTED(name) [[gnu::used, gnu::section(#name)]]
#define ONNXGEN_LIST_BOUND __attribute__((weak, visibility("hidden")))
#else
#define ONNXGEN_LINKER_LISTS false
#endif

namespace onnxgen::wire {

namespace portable {

// Counts the leading zero bits. `bits` must not be 0.
constexpr unsigned leading_zeros(std::uint64_t bits) noexcept {
  unsigned zeros = 0;
  for (unsigned half = 32; half != 0; half /= 2) {
    if (bits >> (64 - half) != 0) continue;
    zeros += half;
    bits <<= half;
  }
  return zeros;
}

// Counts the trailing zero bits. `bits` must not be 0. Isolates the lowest set bit, whose position then follows from
// the number of leading zeros.
constexpr unsigned trailing_zeros(std::uint64_t bits) noexcept {
  return 63 - leading_zeros(bits & (~bits + 1));
}

}  // namespace portable

// Counts the leading zero bits. `bits` must not be 0.
constexpr unsigned leading_zeros(std::uint64_t bits) noexcept {
#if defined(__GNUC__)
  return static_cast<unsigned>(__builtin_clzll(bits));
#else
  return portable::leading_zeros(bits);
#endif
}

// Counts the trailing zero bits. `bits` must not be 0.
constexpr unsigned trailing_zeros(std::uint64_t bits) noexcept {
#if defined(__GNUC__)
  return static_cast<unsigned>(__builtin_ctzll(bits));
#else
  return portable::trailing_zeros(bits);
#endif
}

// Returns `condition`, which is expected to be true. For `a && b`, give each operand its own hint: g++ loses a hint for
// the whole expression.
ONNXGEN_ALWAYS_INLINE constexpr bool is_likely(bool condition) noexcept {
#if defined(__GNUC__) && !ONNXGEN_FOR_SIZE
  return __builtin_expect(condition, 1);
#else
  return condition;
#endif
}

// Returns `condition`, which is expected to be false. A branch that only calls an ONNXGEN_COLD function needs no hint.
ONNXGEN_ALWAYS_INLINE constexpr bool is_unlikely(bool condition) noexcept {
#if defined(__GNUC__) && !ONNXGEN_FOR_SIZE
  return __builtin_expect(condition, 0);
#else
  return condition;
#endif
}

// Lets the compiler assume `condition`. Behaviour is undefined if it is false.
ONNXGEN_ALWAYS_INLINE constexpr void assume([[maybe_unused]] bool condition) noexcept {
#if defined(__GNUC__)
  if (!condition) __builtin_unreachable();
#endif
}

// Prefetches the cache line at `address`, which may be any value, valid or not.
ONNXGEN_ALWAYS_INLINE inline void prefetch([[maybe_unused]] const void* address) noexcept {
#if defined(__GNUC__)
  __builtin_prefetch(address);
#endif
}

// Prefetches memory before `address`. Writing visits the objects and strings of a parsed message in reverse order, in
// small steps back and forth that hardware prefetchers do not predict. The memory `kDistance` bytes before `address`
// most likely holds strings that will be written soon.
template <std::uintptr_t kDistance, std::uintptr_t kLines>
ONNXGEN_ALWAYS_INLINE inline void prefetch_before(const void* address) noexcept {
  constexpr std::uintptr_t kCacheLine = 64;
  const std::uintptr_t end = reinterpret_cast<std::uintptr_t>(address) - kDistance;
  for (std::uintptr_t line = 0; line < kLines; ++line) {
    prefetch(reinterpret_cast<const void*>(end - line * kCacheLine));
  }
}

}  // namespace onnxgen::wire
