// Differences between the elements of two tensors.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "onnxgen/tensor/tensor_view.h"

namespace onnx_tool {

struct TensorDifference {
  std::uint64_t elements = 0;   // of each tensor
  std::uint64_t different = 0;  // number of elements that differ by more than the tolerance
  double largest = 0;           // largest distance; NaN if exactly one of two elements is NaN
  std::uint64_t first = 0;      // index of the first difference
  double first_a = 0;
  double first_b = 0;
};

// Compares the elements. Returns false if type or shape differ, or if the elements are not real numbers. Two NaNs are
// equal.
bool compare_elements(const onnxgen::io::TensorView& a, const onnxgen::io::TensorView& b, double tolerance,
                      TensorDifference& difference);

// Returns the position of an element in a tensor with this shape: "[0, 3, 1]".
std::string index_text(std::uint64_t element, const std::vector<std::int64_t>& dims);

}  // namespace onnx_tool
