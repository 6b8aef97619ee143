#include "onnxgen/message/message_data.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/message/cold_fields.h"
#include "scoped_arena.h"

namespace onnxgen {
namespace {

using tests::ScopedArena;

void append_unknown(MessageHeader& header, std::string_view bytes) {
  ASSERT_TRUE(header.try_append_unknown(bytes));
}

TEST(MessageHeader, NewOneIsARootWithoutAnArena) {
  MessageHeader header;
  EXPECT_TRUE(header.is_root());
  EXPECT_EQ(header.arena_or_null(), nullptr);
  EXPECT_TRUE(header.unknown().empty());
  header.clear_unknown();
  header.destroy();
}

TEST(MessageHeader, ARootMakesAndOwnsItsArena) {
  MessageHeader header;
  Arena& arena = header.arena();
  EXPECT_EQ(&header.arena(), &arena);
  EXPECT_EQ(header.arena_or_null(), &arena);
  EXPECT_TRUE(header.is_root());
  header.destroy();
}

TEST(MessageHeader, ASubmessageDoesNotOwn) {
  ScopedArena arena;
  MessageHeader header;
  header.join(*arena);
  EXPECT_FALSE(header.is_root());
  EXPECT_EQ(&header.arena(), &*arena);
  header.destroy();
  EXPECT_NE(arena->try_allocate(10), nullptr) << "the arena outlives it";
}

TEST(MessageHeader, UnknownFieldsKeepArenaAndOwnership) {
  MessageHeader root;
  Arena& arena = root.arena();
  MessageHeader child;
  child.join(arena);
  for (MessageHeader* const header : {&root, &child}) {
    const bool is_root = header->is_root();
    std::string expected;
    for (int i = 0; i < 2000; ++i) {
      append_unknown(*header, std::to_string(i));
      expected += std::to_string(i);
    }
    EXPECT_EQ(header->unknown(), expected);
    EXPECT_EQ(header->is_root(), is_root);
    EXPECT_EQ(header->arena_or_null(), &arena);
    header->clear_unknown();
    EXPECT_TRUE(header->unknown().empty());
    EXPECT_EQ(header->is_root(), is_root);
    EXPECT_EQ(header->arena_or_null(), &arena);
  }
  append_unknown(root, "again");
  root.destroy();
}

TEST(MessageHeader, SwappingTheOverflowBlockSwapsNothingElse) {
  MessageHeader root;
  MessageHeader child;
  child.join(root.arena());
  append_unknown(root, "of the root");
  root.swap_overflow(child);
  EXPECT_TRUE(root.is_root());
  EXPECT_FALSE(child.is_root());
  EXPECT_EQ(root.unknown(), "");
  EXPECT_EQ(child.unknown(), "of the root");
  EXPECT_EQ(child.arena_or_null(), root.arena_or_null());
  root.destroy();
}

TEST(MessageHeader, WithoutMemoryUnknownFieldsAreRefused) {
  ScopedArena arena;
  MessageHeader header;
  header.join(*arena);
  tests::forbid_more(*arena);
  EXPECT_FALSE(header.try_append_unknown(std::string(1'000'000, 'x')));
  EXPECT_TRUE(header.unknown().empty());
  while (arena->try_allocate(8) != nullptr) continue;
  EXPECT_FALSE(header.try_append_unknown("x"));
  EXPECT_EQ(header.arena_or_null(), &*arena);
}

struct Cold : OverflowBlock {
  std::uint64_t number;
};
using DataWithColdFields = WithColdFields<MessageData<0>, Cold>;

TEST(ColdFieldsOfData, AreCreatedOnce) {
  DataWithColdFields data;
  EXPECT_FALSE(data.has_cold_fields());
  EXPECT_EQ(data.cold_fields().number, 0U);
  Cold& made = data.make_cold_fields();
  EXPECT_TRUE(data.has_cold_fields());
  EXPECT_EQ(made.number, 0U);
  EXPECT_EQ(&made.header.arena(), &data.header.arena());
  EXPECT_FALSE(made.header.is_root());
  made.number = 5;
  EXPECT_EQ(&data.make_cold_fields(), &made);
  EXPECT_EQ(data.try_make_cold_fields(), &made);
  EXPECT_EQ(data.cold_fields().number, 5U);
  EXPECT_TRUE(data.header.is_root());
  data.header.destroy();
}

TEST(ColdFieldsOfData, ShareTheOverflowBlockWithUnknownFields) {
  DataWithColdFields data;
  append_unknown(data.header, "before");
  EXPECT_FALSE(data.has_cold_fields());
  data.make_cold_fields().number = 5;
  EXPECT_EQ(data.header.unknown(), "before");
  append_unknown(data.header, " and after");
  EXPECT_EQ(data.header.unknown(), "before and after");
  data.header.clear_unknown();
  EXPECT_EQ(data.header.unknown(), "");
  EXPECT_EQ(data.cold_fields().number, 5U);
  data.header.clear_overflow();
  EXPECT_FALSE(data.has_cold_fields());
  EXPECT_EQ(data.cold_fields().number, 0U);
  EXPECT_TRUE(data.header.is_root());
  data.header.destroy();
}

TEST(ColdFieldsOfData, AreRefusedWithoutMemory) {
  ScopedArena arena;
  DataWithColdFields data;
  data.header.join(*arena);
  append_unknown(data.header, "unknown");
  tests::forbid_more(*arena);
  while (arena->try_allocate(8) != nullptr) continue;
  EXPECT_EQ(data.try_make_cold_fields(), nullptr);
  EXPECT_FALSE(data.has_cold_fields());
  EXPECT_EQ(data.header.unknown(), "unknown");
}

TEST(MessageData, HasBitsAreIndependentAcrossWords) {
  MessageData<65> data;
  for (const std::size_t bit : {0u, 31u, 32u, 63u, 64u}) {
    EXPECT_FALSE(data.has(bit));
    data.set_has(bit);
    for (std::size_t other = 0; other < 65; ++other) EXPECT_EQ(data.has(other), other == bit);
    data.clear_has(bit);
  }
}

}  // namespace
}  // namespace onnxgen
