// How a MessageDifferencer compares numbers.
#pragma once

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

class DefaultFieldComparator {
 public:
  enum FloatComparison {
    EXACT,        // as ==
    APPROXIMATE,  // within the tolerance that was set; without one, less than 32 epsilons of their type apart
  };

  DefaultFieldComparator() = default;
  DefaultFieldComparator(const DefaultFieldComparator&) = delete;
  DefaultFieldComparator& operator=(const DefaultFieldComparator&) = delete;

  void set_float_comparison(FloatComparison comparison) { float_comparison_ = comparison; }
  FloatComparison float_comparison() const { return float_comparison_; }

  // Whether a NaN equals another; at first it does not.
  void set_treat_nan_as_equal(bool treat) { treat_nan_as_equal_ = treat; }
  bool treat_nan_as_equal() const { return treat_nan_as_equal_; }

  // Of APPROXIMATE: two numbers are equal where they differ by at most `margin`, or by at most `fraction` of the larger
  // one.
  void SetDefaultFractionAndMargin(double fraction, double margin) {
    has_tolerance_ = true;
    fraction_ = fraction;
    margin_ = margin;
  }
  bool has_default_tolerance() const { return has_tolerance_; }
  double default_fraction() const { return fraction_; }
  double default_margin() const { return margin_; }

 private:
  FloatComparison float_comparison_ = EXACT;
  bool treat_nan_as_equal_ = false;
  bool has_tolerance_ = false;
  double fraction_ = 0;
  double margin_ = 0;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
