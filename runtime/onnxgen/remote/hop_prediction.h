// Predicts where a walk over a structure continues. Models repeat layers, so hops (skips over weights) repeat as well.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace onnxgen::remote {

// Records every target of a hop, in order.
class HopPrediction {
 public:
  void add(std::uint64_t landing) { landings_.push_back(landing); }
  bool is_landing(std::uint64_t offset) const noexcept { return !landings_.empty() && landings_.back() == offset; }

  // Returns whether the walk has passed `offset`: it goes over the structure twice.
  bool is_past(std::uint64_t offset) const noexcept { return !landings_.empty() && offset <= landings_.back(); }

  // Predicts as many targets as hops have repeated, so that a wrong prediction costs no more than was gained before.
  // Empty if nothing repeats. Targets can be off by a few bytes, because names and numbers differ in length between
  // layers.
  std::vector<std::uint64_t> next() const;

 private:
  // Returns how many of the last hops match those `period` hops earlier.
  std::size_t repeated(std::size_t period) const noexcept;
  std::uint64_t distance(std::size_t i) const noexcept { return landings_[i + 1] - landings_[i]; }

  std::vector<std::uint64_t> landings_;
};

}  // namespace onnxgen::remote
