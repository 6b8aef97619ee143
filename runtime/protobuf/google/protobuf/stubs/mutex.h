// A mutex. Does nothing if the standard library was built without threads, as for microcontrollers.
#pragma once

#include <mutex>

#include "onnxgen/message/visibility.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

#if defined(_GLIBCXX_RELEASE) && !defined(_GLIBCXX_HAS_GTHREADS)
struct Mutex {
  void lock() noexcept {}
  void unlock() noexcept {}
};
#else
using Mutex = std::mutex;
#endif

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
