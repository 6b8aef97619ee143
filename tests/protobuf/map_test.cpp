#include <google/protobuf/map.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fatal.h"
#include "kinds.pb.h"

namespace {

using google::protobuf::Map;
using Names = Map<std::string, std::int32_t>;
using std::string_view_literals::operator""sv;

Names sample() {
  Names names;
  names["one"] = 1;
  names["two"] = 2;
  names["three"] = 3;
  return names;
}

TEST(ProtobufMap, FindsInsertedEntries) {
  Names names = sample();
  EXPECT_EQ(names.size(), 3u);
  EXPECT_FALSE(names.empty());
  EXPECT_EQ(names.at("two"), 2);
  EXPECT_EQ(std::as_const(names).at(std::string("three")), 3);
  EXPECT_EQ(names.count("one"), 1u);
  EXPECT_TRUE(names.contains("one"sv));
  EXPECT_FALSE(names.contains("four"));
  EXPECT_EQ(names.find("four"), names.end());
  EXPECT_EQ(std::as_const(names).find("two")->second, 2);
  names.at("two") = 22;
  EXPECT_EQ(names["two"], 22);
  EXPECT_EQ(names["new"], 0) << "a new value is zero";
}

TEST(ProtobufMap, SearchingForAMissingKeyIsNotAnError) {
  Names names = sample();
  EXPECT_FATAL((void)names.at("four"), "key not found: four");
  EXPECT_FATAL((void)std::as_const(names).at("four"), "key not found: four");
  EXPECT_EQ(names.size(), 3u);
}

TEST(ProtobufMap, InsertsOnce) {
  Names names = sample();
  EXPECT_FALSE(names.insert({"one", 100}).second);
  EXPECT_TRUE(names.insert(std::make_pair("four", 4)).second);
  EXPECT_TRUE(names.emplace("five", 5).second);
  EXPECT_FALSE(names.try_emplace("five", 50).second);
  const std::map<std::string, std::int32_t> more = {{"six", 6}, {"one", 100}};
  names.insert(more.begin(), more.end());
  names.insert({{"seven", 7}, {"eight", 8}});
  EXPECT_EQ(names.size(), 8u);
  EXPECT_EQ(names.at("one"), 1);
  EXPECT_EQ(Names(more.begin(), more.end()).at("six"), 6);
}

TEST(ProtobufMap, Erases) {
  Names names = sample();
  EXPECT_EQ(names.erase("one"), 1u);
  EXPECT_EQ(names.erase("one"), 0u);
  const auto next = names.erase(names.begin());
  EXPECT_EQ(next, names.begin());
  names.erase(names.begin(), names.end());
  EXPECT_TRUE(names.empty());
  names = sample();
  names.clear();
  EXPECT_EQ(names.begin(), names.end());
}

TEST(ProtobufMap, IsARegularValue) {
  Names names = sample();
  Names copy = names;
  copy["one"] = 100;
  EXPECT_EQ(names.at("one"), 1);
  Names moved = std::move(copy);
  EXPECT_EQ(moved.at("one"), 100);
  moved.swap(names);
  EXPECT_EQ(names.at("one"), 100);
  swap(moved, names);
  EXPECT_EQ(names.at("one"), 1);
  Names& same = names;
  names = same;
  EXPECT_EQ(names.size(), 3u);
}

TEST(ProtobufMap, ValuesKeepTheirAddresses) {
  Map<int, sample::Tree> trees;
  const sample::Tree* const first = &trees[0];
  for (int i = 1; i < 1000; ++i) trees[i].set_label("more");
  EXPECT_EQ(&trees.at(0), first);
}

TEST(ProtobufMap, OfAMessage) {
  sample::Maps maps;
  (*maps.mutable_int32_string())[2] = "two";
  (*maps.mutable_int32_string())[-1] = "minus one";
  (*maps.mutable_string_maps())["a"].mutable_bool_scalars()->operator[](true).set_int32_value(7);
  (*maps.mutable_uint64_color())[5] = sample::BLUE;
  EXPECT_EQ(maps.int32_string_size(), 2);
  EXPECT_EQ(maps.int32_string().begin()->second, "minus one") << "in the order of the keys";
  const std::string bytes = maps.SerializeAsString();
  EXPECT_EQ(maps.ByteSizeLong(), bytes.size());
  sample::Maps read;
  ASSERT_TRUE(read.ParseFromString(bytes));
  EXPECT_EQ(read.string_maps().at("a").bool_scalars().at(true).int32_value(), 7);
  EXPECT_EQ(read.uint64_color().at(5), sample::BLUE);
  std::vector<std::int32_t> keys;
  for (const auto& [key, value] : read.int32_string()) keys.push_back(key);
  EXPECT_EQ(keys, (std::vector<std::int32_t>{-1, 2}));
  maps.clear_int32_string();
  maps.clear_uint64_color();
  maps.clear_string_maps();
  EXPECT_EQ(maps.ByteSizeLong(), 0u);
}

TEST(ProtobufMap, EntriesMayLackKeyOrValue) {
  sample::Maps maps;
  ASSERT_TRUE(maps.ParseFromString("\x0a\0\x0a\x02\x08\x05\x0a\x03\x12\x01v"sv));
  EXPECT_EQ(maps.int32_string_size(), 2);
  EXPECT_EQ(maps.int32_string().at(0), "v");  // the later of the two entries without a key
  EXPECT_EQ(maps.int32_string().at(5), "");
  EXPECT_EQ(maps.SerializeAsString(), "\x0a\x05\x08\0\x12\x01v\x0a\x04\x08\x05\x12\0"sv);
}

TEST(ProtobufMap, TheLastEntryOfAKeyWins) {
  sample::Maps maps;
  ASSERT_TRUE(maps.ParseFromString("\x0a\x05\x08\x01\x12\x01x\x0a\x05\x08\x01\x12\x01y"sv));
  EXPECT_EQ(maps.int32_string_size(), 1);
  EXPECT_EQ(maps.int32_string().at(1), "y");
}

TEST(ProtobufMap, AnEntryWithAnUnknownEnumNumberIsKeptAsUnknown) {
  sample::Maps maps;
  const auto bytes = "\x22\x04\x08\x01\x10\x63"sv;
  ASSERT_TRUE(maps.ParseFromString(bytes));
  EXPECT_EQ(maps.uint64_color_size(), 0);
  EXPECT_EQ(maps.SerializeAsString(), bytes);
}

TEST(ProtobufMap, MergingReplacesValues) {
  sample::Maps to;
  (*to.mutable_int32_string())[1] = "old";
  (*to.mutable_int32_string())[2] = "kept";
  (*to.mutable_bool_scalars())[true].set_int32_value(1);
  sample::Maps from;
  (*from.mutable_int32_string())[1] = "new";
  (*from.mutable_bool_scalars())[true].set_int64_value(2);
  to.MergeFrom(from);
  EXPECT_EQ(to.int32_string().at(1), "new");
  EXPECT_EQ(to.int32_string().at(2), "kept");
  EXPECT_FALSE(to.bool_scalars().at(true).has_int32_value());
  to.MergeFrom(to);
  EXPECT_EQ(to.int32_string_size(), 2);
}

}  // namespace
