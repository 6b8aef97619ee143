// Differences between the elements of two tensors.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "onnxgen/tensor/tensor_view.h"

namespace onnx_tool {

struct TensorDifference {
  std::uint64_t elements = 0;    // of each tensor
  std::uint64_t different = 0;   // number of elements that differ by more than the tolerance
  std::uint64_t zero_signs = 0;  // number of elements that are 0 in one tensor and -0 in the other
  double largest = 0;            // largest distance; NaN if one of two elements is NaN, or both with different bits
  std::string largest_text;
  std::uint64_t first = 0;  // index of the first difference
  std::string first_a;      // the elements at `first`, as text
  std::string first_b;
};

// Compares the elements of two tensors with raw data. For complex numbers, the distance is the absolute value of the
// difference. 0 and -0 are equal, and so are NaNs with the same bits. Returns false if type or shape differ, or if the
// elements are not numbers.
bool compare_elements(const onnxgen::io::TensorView& a, const onnxgen::io::TensorView& b, double tolerance,
                      TensorDifference& difference);

// Returns the position of an element in a tensor with this shape: "[0, 3, 1]".
std::string index_text(std::uint64_t element, const std::vector<std::int64_t>& dims);

}  // namespace onnx_tool
