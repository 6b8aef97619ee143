// onnx-tool tensors: the tensors of a model, one of them as a NumPy file, and what their numbers are like.
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
  std::vector<std::string> extract;  // empty, or a tensor's name or path and the file for it
};

void run_tensors(const TensorsOptions& options, Output& output);

}  // namespace onnx_tool
