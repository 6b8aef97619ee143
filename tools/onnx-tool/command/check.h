// onnx-tool check: whether a model is one that ONNX's specification allows.
#pragma once

#include <cstddef>
#include <string>

#include "model/access.h"
#include "output/output.h"

namespace onnx_tool {

struct CheckOptions {
  std::string model;
  Access access;
  bool checksums = false;    // of external files, which are read for them
  std::size_t limit = 100;   // findings that are printed; 0: all
  bool errors_only = false;  // no warnings
};

// Prints what is found; whether there are no errors.
bool run_check(const CheckOptions& options, Output& output);

}  // namespace onnx_tool
