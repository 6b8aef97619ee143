// What may run out of memory, in code that must not throw.
#pragma once

#include <new>

namespace onnxgen {

// Calls act(); false where there was no memory for it. Without exceptions that ends the program instead.
template <class Act>
bool try_allocating(Act&& act) noexcept {
#if defined(__cpp_exceptions)
  try {
    act();
  } catch (const std::bad_alloc&) {
    return false;
  }
#else
  act();
#endif
  return true;
}

}  // namespace onnxgen
