#include "onnxgen/remote/hop_prediction.h"

#include <gtest/gtest.h>

namespace onnxgen::remote::tests {
namespace {

HopPrediction after(const std::vector<std::uint64_t>& distances) {
  HopPrediction hops;
  std::uint64_t at = 1000;
  hops.add(at);
  for (const std::uint64_t distance : distances) hops.add(at += distance);
  return hops;
}

using Landings = std::vector<std::uint64_t>;

TEST(HopPrediction, PredictsAsManyHopsAsHaveRepeated) {
  EXPECT_EQ(after({500, 500, 500}).next(), (Landings{3000, 3500}));
  EXPECT_EQ(after({500, 500, 500, 500}).next(), (Landings{3500, 4000, 4500}));
  EXPECT_EQ(after({500, 505, 510}).next(), (Landings{3025, 3535}));  // nearly equal hops: the last one predicts
  EXPECT_EQ(after(std::vector<std::uint64_t>(1000, 500)).next().size(), 64u);
}

TEST(HopPrediction, PredictsLayers) {
  EXPECT_EQ(after({9999, 500, 900, 700, 501, 901}).next(), (Landings{15201, 15702}));
  EXPECT_EQ(after({9999, 500, 900, 700, 501, 901, 701}).next(), (Landings{15703, 16604, 17305}));
  // Equal tensors within a layer do not prevent the prediction.
  EXPECT_EQ(after({10, 5000, 5000, 5000, 9000, 10, 5000, 5000, 5000}).next().front(), 49'020u);
}

TEST(HopPrediction, PredictsNothingWithoutRepetition) {
  EXPECT_TRUE(HopPrediction().next().empty());
  EXPECT_TRUE(after({}).next().empty());
  EXPECT_TRUE(after({500, 500}).next().empty());
  EXPECT_TRUE(after({100, 1000, 3000, 200, 7000}).next().empty());
}

}  // namespace
}  // namespace onnxgen::remote::tests
