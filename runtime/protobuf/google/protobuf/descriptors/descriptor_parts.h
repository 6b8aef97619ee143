// Functions shared by all kinds of descriptors.
#pragma once

#include <string>

#include "google/protobuf/stubs/logging.h"
#include "onnxgen/message/visibility.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Returns the part of a full name after the last dot.
inline std::string last_part(const std::string& full_name) {
  return full_name.substr(full_name.rfind('.') + 1);
}

// Ends the program with a fatal error if the index is out of range. `of` names the container in the message.
inline void check_index(int index, int count, const std::string& of) {
  GOOGLE_CHECK(index >= 0 && index < count) << "index " << index << " of " << count << " in " << of;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
