// Recognizes nodes, tensors and other elements of a model in another version of it.
#pragma once

#include "onnxgen/reflection/compare.h"

namespace onnx_tool {

// Returns how repeated fields of models are compared: messages by identity, except dimensions, and all others by index.
onnxgen::CompareOptions::Repeated comparison_of(const onnxgen::FieldDescriptor& field);

// Returns the identity of an element: the names of a node and its outputs, the names of most other messages, and the
// content of a message without a name.
onnxgen::ElementIdentity identity_of(onnxgen::ConstMessage element);

}  // namespace onnx_tool
