#include "onnxgen/storage/bytes_field.h"

#include <gtest/gtest.h>

#include <cstring>
#include <new>
#include <string>
#include <string_view>

#include "scoped_arena.h"

namespace onnxgen {
namespace {

using tests::ScopedArena;

constexpr std::size_t kLargeSize = 100'000;

TEST(BytesField, UnsetIsEmpty) {
  const BytesField field = {};
  EXPECT_FALSE(field.has_value());
  EXPECT_FALSE(field.is_borrowed());
  EXPECT_NE(field.get().data(), nullptr);
  EXPECT_EQ(field.get_or("default"), "default");
}

TEST(BytesField, OwnsACopy) {
  ScopedArena arena;
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, Arena::kLarge - 1, Arena::kLarge, kLargeSize}) {
    std::string value(size, 'x');
    BytesField field = {};
    field.set(value, *arena);
    BytesField read = {};
    ASSERT_TRUE(read.try_init(value, *arena));
    value.assign(size, 'y');
    for (const BytesField& one : {field, read}) {
      EXPECT_TRUE(one.has_value()) << size;
      EXPECT_FALSE(one.is_borrowed());
      EXPECT_EQ(one.get(), std::string(size, 'x'));
    }
  }
}

TEST(BytesField, BorrowsWithoutACopy) {
  ScopedArena arena;
  const std::string value(kLargeSize, 'x');
  BytesField field = {};
  field.borrow(value, *arena);
  EXPECT_TRUE(field.is_borrowed());
  EXPECT_EQ(field.get().data(), value.data());
  field.set("own", *arena);
  EXPECT_FALSE(field.is_borrowed());
  EXPECT_EQ(field.get(), "own");
  EXPECT_EQ(value, std::string(kLargeSize, 'x')) << "what was borrowed is never written";
  field.borrow({}, *arena);
  EXPECT_TRUE(field.has_value()) << "a null view is an empty value";
}

TEST(BytesField, ReplacedLargeValuesAreFreed) {
  const std::string large(kLargeSize, 'x');
  ScopedArena arena;
  const std::uint64_t before = arena->allocated_bytes();
  BytesField field = {};
  field.set(large, *arena);
  EXPECT_GT(arena->allocated_bytes(), before);
  field.set("small", *arena);
  EXPECT_EQ(arena->allocated_bytes(), before);
  field.set(large, *arena);
  field.borrow(large, *arena);
  EXPECT_EQ(arena->allocated_bytes(), before);
  (void)field.resize(kLargeSize, *arena);
  (void)field.resize(10, *arena);
  EXPECT_EQ(arena->allocated_bytes(), before);
  field.set(large, *arena);
  field.clear(*arena);
  EXPECT_EQ(arena->allocated_bytes(), before);
  EXPECT_FALSE(field.has_value());
}

TEST(BytesField, ReplacedValuesAreKeptOnRequest) {
  const std::string large(kLargeSize, 'x');
  ScopedArena arena;
  for (const std::string& value : {large, std::string("small")}) {
    BytesField field = {};
    field.set(value, *arena);
    arena->keep_replaced();
    const std::string_view seen = field.get();
    field.set("other", *arena);
    EXPECT_EQ(seen, value);
    field.set(value, *arena);
    field.clear(*arena);
    EXPECT_EQ(seen, value);
  }
  arena->clear();
  const std::uint64_t before = arena->allocated_bytes();
  BytesField field = {};
  field.set(large, *arena);
  field.clear(*arena);
  EXPECT_EQ(arena->allocated_bytes(), before) << "a cleared arena keeps nothing";
}

TEST(BytesField, ShrinkingBelowTheLargeThresholdIsSafe) {
  ScopedArena arena;
  for (const std::size_t first : {Arena::kLarge - 8, Arena::kLarge - 1, Arena::kLarge, Arena::kLarge + 1}) {
    for (const std::size_t second : {Arena::kLarge - 8, Arena::kLarge - 1, Arena::kLarge, Arena::kLarge + 1}) {
      BytesField field = {};
      field.set(std::string(first, 'a'), *arena);
      field.set(std::string(second, 'b'), *arena);
      EXPECT_EQ(field.get(), std::string(second, 'b'));
      field.clear(*arena);
    }
  }
}

TEST(BytesField, CanBeSetToAnyPartOfItself) {
  for (const std::size_t size : {std::size_t{26}, kLargeSize}) {
    std::string text(size, '\0');
    for (std::size_t i = 0; i < size; ++i) text[i] = static_cast<char>('a' + i % 26);
    ScopedArena arena;
    for (const std::size_t from : {std::size_t{0}, std::size_t{3}, size}) {
      BytesField field = {};
      field.set(text, *arena);
      field.set(field.get().substr(from), *arena);
      EXPECT_EQ(field.get(), std::string_view(text).substr(from));
      field.borrow(text, *arena);
      field.set(field.get().substr(from), *arena);
      EXPECT_EQ(field.get(), std::string_view(text).substr(from));
    }
  }
}

TEST(BytesField, ResizeReturnsWritableMemory) {
  ScopedArena arena;
  BytesField field = {};
  for (const std::size_t size : {std::size_t{0}, std::size_t{5}, kLargeSize}) {
    std::memset(field.resize(size, *arena), 'z', size);
    EXPECT_EQ(field.get(), std::string(size, 'z'));
    EXPECT_TRUE(field.has_value());
  }
}

TEST(OutOfMemory, FailedSetLeavesTheBytesUnchanged) {
  ScopedArena arena;
  BytesField field = {};
  field.set("before", *arena);
  tests::forbid_more(*arena);
  EXPECT_THROW(field.set(std::string(kLargeSize, 'x'), *arena), std::bad_alloc);
  EXPECT_EQ(field.get(), "before");
  EXPECT_THROW((void)field.resize(kLargeSize, *arena), std::bad_alloc);
  EXPECT_FALSE(field.has_value());
}

}  // namespace
}  // namespace onnxgen
