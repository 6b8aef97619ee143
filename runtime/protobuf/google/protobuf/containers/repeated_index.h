// Checks of indices into repeated fields. An index out of range is reported like a failed GOOGLE_CHECK: the log handler
// is called, then FatalException is thrown, or the program aborts if exceptions are disabled.
#pragma once

#include <cassert>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Report an index that is not in [0, size), and a range that is not within [0, size].
[[noreturn]] void fail_index(int index, int size);
[[noreturn]] void fail_range(int start, int count, int size);

// Checks an index. For functions that libprotobuf checks even in release builds.
inline void always_check_index(int index, int size) {
  if (static_cast<unsigned>(index) >= static_cast<unsigned>(size)) fail_index(index, size);
}

// Check an index and a range. Defining ONNXGEN_NO_BOUNDS_CHECKS, which all sources of a program must agree on, replaces
// these checks by assert().
inline void check_index(int index, int size) {
#if defined(ONNXGEN_NO_BOUNDS_CHECKS)
  assert(0 <= index && index < size);
  (void)index, (void)size;
#else
  always_check_index(index, size);
#endif
}

inline void check_range(int start, int count, int size) {
#if defined(ONNXGEN_NO_BOUNDS_CHECKS)
  assert(0 <= start && 0 <= count && start <= size && count <= size - start);
  (void)start, (void)count, (void)size;
#else
  if (start < 0 || count < 0 || start > size || count > size - start) fail_range(start, count, size);
#endif
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
