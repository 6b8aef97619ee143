#include "onnxgen/remote/range_plan.h"

#include <gtest/gtest.h>

#include <string>

namespace onnxgen::remote::tests {
namespace {

// Prints ranges and their numbers of fragments, for example "0-10(2) 90-100(1)".
std::string joined(std::vector<Fragment> fragments, std::uint64_t gap, std::uint64_t largest) {
  Ranges options;
  options.gap = gap;
  options.largest = largest;
  std::string text;
  for (const JoinedRange& range : join(std::move(fragments), options)) {
    text += std::to_string(range.begin) + '-' + std::to_string(range.end) + '(' +
            std::to_string(range.fragments.size()) + ") ";
  }
  return text;
}

TEST(RangePlan, NeighboursAreJoinedAcrossGaps) {
  EXPECT_EQ(joined({{0, 10, nullptr}, {10, 5, nullptr}}, 0, 1000), "0-15(2) ");
  EXPECT_EQ(joined({{20, 10, nullptr}, {0, 10, nullptr}}, 10, 1000), "0-30(2) ");
  EXPECT_EQ(joined({{20, 10, nullptr}, {0, 10, nullptr}}, 9, 1000), "0-10(1) 20-30(1) ");
}

TEST(RangePlan, NoRequestIsLargerThanAllowed) {
  EXPECT_EQ(joined({{0, 250, nullptr}}, 0, 100), "0-100(1) 100-200(1) 200-250(1) ");
  EXPECT_EQ(joined({{0, 60, nullptr}, {70, 60, nullptr}}, 10, 100), "0-100(2) 100-130(1) ");
  EXPECT_EQ(joined({{0, 60, nullptr}, {100, 10, nullptr}}, 50, 100), "0-60(1) 100-110(1) ");
}

TEST(RangePlan, EmptyFragmentsNeedNoRequest) {
  EXPECT_EQ(joined({}, 0, 100), "");
  EXPECT_EQ(joined({{5, 0, nullptr}}, 0, 100), "");
}

TEST(RangePlan, FragmentsKeepTheirDestinations) {
  char room[30];
  Ranges options;
  options.gap = 0;
  options.largest = 20;
  const std::vector<JoinedRange> ranges = join({{100, 30, room}}, options);
  ASSERT_EQ(ranges.size(), 2u);
  EXPECT_EQ(ranges[0].fragments[0].to, room);
  EXPECT_EQ(ranges[1].fragments[0].to, room + 20);
}

}  // namespace
}  // namespace onnxgen::remote::tests
