// onnx-tool diff: where two models differ.
#pragma once

#include <cstddef>
#include <string>

#include "model/access.h"
#include "output/output.h"

namespace onnx_tool {

struct DiffOptions {
  std::string first;
  std::string second;
  Access access;
  double tolerance = 0;     // how far two floating-point numbers, or two elements of tensors, may be apart
  std::size_t limit = 100;  // differences that are printed; 0: all
};

// Whether there are any.
bool run_diff(const DiffOptions& options, Output& output);

}  // namespace onnx_tool
