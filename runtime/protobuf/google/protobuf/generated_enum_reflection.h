// Finds the descriptors of generated enums.
#pragma once

#include "google/protobuf/descriptor.h"
#include "google/protobuf/generated_enum_util.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

// Returns the descriptor of an enum of generated classes. Not for those of lite classes, which have none.
template <typename EnumType>
const EnumDescriptor* GetEnumDescriptor() {
  static_assert(sizeof(EnumType) == 0, "no generated enum with a descriptor");
  return nullptr;
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
