// Makes names from models and file names safe to print on a terminal.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/error/printable.h"

namespace onnx_tool {

// Returns a name in printable form. Bytes that could control the terminal or imitate a new line are escaped.
inline std::string shown(std::string_view name) {
  return onnxgen::printable(name, onnxgen::kLongestName);
}

inline std::string shown_path(std::string_view path) {
  return onnxgen::printable(path, onnxgen::kLongestPath);
}

// Returns the name of an input file, or "standard input" for "-".
inline std::string shown_input(std::string_view path) {
  return path == "-" ? "standard input" : shown_path(path);
}

// Returns the name of an output file, or "standard output" for "-".
inline std::string shown_output(std::string_view path) {
  return path == "-" ? "standard output" : shown_path(path);
}

}  // namespace onnx_tool
