// How the elements of two tensors differ.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "onnxgen/tensor/tensor_view.h"

namespace onnx_tool {

struct TensorDifference {
  std::uint64_t elements = 0;   // of each
  std::uint64_t different = 0;  // of those, beyond the tolerance
  double largest = 0;           // the largest distance of two; NaN where one is NaN and the other is not
  std::uint64_t first = 0;      // the first that differs, and its values
  double first_a = 0;
  double first_b = 0;
};

// Whether both have the same type and shape, and numbers that can be told apart one by one. Two NaNs are equal.
bool compare_elements(const onnxgen::io::TensorView& a, const onnxgen::io::TensorView& b, double tolerance,
                      TensorDifference& difference);

// The place of an element of a tensor of this shape: "[0, 3, 1]".
std::string index_text(std::uint64_t element, const std::vector<std::int64_t>& dims);

}  // namespace onnx_tool
