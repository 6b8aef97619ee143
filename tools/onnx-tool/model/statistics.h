// Statistics of the elements of a tensor.
#pragma once

#include <cstdint>

#include "onnxgen/tensor/tensor_view.h"

namespace onnx_tool {

struct Statistics {
  bool is_real = true;       // false for strings and complex numbers, which have no statistics
  bool has_numbers = false;  // real numbers, at least one of which is not NaN
  double minimum = 0;        // of all elements except NaNs, including infinities
  double maximum = 0;
  double finite_minimum = 0;  // of the finite elements; 0 if there are none
  double finite_maximum = 0;
  double mean = 0;  // of the finite elements
  std::uint64_t zeros = 0;
  std::uint64_t nans = 0;
  std::uint64_t infinities = 0;
};

Statistics statistics_of(const onnxgen::io::TensorView& view);

}  // namespace onnx_tool
