#include "onnxgen/onnx/referenced_ranges.h"

#include <gtest/gtest.h>

#include <limits>

namespace onnxgen::io {
namespace {

TEST(ReferencedRanges, SharedAndOverlappingBytesCountOnce) {
  ReferencedRanges ranges;
  ranges.add(50, 30);
  ranges.add(0, 20);
  ranges.add(0, 20);
  ranges.add(10, 20);
  const FileUsage usage = ranges.usage(100);
  EXPECT_EQ(usage.referenced, 60U);
  EXPECT_EQ(usage.unreferenced, 40U);
  EXPECT_EQ(usage.padding, 0U);
}

TEST(ReferencedRanges, GapsBeforeAPageArePadding) {
  ReferencedRanges ranges;
  ranges.add(10, 90);
  ranges.add(4096, 4);
  ranges.add(65536 * 3, 4);
  const FileUsage usage = ranges.usage(65536 * 3 + 4);
  EXPECT_EQ(usage.referenced, 98U);
  EXPECT_EQ(usage.padding, 4096U - 100);
  EXPECT_EQ(usage.unreferenced, 10U + 65536 * 3 - 4100);
}

TEST(ReferencedRanges, BytesPastTheEndAreIgnored) {
  ReferencedRanges ranges;
  ranges.add(90, std::numeric_limits<std::uint64_t>::max());
  ranges.add(std::numeric_limits<std::uint64_t>::max(), 2);
  const FileUsage usage = ranges.usage(100);
  EXPECT_EQ(usage.referenced, 10U);
  EXPECT_EQ(usage.unreferenced, 90U);
}

TEST(ReferencedRanges, WithoutRangesNothingIsReferenced) {
  EXPECT_EQ(ReferencedRanges().usage(7).unreferenced, 7U);
}

}  // namespace
}  // namespace onnxgen::io
