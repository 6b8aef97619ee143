// What may run out of memory, in code that must not throw.
#pragma once

#include <new>

#include "onnxgen/error/status.h"

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

// Calls act(), which returns a Status; kOutOfMemory where there was no memory for what it does. Around the body of a
// function that promises a Status and goes on to code that may throw.
template <class Act>
Status or_out_of_memory(Act&& act) {
#if defined(__cpp_exceptions)
  try {
    return act();
  } catch (const std::bad_alloc&) {
    return Status(ErrorCode::kOutOfMemory);
  }
#else
  return act();
#endif
}

}  // namespace onnxgen
