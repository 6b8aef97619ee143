// Exception that ends the parsing of a text.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/text/status.h"

namespace onnxgen::syntax::detail {

// Thrown only within the parser, never to its callers.
struct SyntaxError {
  text::TextError code;
  std::size_t position;  // byte offset in the text
  std::string what;
};

}  // namespace onnxgen::syntax::detail
