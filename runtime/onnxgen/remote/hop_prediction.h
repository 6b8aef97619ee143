// Where a walk over a structure will go next: models repeat their layers, so that hops over weights repeat too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace onnxgen::remote {

// Told of every place where the walk lands after a hop, in order.
class HopPrediction {
 public:
  void add(std::uint64_t landing) { landings_.push_back(landing); }
  bool is_landing(std::uint64_t offset) const noexcept { return !landings_.empty() && landings_.back() == offset; }

  // Whether the walk has been there: it goes over the structure twice.
  bool is_past(std::uint64_t offset) const noexcept { return !landings_.empty() && offset <= landings_.back(); }

  // The next landings as far as the last ones repeat: as many as have repeated, so that one that proves wrong costs no
  // more than was gained before. None where nothing repeats. They may be off by as many bytes as names and numbers
  // differ in length from layer to layer.
  std::vector<std::uint64_t> next() const;

 private:
  // How many of the last hops were as those `period` hops before.
  std::size_t repeated(std::size_t period) const noexcept;
  std::uint64_t distance(std::size_t i) const noexcept { return landings_[i + 1] - landings_[i]; }

  std::vector<std::uint64_t> landings_;
};

}  // namespace onnxgen::remote
