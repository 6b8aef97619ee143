// The data of classes of the protobuf profile that have extensions.
#pragma once

#include <cstddef>

#include "google/protobuf/class_info.h"
#include "onnxgen/message/extension/extension_set.h"

namespace onnxgen::heap {

// Base of the data of a class whose file declares extensions of it, or that is a message set. Extensions of any other
// class are unknown fields.
template <std::size_t kHasBits>
struct ExtendableClassData : ClassData<kHasBits> {
  ExtensionSet extensions;
};

}  // namespace onnxgen::heap
