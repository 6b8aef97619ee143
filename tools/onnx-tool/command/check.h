// onnx-tool check: checks a model against the ONNX specification.
#pragma once

#include <cstddef>
#include <string>

#include "model/access.h"
#include "output/output.h"

namespace onnx_tool {

struct CheckOptions {
  std::string model;
  Access access;
  bool checksums = false;    // verify checksums of external files, which must be read for this
  std::size_t limit = 100;   // number of findings to print as text; 0: all
  bool errors_only = false;  // omit warnings
  bool json = false;
};

// Prints the findings. Returns whether there are no errors.
bool run_check(const CheckOptions& options, Output& output);

}  // namespace onnx_tool
