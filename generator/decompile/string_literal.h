// String literals of .proto files.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/text/scalar_text.h"

namespace onnxgen::decompile {

// Returns the bytes as a string literal.
inline std::string string_literal(std::string_view bytes, text::HighBytes high_bytes = text::HighBytes::kKept) {
  std::string result = "\"";
  text::append_escaped(result, bytes, high_bytes);
  return result + '"';
}

}  // namespace onnxgen::decompile
