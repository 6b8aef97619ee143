// What the numbers of a tensor are like.
#pragma once

#include <cstdint>

#include "onnxgen/tensor/tensor_view.h"

namespace onnx_tool {

struct Statistics {
  bool has_numbers = false;  // no strings, no complex numbers, and at least one that is not NaN
  double minimum = 0;        // of those that are not NaN, infinities among them
  double maximum = 0;
  double mean = 0;  // of those that are finite
  std::uint64_t zeros = 0;
  std::uint64_t nans = 0;
  std::uint64_t infinities = 0;
};

Statistics statistics_of(const onnxgen::io::TensorView& view);

}  // namespace onnx_tool
