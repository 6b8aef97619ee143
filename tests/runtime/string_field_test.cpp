#include "onnxgen/storage/string_field.h"

#include <gtest/gtest.h>

#include <new>
#include <string>
#include <string_view>

#include "scoped_arena.h"

namespace onnxgen {
namespace {

using tests::ScopedArena;

const std::size_t kLengths[] = {0,   1,   7,   31,    32,    33,    63,    64,    65,    253,
                                254, 255, 256, 16382, 16384, 32756, 32757, 32758, 32768, 40000};

std::string text_of(std::size_t length) {
  std::string text(length, '\0');
  for (std::size_t i = 0; i < length; ++i) text[i] = static_cast<char>('a' + i % 23);
  return text;
}

void expect_holds(const StringField& field, std::string_view text) {
  ASSERT_TRUE(field.has_value());
  ASSERT_EQ(field.get(), text);
  ASSERT_EQ(field.get().data()[text.size()], '\0');
}

TEST(StringField, UnsetIsEmptyAndTerminated) {
  const StringField field = {};
  EXPECT_FALSE(field.has_value());
  EXPECT_EQ(field.get(), "");
  EXPECT_EQ(*field.get().data(), '\0');
  EXPECT_EQ(field.get_or("default"), "default");
}

TEST(StringField, HoldsEveryLength) {
  ScopedArena arena;
  for (const std::size_t length : kLengths) {
    StringField set = {};
    set.set(text_of(length), *arena);
    expect_holds(set, text_of(length));
    StringField read = {};
    ASSERT_TRUE(read.try_init(text_of(length), *arena));
    expect_holds(read, text_of(length));
    EXPECT_EQ(read.get_or("default"), text_of(length));
  }
}

TEST(StringField, FromEveryLengthToEveryLength) {
  ScopedArena arena;
  for (const std::size_t first : kLengths) {
    for (const std::size_t second : kLengths) {
      StringField field = {};
      field.set(text_of(first), *arena);
      field.set(text_of(second), *arena);
      expect_holds(field, text_of(second));
      field.set(text_of(first), *arena);
      expect_holds(field, text_of(first));
    }
  }
}

// The prefix has 9 bytes for lengths from 255 on and 1 byte below, so an overlapping value moves while it shrinks.
TEST(StringField, CanBeSetToAnyPartOfItself) {
  ScopedArena arena;
  for (const std::size_t length : kLengths) {
    const std::string text = text_of(length);
    for (const std::size_t from : {std::size_t{0}, std::size_t{1}, length / 2, length}) {
      for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{254}, std::size_t{255}, length}) {
        if (from > length) continue;
        StringField field = {};
        field.set(text, *arena);
        field.set(field.get().substr(from, count), *arena);
        expect_holds(field, std::string_view(text).substr(from, count));
      }
    }
  }
}

TEST(StringField, KeepsNulBytes) {
  ScopedArena arena;
  StringField field = {};
  field.set(std::string_view("a\0b", 3), *arena);
  expect_holds(field, std::string_view("a\0b", 3));
}

TEST(StringField, AReplacedLargeValueIsFreed) {
  ScopedArena arena;
  StringField field = {};
  field.set(std::string(100'000, 'x'), *arena);
  const std::uint64_t held = arena->allocated_bytes();
  for (int i = 0; i < 100; ++i) field.set(std::string(100'000, 'y'), *arena);
  EXPECT_EQ(arena->allocated_bytes(), held);
  field.set("small", *arena);
  EXPECT_LT(arena->allocated_bytes(), held);
}

TEST(StringField, ShortCopiesOfEveryLengthAreExact) {
  char input[200];
  for (std::size_t i = 0; i < sizeof input; ++i) input[i] = static_cast<char>('A' + i % 50);
  ScopedArena arena;
  for (std::size_t length = 0; length <= StringField::kMaxShort; ++length) {
    StringField field = {};
    StringField neighbour = {};
    while (!field.try_init_short(input + length, length, *arena)) (void)arena->allocate(1000);
    neighbour.set("neighbour", *arena);
    expect_holds(field, std::string_view(input + length, length));
    expect_holds(neighbour, "neighbour");
  }
}

TEST(StringField, ShortCopiesBeforeAnAddressAreExact) {
  ScopedArena arena;
  for (std::size_t length = 0; length <= StringField::kMaxShortBefore; ++length) {
    StringField field = {};
    field.set(text_of(length), *arena);
    ASSERT_EQ(field.short_length(), length);
    std::string output(length + StringField::kCopyBlock, '\0');
    char* const end = output.data() + output.size();
    field.copy_short_before(end, length);
    ASSERT_EQ(std::string_view(end - length - 1, length + 1), static_cast<char>(length) + text_of(length));
  }
  for (const std::size_t length :
       {StringField::kMaxShortBefore + 1, std::size_t{254}, std::size_t{255}, std::size_t{300}}) {
    StringField field = {};
    field.set(text_of(length), *arena);
    EXPECT_GT(field.short_length(), StringField::kMaxShortBefore) << length;
  }
}

// The copy of the first string in a block also reads bytes before it, which must exist. With its length, this string is
// one byte longer than a block of the copy, so 31 bytes before it are read.
TEST(StringField, ShortCopyFromTheStartOfEveryKindOfBlock) {
  char output[2 * StringField::kMaxShortBefore];
  const std::string text = text_of(StringField::kCopyBlock);
  ScopedArena arena;
  for (int block = 0; block < 8; ++block) {
    StringField field = {};
    field.set(text, *arena);
    field.copy_short_before(output + sizeof output, text.size());
    EXPECT_EQ(std::string_view(output + sizeof output - text.size(), text.size()), text);
    const std::uint64_t held = arena->allocated_bytes();
    while (arena->allocated_bytes() == held) (void)arena->allocate(8);
  }
}

TEST(StringField, NearlyFullBlockRefusesTheShortCopy) {
  ScopedArena arena;
  while (arena->peek(StringField::kMaxShort + Arena::kAlignment) != nullptr) (void)arena->allocate(8);
  const char input[StringField::kMaxShort] = {};
  StringField field = {};
  EXPECT_FALSE(field.try_init_short(input, 1, *arena));
  EXPECT_FALSE(field.has_value());
}

TEST(OutOfMemory, FailedSetLeavesTheStringAsItWas) {
  ScopedArena arena;
  StringField field = {};
  field.set("before", *arena);
  tests::forbid_more(*arena);
  EXPECT_THROW(field.set(std::string(100'000, 'x'), *arena), std::bad_alloc);
  expect_holds(field, "before");
}

}  // namespace
}  // namespace onnxgen
