// The data of protobuf-profile classes with extensions, and of the values of extensions.
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

// The message with one field that holds the value of an extension. Value is the type that a member of a class would
// have. The has-bit is only used if a field would have one.
template <class Value>
struct ExtensionData : MessageData<1> {
  Value value{};
};

}  // namespace onnxgen::heap
