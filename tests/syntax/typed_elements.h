// Converts models to the form that the textual syntax restores. It preserves elements but not how they were stored.
#pragma once

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/reflection/compare.h"

namespace onnxgen::syntax::tests {

// Moves the elements of all tensors from raw_data to the field of their type, following ONNX's rules.
void store_elements_typed(onnx::ModelProto& model);

// An unset field equals one set to its default. Call remove_empty_types() before comparing, because empty types are
// lost.
CompareOptions as_the_syntax_sees_it();
void remove_empty_types(onnx::ModelProto& model);

}  // namespace onnxgen::syntax::tests
