#pragma once

#include <mutex>

namespace onnxgen {

// A mutex. Does nothing if the standard library was built without threads, as for microcontrollers.
#if defined(_GLIBCXX_RELEASE) && !defined(_GLIBCXX_HAS_GTHREADS)
struct Mutex {
  void lock() noexcept {}
  void unlock() noexcept {}
};
#else
using Mutex = std::mutex;
#endif

}  // namespace onnxgen
