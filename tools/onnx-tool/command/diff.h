// onnx-tool diff: compares two models.
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
  double tolerance = 0;     // largest accepted difference of floating-point fields and of tensor elements
  std::size_t limit = 100;  // number of differences to print as text; 0: all
  bool json = false;
};

// Prints the differences. Returns whether there are any.
bool run_diff(const DiffOptions& options, Output& output);

}  // namespace onnx_tool
