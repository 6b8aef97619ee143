// What descriptors of all kinds are made with.
#pragma once

#include <string>

#include "google/protobuf/stubs/logging.h"
#include "onnxgen/message/visibility.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Of a full name, what stands behind the last dot.
inline std::string last_part(const std::string& full_name) {
  return full_name.substr(full_name.rfind('.') + 1);
}

// Ends the program where the index is not below the count; `of` says of what.
inline void check_index(int index, int count, const std::string& of) {
  GOOGLE_CHECK(index >= 0 && index < count) << "index " << index << " of " << count << " in " << of;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
