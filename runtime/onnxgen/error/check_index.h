// Indices into lists are checked: one past the end is a mistake of the program's, and what it would read or write there
// is somebody else's. It costs a compare. Defining ONNXGEN_NO_BOUNDS_CHECKS leaves asserts, for programs that have
// measured it; all of a program's sources must agree on it.
#pragma once

#include <cassert>
#include <cstddef>

namespace onnxgen {

// Ends the program; says the index and the size on standard error. An index that was negative before it became a size
// is said as it was.
[[noreturn]] void index_out_of_range(std::size_t index, std::size_t size) noexcept;

// `index` must be that of one of `size` elements.
inline void check_index(std::size_t index, std::size_t size) noexcept {
#if defined(ONNXGEN_NO_BOUNDS_CHECKS)
  assert(index < size);
  (void)index, (void)size;
#else
  if (index >= size) index_out_of_range(index, size);
#endif
}

// [first, last) must be a range of `size` elements; it may be empty.
inline void check_range(std::size_t first, std::size_t last, std::size_t size) noexcept {
#if defined(ONNXGEN_NO_BOUNDS_CHECKS)
  assert(first <= last && last <= size);
  (void)first, (void)last, (void)size;
#else
  if (last > size) index_out_of_range(last, size);
  if (first > last) index_out_of_range(first, last);
#endif
}

}  // namespace onnxgen
