// Descriptor of the empty message that is returned if no message exists.
#pragma once

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen {

inline constexpr MessageDescriptor kNoMessage{};

}  // namespace onnxgen
