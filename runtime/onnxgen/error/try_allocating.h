// Calls code that may run out of memory from code that must not throw.
#pragma once

#include <new>

#include "onnxgen/error/status.h"

namespace onnxgen {

// Calls act(). Returns false if it threw std::bad_alloc. A build without exceptions aborts instead.
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

// Calls act(), which returns a Status. Returns kOutOfMemory if it threw std::bad_alloc. Wrap the body of a function in
// this if it returns a Status but calls code that may throw.
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
