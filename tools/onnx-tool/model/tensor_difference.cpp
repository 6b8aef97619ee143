#include "model/tensor_difference.h"

#include <cmath>

#include "onnxgen/onnx/element_type.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// Compares element by element. distance(i, a, b) stores the elements and returns their distance, 0 if they are equal.
template <class Distance>
void compare_all(std::uint64_t size, double tolerance, const Distance& distance, TensorDifference& difference) {
  for (std::uint64_t i = 0; i < size; ++i) {
    double a = 0;
    double b = 0;
    const double apart = distance(i, a, b);
    if (apart <= tolerance) continue;
    if (difference.different++ == 0) {
      difference.first = i;
      difference.first_a = a;
      difference.first_b = b;
    }
    const bool is_larger = std::isnan(apart) || apart > difference.largest;
    if (is_larger && !std::isnan(difference.largest)) difference.largest = apart;
  }
}

// 64-bit integers need more digits than a double has.
template <class T>
void compare_wide_integers(const io::TensorView& a, const io::TensorView& b, double tolerance,
                           TensorDifference& difference) {
  const auto distance = [&](std::uint64_t i, double& shown_a, double& shown_b) {
    const T x = a.at<T>(i);
    const T y = b.at<T>(i);
    shown_a = static_cast<double>(x);
    shown_b = static_cast<double>(y);
    const auto bits_x = static_cast<std::uint64_t>(x);
    const auto bits_y = static_cast<std::uint64_t>(y);
    return static_cast<double>(x > y ? bits_x - bits_y : bits_y - bits_x);
  };
  compare_all(a.size(), tolerance, distance, difference);
}

bool has_numbers(io::ElementType type) {
  return type != io::ElementType::kString && type != io::ElementType::kComplex64 &&
         type != io::ElementType::kComplex128 && type != io::ElementType::kUndefined;
}

void compare_numbers(const io::TensorView& a, const io::TensorView& b, double tolerance, TensorDifference& difference) {
  const auto distance = [&](std::uint64_t i, double& x, double& y) {
    (void)a.number(i, x);
    (void)b.number(i, y);
    const bool are_equal = x == y || (std::isnan(x) && std::isnan(y));
    return are_equal ? 0 : std::abs(x - y);
  };
  compare_all(a.size(), tolerance, distance, difference);
}

}  // namespace

bool compare_elements(const io::TensorView& a, const io::TensorView& b, double tolerance,
                      TensorDifference& difference) {
  if (a.type() != b.type() || a.dims() != b.dims() || !has_numbers(a.type())) return false;
  difference.elements = a.size();
  if (a.type() == io::ElementType::kInt64) {
    compare_wide_integers<std::int64_t>(a, b, tolerance, difference);
  } else if (a.type() == io::ElementType::kUint64) {
    compare_wide_integers<std::uint64_t>(a, b, tolerance, difference);
  } else {
    compare_numbers(a, b, tolerance, difference);
  }
  return true;
}

std::string index_text(std::uint64_t element, const std::vector<std::int64_t>& dims) {
  std::vector<std::int64_t> index(dims.size());
  for (std::size_t i = dims.size(); i-- > 0;) {
    const auto size = static_cast<std::uint64_t>(dims[i]);
    index[i] = static_cast<std::int64_t>(element % size);
    element /= size;
  }
  return io::shape_text(index);
}

}  // namespace onnx_tool
