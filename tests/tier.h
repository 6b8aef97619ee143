// How much a test does in each tier; see docs/contributing.md.
#pragma once

#include <cstdlib>
#include <string_view>

namespace onnxgen::tests {

// Returns whether the full tier runs, which sets ONNXGEN_TEST_TIER=full.
inline bool is_full_tier() {
  const char* const tier = std::getenv("ONNXGEN_TEST_TIER");
  return tier != nullptr && std::string_view(tier) == "full";
}

// Returns `quick` in the quick tier and `full` in the full tier: a number of rounds, a size, a step. The assertions of
// a test are the same in both.
template <class T>
T by_tier(T quick, T full) {
  return is_full_tier() ? full : quick;
}

}  // namespace onnxgen::tests
