// A range of a source file in byte offsets. Lines and columns are computed only when a diagnostic is printed.
#pragma once

#include <cstdint>

namespace onnxgen::source {

class SourceFile;

// Half-open byte range [begin, end) of `file`. A default span refers to no file. `file` must outlive the span; source
// files live until the end of the run.
struct Span {
  const SourceFile* file = nullptr;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

}  // namespace onnxgen::source
