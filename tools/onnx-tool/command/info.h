// onnx-tool info: summarizes a model.
#pragma once

#include <cstddef>
#include <string>

#include "model/access.h"
#include "output/output.h"

namespace onnx_tool {

struct InfoOptions {
  std::string model;
  Access access;
  bool json = false;
  std::size_t largest = 10;  // number of tensors to list
};

void run_info(const InfoOptions& options, Output& output);

}  // namespace onnx_tool
