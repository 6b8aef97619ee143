// Handles an index out of range in at() of the containers of repeated fields.
#pragma once

#include <cstdlib>
#include <stdexcept>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

[[noreturn]] inline void index_out_of_range() {
#if defined(__cpp_exceptions)
  throw std::out_of_range("repeated field: index out of range");
#else
  std::abort();
#endif
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
