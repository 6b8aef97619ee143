#pragma once

#include <string>

namespace onnxgen::tests {

// What Debian's libonnx makes of a model: parsed into its own onnx::ModelProto, checked, and written again. Throws
// where the checker refuses it.
std::string checked_by_libonnx(const std::string& model);

}  // namespace onnxgen::tests
