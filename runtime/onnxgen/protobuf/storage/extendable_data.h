// Data of the protobuf profile's classes with extensions, and of the values of extensions.
#pragma once

#include <cstddef>

#include "google/protobuf/class_info.h"
#include "onnxgen/message/extension/extension_set.h"

namespace onnxgen::heap {

// Base of the data of a class with extension ranges.
template <std::size_t kHasBits>
struct ExtendableClassData : ClassData<kHasBits> {
  ExtensionSet extensions;
};

// Data of a message whose only field holds the value of an extension. `Value` is the type that the member of a class
// has for such a field. The has-bit is used only if such a field has one.
template <class Value>
struct ExtensionData : MessageData<1> {
  Value value{};
};

}  // namespace onnxgen::heap
