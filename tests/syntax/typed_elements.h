// Models as they come back from the textual syntax, which knows elements and not how they were stored.
#pragma once

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/reflection/compare.h"

namespace onnxgen::syntax::tests {

// Moves the elements of all tensors from raw_data to the field of their type, by ONNX's own rules.
void store_elements_typed(onnx::ModelProto& model);

// What is not set is as what is set to its default, and a value's type that says nothing is removed before.
CompareOptions as_the_syntax_sees_it();
void remove_empty_types(onnx::ModelProto& model);

}  // namespace onnxgen::syntax::tests
