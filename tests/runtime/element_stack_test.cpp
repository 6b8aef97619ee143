#include "onnxgen/message/parse/element_stack.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <vector>

#include "onnxgen/storage/arena.h"

namespace onnxgen {
namespace {

struct Pair {
  std::uint64_t first;
  std::uint64_t second;
};

TEST(ElementStack, GrowsPastItsInlineWords) {
  ElementStack stack;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    ASSERT_TRUE(stack.push(i));
    ASSERT_EQ(stack.size(), i + 1);
  }
  for (std::uint64_t i = 0; i < 1000; ++i) ASSERT_EQ(*stack.at(i), i);
  stack.truncate(10);
  EXPECT_EQ(stack.size(), 10u);
  ASSERT_TRUE(stack.push(std::uint64_t{42}));
  EXPECT_EQ(*stack.at(10), 42u);
}

// Starts with an odd number of words, so that a pair crosses the end of the inline words.
TEST(ElementStack, ElementsOfSeveralWordsAreNeverSplit) {
  ElementStack stack;
  ASSERT_TRUE(stack.push(std::uint64_t{7}));
  for (std::uint64_t i = 0; i < 200; ++i) ASSERT_TRUE(stack.push(Pair{i, ~i}));
  ASSERT_EQ(stack.size(), 401u);
  for (std::uint64_t i = 0; i < 200; ++i) {
    Pair pair;
    std::memcpy(&pair, stack.at(1 + 2 * i), sizeof pair);
    ASSERT_EQ(pair.first, i);
    ASSERT_EQ(pair.second, ~i);
  }
}

TEST(ElementStack, CountsTheMemoryThatItUses) {
  MemoryLimit memory(1'000'000);
  {
    ElementStack stack(memory);
    for (std::uint64_t i = 0; i < 64; ++i) ASSERT_TRUE(stack.push(i));
    EXPECT_EQ(memory.used(), 0u) << "the first words are inline";
    while (stack.push(std::uint64_t{1})) continue;
    EXPECT_TRUE(memory.reached());
    EXPECT_EQ(memory.used(), stack.size() * sizeof(std::uint64_t));
    EXPECT_GE(3 * memory.used(), 1'000'000u) << "the stack that it outgrows is there until the next one is";
    for (std::uint64_t i = 0; i < 64; ++i) ASSERT_EQ(*stack.at(i), i);
  }
  EXPECT_EQ(memory.used(), 0u);
}

TEST(ElementStack, GrowsByLoansOfAnArenaAndReturnsThem) {
  std::vector<std::uint64_t> memory(2000);
  Arena* const arena = Arena::create_in(memory.data(), memory.size() * sizeof(std::uint64_t));
  ASSERT_NE(arena, nullptr);
  const std::size_t room = arena->room();
  {
    ElementStack stack;
    stack.grow_in(*arena);
    std::uint64_t count = 0;
    for (; stack.push(count); ++count) ASSERT_EQ(stack.size(), count + 1);
    EXPECT_GE(count, 1024u) << "nothing is lost by growing";
    for (std::uint64_t i = 0; i < count; ++i) ASSERT_EQ(*stack.at(i), i);
    EXPECT_EQ(arena->room(), room - count * sizeof(std::uint64_t));
  }
  EXPECT_EQ(arena->room(), room);
  Arena::destroy(arena);
}

TEST(ElementStack, SmallElementsTakeOneWord) {
  ElementStack stack;
  ASSERT_TRUE(stack.push(std::uint32_t{5}));
  EXPECT_EQ(stack.size(), 1u);
}

}  // namespace
}  // namespace onnxgen
