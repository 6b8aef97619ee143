// Memory and time must be proportional to the input, regardless of the order of its fields. Only the soak tier measures
// time.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <limits>
#include <string>
#include <string_view>

#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;

std::string repeat(std::string_view text, std::size_t count) {
  std::string all;
  all.reserve(text.size() * count);
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

std::uint64_t allocated(Tree& tree) {
  return MessageAccess::data(tree).header.arena().allocated_bytes();
}

// Measures CPU time, so that other load on the machine does not count.
std::clock_t parse_time(const std::string& input) {
  auto best = std::numeric_limits<std::clock_t>::max();
  for (int i = 0; i < 3; ++i) {
    const std::clock_t start = std::clock();
    Tree tree;
    EXPECT_TRUE(tree.ParseFromString(input));
    best = std::min(best, std::clock() - start);
  }
  return best;
}

class Growth : public testing::TestWithParam<std::string_view> {};

// 32 times the input should need 32 times the time. Quadratic behaviour would need 1024 times.
TEST_P(Growth, TimeIsLinear) {
  constexpr std::size_t kSmall = 4'000;
  constexpr std::clock_t kMinTime = CLOCKS_PER_SEC / 50'000;
  const std::clock_t small = std::max(parse_time(repeat(GetParam(), kSmall)), kMinTime);
  const std::clock_t large = parse_time(repeat(GetParam(), 32 * kSmall));
  EXPECT_LT(large / small, 300);
}

TEST_P(Growth, MemoryIsLinear) {
  constexpr std::size_t kCount = 100'000;
  Tree tree;
  ASSERT_TRUE(tree.ParseFromString(repeat(GetParam(), kCount)));
  EXPECT_LT(allocated(tree), kCount * 6 * sizeof(Tree));
}

INSTANTIATE_TEST_SUITE_P(FieldsThatNeverFormARun, Growth,
                         testing::Values(std::string_view("\x22\x00\x2A\x01x", 5),     // children, names
                                         std::string_view("\x38\x01\x50\x01", 4),      // numbers, colors
                                         std::string_view("\x3A\x01\x01\x48\x01", 5),  // tiny packed blocks
                                         std::string_view("\x32\x01x\x2A\x01x", 6),    // blobs, names
                                         std::string_view("\x1A\x02\x38\x01", 4),      // left, merged repeatedly
                                         std::string_view("\xA0\x3F\x01\x48\x01", 5),  // unknown fields
                                         std::string_view("\x50\x63", 2),              // unknown enum numbers
                                         std::string_view("\x62\x01x\x72\x00", 5),     // alternating members of a oneof
                                         std::string_view("\x7A\x06\x0A\x01k\x12\x01v", 8)  // a map with a single key
                                         ));

TEST(Growth, ManyKeys) {
  Tree tree;
  for (int i = 0; i < 50'000; ++i) tree.mutable_words()->Set(std::to_string(i * 7919 % 50'000), "v");
  Tree again;
  ASSERT_TRUE(again.ParseFromString(tree.SerializeAsString()));
  EXPECT_EQ(again.words().size(), 50'000u);
}

// The input may end anywhere in a block. These messages use 4.2 bytes of memory per byte of input. A reduced block is
// therefore filled, and the next one has at most 64 KiB. Only if more than half a block is missing is a whole one
// allocated.
TEST(LastBlock, OfALargeParseIsAtMostHalfEmpty) {
  const std::string child = std::string("\x22\x28\x0A\x26", 4) + std::string(38, 'n');
  for (std::size_t count = 40'000; count < 70'000; count += 3'000) {
    Tree tree;
    ASSERT_TRUE(tree.ParseFromString(repeat(child, count)));
    const Arena& arena = MessageAccess::data(tree).header.arena();
    EXPECT_LT(arena.room(), Arena::kMaxBlock / 2) << count;
  }
}

TEST(Growth, ReplacingLargeBytesTakesNoMoreMemory) {
  Tree tree;
  tree.set_data(std::string(100'000, 'x'));
  const std::uint64_t once = allocated(tree);
  for (int i = 0; i < 50; ++i) tree.set_data(std::string(100'000, 'y'));
  EXPECT_EQ(allocated(tree), once);
  for (int i = 0; i < 50; ++i) {
    tree.clear_data();
    tree.set_data(std::string(100'000, 'z'));
  }
  EXPECT_EQ(allocated(tree), once);
}

TEST(Growth, ParsingIntoTheSameMessageTakesNoMoreMemory) {
  Tree source;
  for (int i = 0; i < 10'000; ++i) source.add_children()->set_label("label");
  source.set_data(std::string(100'000, 'x'));
  const std::string input = source.SerializeAsString();
  Tree tree;
  ASSERT_TRUE(tree.ParseFromString(input));
  const std::uint64_t once = allocated(tree);
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(tree.ParseFromString(input));
  EXPECT_EQ(allocated(tree), once);
}

}  // namespace
}  // namespace onnxgen
