#include "onnxgen/storage/array.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <new>

#include "scoped_arena.h"

namespace onnxgen {
namespace {

using tests::ScopedArena;

template <class Element>
void expect_counts_up(const Array<Element>& array, std::size_t size) {
  ASSERT_EQ(array.size(), size);
  for (std::size_t i = 0; i < size; ++i) ASSERT_EQ(array.data()[i], static_cast<Element>(i));
}

template <class Element>
void append(Array<Element>& array, std::size_t count, Arena& arena) {
  const std::size_t old_size = array.size();
  Element* const to = array.try_append(count, arena);
  ASSERT_NE(to, nullptr);
  ASSERT_EQ(to, array.data() + old_size);
  for (std::size_t i = 0; i < count; ++i) to[i] = static_cast<Element>(old_size + i);
}

TEST(Array, NewOneIsEmpty) {
  const Array<int> array;
  EXPECT_TRUE(array.empty());
  EXPECT_EQ(array.capacity(), 0u);
  EXPECT_EQ(array.data(), nullptr);
}

TEST(Array, BindSetsTheArena) {
  ScopedArena arena;
  Array<int> array;
  array.bind(*arena);
  EXPECT_EQ(&array.arena(), &*arena);
  EXPECT_TRUE(array.empty());
  for (int i = 0; i < 5000; ++i) array.push_back(i);
  EXPECT_EQ(&array.bind(*arena).arena(), &*arena);
  expect_counts_up(array, 5000);
}

TEST(Array, ParsedArraysAreExactThenDouble) {
  ScopedArena arena;
  for (const std::size_t first :
       {std::size_t{1}, std::size_t{3}, std::size_t{1024}, std::size_t{1025}, std::size_t{100'001}}) {
    Array<std::int64_t> array;
    append(array, first, *arena);
    EXPECT_EQ(array.capacity(), first);
    append(array, 1, *arena);
    EXPECT_GT(array.capacity(), first);
    EXPECT_LE(array.capacity(), 2 * first + 4);
    expect_counts_up(array, first + 1);
  }
}

TEST(Array, GrowthIsAmortised) {
  ScopedArena arena;
  Array<char> array;
  std::size_t moves = 0;
  const char* data = nullptr;
  for (std::size_t i = 0; i < 1'000'000; ++i) {
    append(array, 1, *arena);
    moves += array.data() != data;
    data = array.data();
  }
  EXPECT_LT(moves, 25u);
  EXPECT_LT(arena->allocated_bytes(), 3'000'000u) << "outgrown large blocks are given back";
}

TEST(Array, TruncatedExactArrayGrowsAgain) {
  ScopedArena arena;
  Array<std::int32_t> array;
  append(array, 50'000, *arena);
  array.truncate(10);
  append(array, 50'000, *arena);
  expect_counts_up(array, 50'010);
  array.truncate(60'000);  // larger than the current size: no effect
  EXPECT_EQ(array.size(), 50'010u);
}

TEST(Array, CountsBeyondTheAddressSpaceAreRefused) {
  ScopedArena arena;
  Array<std::int64_t> array;
  for (const std::size_t count : {SIZE_MAX, SIZE_MAX / 8, SIZE_MAX / 8 - 2, SIZE_MAX / 16, SIZE_MAX / 16 - 2}) {
    EXPECT_EQ(array.try_append(count, *arena), nullptr) << count;
  }
  append(array, 7, *arena);
  EXPECT_EQ(array.try_append(SIZE_MAX - 7, *arena), nullptr);
  EXPECT_EQ(array.try_append(SIZE_MAX - 6, *arena), nullptr);
  expect_counts_up(array, 7);
  Array<char> bytes;
  append(bytes, 1, *arena);
  EXPECT_EQ(bytes.try_append(SIZE_MAX / 2, *arena), nullptr);
  expect_counts_up(bytes, 1);
}

TEST(OutOfMemory, FailedGrowthLeavesTheArrayAsItWas) {
  ScopedArena arena;
  Array<std::int64_t> array;
  array.bind(*arena);
  for (int i = 0; i < 100; ++i) array.push_back(i);
  EXPECT_THROW(array.reserve(SIZE_MAX), std::bad_alloc);
  EXPECT_THROW(array.resize_uninitialized(SIZE_MAX / 16), std::bad_alloc);
  tests::forbid_more(*arena);
  std::int64_t next = 100;
  EXPECT_THROW(
      while (true) {
        array.push_back(next);
        ++next;
      },
      std::bad_alloc);
  expect_counts_up(array, static_cast<std::size_t>(next));
}

TEST(Array, SwapExchangesEmptyAndFull) {
  ScopedArena arena;
  Array<int> full;
  Array<int> empty;
  append(full, 3, *arena);
  full.swap(empty);
  EXPECT_TRUE(full.empty());
  expect_counts_up(empty, 3);
  empty.reset();
  EXPECT_EQ(empty.data(), nullptr);
}

}  // namespace
}  // namespace onnxgen
