// A place in a source file, kept as byte offsets; lines and columns are computed only when a diagnostic is printed.
#pragma once

#include <cstdint>

namespace onnxgen::source {

class SourceFile;

// Half-open byte range [begin, end) of `file`. A default span points nowhere. `file` must outlive the span:
// files live as long as the run of the generator.
struct Span {
  const SourceFile* file = nullptr;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

}  // namespace onnxgen::source
