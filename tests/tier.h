// Amount of work of a test in each tier; see docs/contributing.md.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace onnxgen::tests {

// Returns the current tier, from the environment variable ONNXGEN_TEST_TIER.
inline std::string_view current_tier() {
  const char* const tier = std::getenv("ONNXGEN_TEST_TIER");
  return tier != nullptr ? tier : "quick";
}

// Returns whether this is the soak tier. Only there may a test check that something is fast enough, because other
// programs on the machine slow everything down.
inline bool is_soak_tier() {
  return current_tier() == "soak";
}

// Returns whether this is the full tier or the soak tier.
inline bool is_full_tier() {
  return current_tier() == "full" || is_soak_tier();
}

// Returns `quick` in the quick tier and `full` in the others: a number of rounds, a size, a step. The assertions of a
// test are the same in all tiers.
template <class T>
T by_tier(T quick, T full) {
  return is_full_tier() ? full : quick;
}

// Returns `soak` in the soak tier, for sizes that take minutes with sanitizers.
template <class T>
T by_tier(T quick, T full, T soak) {
  return is_soak_tier() ? soak : by_tier(quick, full);
}

// Returns every `step`-th element of `all` in the quick tier, and all of them in the others. `all` must be sorted, so
// that the selection is the same on every machine.
template <class T>
std::vector<T> sample_by_tier(std::vector<T> all, std::size_t step) {
  if (is_full_tier()) return all;
  std::vector<T> sample;
  for (std::size_t i = 0; i < all.size(); i += step) sample.push_back(all[i]);
  return sample;
}

}  // namespace onnxgen::tests
