// Bounds checks of list indices, and the end of a program that reads an element that does not exist. An index out of
// range is a bug in the program and would access unrelated memory, so the program ends. A check costs one comparison.
//
// Defining ONNXGEN_NO_BOUNDS_CHECKS replaces the checks by assert(). All sources of a program must agree on it.
#pragma once

#include <cassert>
#include <cstddef>

namespace onnxgen {

// Prints the index and the size to standard error and aborts. An index that was negative before its conversion to
// std::size_t is printed as a negative number.
[[noreturn]] void index_out_of_range(std::size_t index, std::size_t size) noexcept;

// Prints to standard error that a map does not have the requested key, and aborts.
[[noreturn]] void key_not_found() noexcept;

// Ends the program unless `index` is less than `size`.
inline void check_index(std::size_t index, std::size_t size) noexcept {
#if defined(ONNXGEN_NO_BOUNDS_CHECKS)
  assert(index < size);
  (void)index, (void)size;
#else
  if (index >= size) index_out_of_range(index, size);
#endif
}

// Ends the program unless [first, last) is a valid range of `size` elements. The range may be empty.
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
