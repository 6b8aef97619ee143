#include "onnxgen/remote/hop_prediction.h"

#include <algorithm>

namespace onnxgen::remote {
namespace {

constexpr std::size_t kLongestPeriod = 64;  // maximum number of tensors in a layer
constexpr std::size_t kMinRepetitions = 2;  // number of repeated hops that is not a coincidence
constexpr std::size_t kMaxTargets = 64;     // maximum number of targets predicted at once
constexpr std::uint64_t kTolerance = 64;    // bytes

bool is_alike(std::uint64_t a, std::uint64_t b) noexcept {
  return (a > b ? a - b : b - a) <= kTolerance;
}

}  // namespace

std::size_t HopPrediction::repeated(std::size_t period) const noexcept {
  const std::size_t hops = landings_.size() - 1;
  std::size_t count = 0;
  while (count < kMaxTargets && count + period < hops &&
         is_alike(distance(hops - 1 - count), distance(hops - 1 - count - period))) {
    ++count;
  }
  return count;
}

std::vector<std::uint64_t> HopPrediction::next() const {
  std::vector<std::uint64_t> predicted;
  std::size_t period = 0;
  std::size_t count = kMinRepetitions - 1;
  for (std::size_t length = 1; length <= kLongestPeriod && length < landings_.size(); ++length) {
    const std::size_t alike = repeated(length);
    if (alike <= count) continue;
    period = length;
    count = alike;
  }
  if (period == 0) return predicted;
  std::uint64_t at = landings_.back();
  for (std::size_t i = 0; i < count; ++i) {
    at += distance(landings_.size() - 1 - period + i % period);
    predicted.push_back(at);
  }
  return predicted;
}

}  // namespace onnxgen::remote
