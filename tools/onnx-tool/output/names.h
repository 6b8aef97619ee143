// Text from models and file names, made fit for a terminal.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/error/printable.h"

namespace onnx_tool {

// A name from a model: what could drive the terminal or forge a line is shown as an escape.
inline std::string shown(std::string_view name) {
  return onnxgen::printable(name, onnxgen::kLongestName);
}

inline std::string shown_path(std::string_view path) {
  return onnxgen::printable(path, onnxgen::kLongestPath);
}

}  // namespace onnx_tool
