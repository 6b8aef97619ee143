// Finds the descriptors of generated enums.
#pragma once

#include "google/protobuf/descriptor.h"
#include "google/protobuf/generated_enum_util.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

// Returns the descriptor of a generated enum. Does not compile for other types or enums of lite files.
template <typename EnumType>
const EnumDescriptor* GetEnumDescriptor() {
  static_assert(sizeof(EnumType) == 0, "no generated enum with a descriptor");
  return nullptr;
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
