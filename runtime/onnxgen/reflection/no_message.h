// What is asked for as a message and is none.
#pragma once

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen {

inline constexpr MessageDescriptor kNoMessage{};

}  // namespace onnxgen
