// onnx-tool tensors: lists tensors with statistics, or extracts one as a NumPy file.
#pragma once

#include <string>
#include <vector>

#include "model/access.h"
#include "output/output.h"

namespace onnx_tool {

struct TensorsOptions {
  std::string model;
  Access access;
  bool json = false;
  bool stats = false;
  std::vector<std::string> extract;  // empty, or a tensor's name or path followed by the output file
};

// Returns false if statistics were requested and a tensor cannot be read, unless options.access.allow_size_mismatch is
// set. The other tensors are then printed nevertheless.
bool run_tensors(const TensorsOptions& options, Output& output);

}  // namespace onnx_tool
