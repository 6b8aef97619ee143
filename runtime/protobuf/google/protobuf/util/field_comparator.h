// Options for comparing numbers with a MessageDifferencer.
#pragma once

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

class DefaultFieldComparator {
 public:
  enum FloatComparison {
    EXACT,        // like operator ==
    APPROXIMATE,  // within the tolerance; without one, within 32 epsilons of the type
  };

  DefaultFieldComparator() = default;
  DefaultFieldComparator(const DefaultFieldComparator&) = delete;
  DefaultFieldComparator& operator=(const DefaultFieldComparator&) = delete;

  void set_float_comparison(FloatComparison comparison) { float_comparison_ = comparison; }
  FloatComparison float_comparison() const { return float_comparison_; }

  // Sets whether two NaNs are equal. The default is false.
  void set_treat_nan_as_equal(bool treat) { treat_nan_as_equal_ = treat; }
  bool treat_nan_as_equal() const { return treat_nan_as_equal_; }

  // Sets the tolerance of APPROXIMATE. Two numbers are equal if they differ by at most `margin`, or by at most
  // `fraction` of the larger one.
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
