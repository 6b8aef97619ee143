#include "onnxgen/remote/http/request_worth.h"

#include <algorithm>

namespace onnxgen::remote {

void RequestWorth::add_wait(Duration wait) noexcept {
  wait_ = std::min(wait_, wait);
}

void RequestWorth::add_wait_with_connection(Duration wait) noexcept {
  wait_with_connection_ = std::min(wait_with_connection_, wait);
}

void RequestWorth::add_body(std::uint64_t bytes, Duration time) noexcept {
  if (bytes < kMinMeasuredBytes) return;
  bytes_per_tick_ = static_cast<double>(bytes) / static_cast<double>(std::max(time, Duration(1)).count());
}

std::uint64_t RequestWorth::carried_in(Duration wait) const noexcept {
  if (fixed_ != 0) return fixed_;
  if (wait == Duration::max() || bytes_per_tick_ == 0) return kInitial;
  const double carried = bytes_per_tick_ * static_cast<double>(wait.count());
  if (carried >= static_cast<double>(kLargest)) return kLargest;
  return std::max(static_cast<std::uint64_t>(carried), kSmallest);
}

}  // namespace onnxgen::remote
