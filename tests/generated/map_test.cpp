#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kinds.pb.h"

namespace {

using sample::Maps;
using std::string_view_literals::operator""sv;

TEST(Map, SetFindAndErase) {
  Maps maps;
  EXPECT_TRUE(maps.int32_string().empty());
  EXPECT_EQ(maps.int32_string().find(1), maps.int32_string().end());
  maps.mutable_int32_string()->Set(2, "two");
  maps.mutable_int32_string()->Set(-1, "minus one");
  maps.mutable_int32_string()->Set(2, "zwei");
  EXPECT_EQ(maps.int32_string_size(), 2u);
  EXPECT_EQ(maps.int32_string().at(2), "zwei");
  EXPECT_TRUE(maps.int32_string().contains(-1));
  EXPECT_EQ(maps.mutable_int32_string()->erase(2), 1u);
  EXPECT_EQ(maps.mutable_int32_string()->erase(2), 0u);
  EXPECT_EQ(maps.int32_string_size(), 1u);
  maps.clear_int32_string();
  EXPECT_EQ(maps.ByteSizeLong(), 0u);
}

TEST(Map, IteratesInTheOrderOfTheKeys) {
  Maps maps;
  for (const std::int64_t key : {5, -3, 0, 12}) maps.mutable_int64_bytes()->Set(key, std::to_string(key));
  std::vector<std::int64_t> keys;
  for (const auto& [key, value] : maps.int64_bytes()) {
    keys.push_back(key);
    EXPECT_EQ(value, std::to_string(key));
  }
  EXPECT_EQ(keys, (std::vector<std::int64_t>{-3, 0, 5, 12}));
}

TEST(Map, HoldsMessages) {
  Maps maps;
  maps.mutable_string_maps()->Mutable("a")->mutable_bool_scalars()->Mutable(true)->set_int32_value(7);
  const Maps copy = maps;
  maps.Clear();
  EXPECT_EQ(copy.string_maps().at("a").bool_scalars().at(true).int32_value(), 7);
}

TEST(Map, EntriesMayLackKeyOrValue) {
  Maps maps;
  ASSERT_TRUE(maps.ParseFromString("\x0a\0\x0a\x02\x08\x05\x0a\x03\x12\x01v"sv));
  EXPECT_EQ(maps.int32_string_size(), 2u);
  EXPECT_EQ(maps.int32_string().at(0), "v");  // the last of the two entries without a key
  EXPECT_EQ(maps.int32_string().at(5), "");
  EXPECT_EQ(maps.SerializeAsString(), "\x0a\x05\x08\0\x12\x01v\x0a\x04\x08\x05\x12\0"sv);

  ASSERT_TRUE(maps.ParseFromString("\x62\0"sv));
  EXPECT_EQ(maps.string_maps().begin()->first, "");
  EXPECT_EQ(maps.SerializeAsString(), "\x62\x04\x0a\0\x12\0"sv);
  const Maps copy = maps;
  EXPECT_TRUE(copy == maps);

  ASSERT_TRUE(maps.ParseFromString("\x62\x03\x0a\x01k"sv));
  EXPECT_EQ(maps.string_maps().at("k").ByteSizeLong(), 0u);
}

TEST(Map, TheLastEntryOfAKeyWins) {
  Maps maps;
  ASSERT_TRUE(maps.ParseFromString("\x0a\x05\x08\x01\x12\x01x\x0a\x05\x08\x01\x12\x01y"sv));
  EXPECT_EQ(maps.int32_string_size(), 1u);
  EXPECT_EQ(maps.int32_string().at(1), "y");
}

TEST(Map, AnEntryWithAnUnknownEnumNumberIsKeptAsUnknown) {
  Maps maps;
  const auto bytes = "\x22\x04\x08\x01\x10\x63"sv;
  ASSERT_TRUE(maps.ParseFromString(bytes));
  EXPECT_EQ(maps.uint64_color_size(), 0u);
  EXPECT_EQ(maps.SerializeAsString(), bytes);
}

TEST(Map, MergingReplacesValues) {
  Maps to;
  to.mutable_int32_string()->Set(1, "old");
  to.mutable_int32_string()->Set(2, "kept");
  to.mutable_bool_scalars()->Mutable(true)->set_int32_value(1);
  Maps from;
  from.mutable_int32_string()->Set(1, "new");
  from.mutable_bool_scalars()->Mutable(true)->set_int64_value(2);
  to.MergeFrom(from);
  EXPECT_EQ(to.int32_string().at(1), "new");
  EXPECT_EQ(to.int32_string().at(2), "kept");
  EXPECT_FALSE(to.bool_scalars().at(true).has_int32_value());
}

TEST(Map, EqualityDoesNotDependOnTheOrderOfSetting) {
  Maps a;
  a.mutable_uint32_double()->Set(1, 1.5);
  a.mutable_uint32_double()->Set(2, 2.5);
  Maps b;
  b.mutable_uint32_double()->Set(2, 2.5);
  EXPECT_FALSE(a == b);
  b.mutable_uint32_double()->Set(1, 1.5);
  EXPECT_TRUE(a == b);
  EXPECT_EQ(a.SerializeAsString(), b.SerializeAsString());
}

}  // namespace
