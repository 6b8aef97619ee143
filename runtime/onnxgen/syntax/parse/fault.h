// What ends the reading of a text.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/text/status.h"

namespace onnxgen::syntax::detail {

// Thrown within the parser, never out of it.
struct Fault {
  text::TextError code;
  std::size_t position;  // of the byte where it is
  std::string what;
};

}  // namespace onnxgen::syntax::detail
