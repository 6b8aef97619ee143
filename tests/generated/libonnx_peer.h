#pragma once

#include <string>

namespace onnxgen::tests {

// Parses a model into libonnx's own onnx::ModelProto, checks it with libonnx, and returns it serialized. Throws an
// exception if the checker rejects the model.
std::string checked_by_libonnx(const std::string& model);

}  // namespace onnxgen::tests
