#include "model/statistics.h"

#include <algorithm>
#include <cmath>

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

class Collector {
 public:
  void add(double value) {
    if (std::isnan(value)) {
      ++result_.nans;
      return;
    }
    result_.minimum = result_.has_numbers ? std::min(result_.minimum, value) : value;
    result_.maximum = result_.has_numbers ? std::max(result_.maximum, value) : value;
    result_.has_numbers = true;
    if (std::isinf(value)) {
      ++result_.infinities;
      return;
    }
    if (value == 0) ++result_.zeros;
    result_.finite_minimum = finite_ != 0 ? std::min(result_.finite_minimum, value) : value;
    result_.finite_maximum = finite_ != 0 ? std::max(result_.finite_maximum, value) : value;
    ++finite_;
    sum_ += value;
    scaled_sum_ += value * kScale;
  }

  Statistics finish() {
    const auto count = static_cast<double>(finite_);
    if (finite_ != 0) result_.mean = std::isfinite(sum_) ? sum_ / count : scaled_sum_ / count / kScale;
    return result_;
  }

 private:
  Statistics result_;
  static constexpr double kScale = 0x1p-64;  // a power of two, so that the sum of any number of elements is finite

  double sum_ = 0;
  double scaled_sum_ = 0;
  std::uint64_t finite_ = 0;
};

// Processes float arrays directly, the most common case. This is ten times as fast as reading elements one by one.
bool add_floats(const io::TensorView& view, Collector& collector) {
  const float* const values = view.data<float>();
  if (values == nullptr) return false;
  for (std::uint64_t i = 0; i < view.size(); ++i) collector.add(static_cast<double>(values[i]));
  return true;
}

}  // namespace

Statistics statistics_of(const io::TensorView& view) {
  Collector collector;
  if (!add_floats(view, collector)) {
    for (std::uint64_t i = 0; i < view.size(); ++i) {
      double value = 0;
      if (!view.number(i, value)) {
        Statistics none;
        none.is_real = false;
        return none;
      }
      collector.add(value);
    }
  }
  return collector.finish();
}

}  // namespace onnx_tool
