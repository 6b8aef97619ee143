// The data of protobuf-profile classes with extensions.
#pragma once

#include <cstddef>

#include "google/protobuf/class_info.h"
#include "onnxgen/message/extension/extension_set.h"

namespace onnxgen::heap {

// Base of the data of a class whose file declares extensions of it, or that is a message set. For all other classes,
// extensions are unknown fields.
template <std::size_t kHasBits>
struct ExtendableClassData : ClassData<kHasBits> {
  ExtensionSet extensions;
};

}  // namespace onnxgen::heap
