#include "onnxgen/storage/map.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/storage/repeated.h"
#include "scoped_arena.h"
#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;
using tests::ScopedArena;

template <class Map>
auto keys(const Map& map) {
  std::vector<typename Map::key_type> all;
  for (const auto& [key, value] : map) all.push_back(key);
  return all;
}

TEST(Map, NewOneIsEmpty) {
  const Map<int, int> map;
  EXPECT_TRUE(map.empty());
  EXPECT_EQ(map.begin(), map.end());
  EXPECT_EQ(map.find(1), map.end());
  EXPECT_FALSE(map.contains(1));
}

TEST(Map, IsOrderedByKey) {
  ScopedArena arena;
  Map<std::int64_t, bool> numbers;
  StorageAccess::bind(numbers, *arena);
  for (const std::int64_t key : {std::int64_t{3}, std::numeric_limits<std::int64_t>::min(), std::int64_t{-1},
                                 std::numeric_limits<std::int64_t>::max()}) {
    numbers.Set(key, true);
  }
  EXPECT_EQ(keys(numbers), (std::vector<std::int64_t>{std::numeric_limits<std::int64_t>::min(), -1, 3,
                                                      std::numeric_limits<std::int64_t>::max()}));
  Map<bool, float> flags;
  StorageAccess::bind(flags, *arena).Set(true, 1.0f);
  flags.Set(false, 0.0f);
  EXPECT_EQ(keys(flags), (std::vector<bool>{false, true}));
}

TEST(Map, TextKeysAreOrderedByTheirBytes) {
  Tree tree;
  auto& words = *tree.mutable_words();
  for (const std::string_view key : {"b", "", "a", "\xC3\xA4", "ab"}) words.Set(key, "v");
  words.Set(std::string_view("a\0", 2), "v");
  EXPECT_EQ(keys(words), (std::vector<std::string_view>{"", "a", std::string_view("a\0", 2), "ab", "b", "\xC3\xA4"}));
}

TEST(Map, SetReplaces) {
  Tree tree;
  auto& words = *tree.mutable_words();
  words.Set("key", "short");
  words.Set("key", std::string(1000, 'x'));
  EXPECT_EQ(words.size(), 1u);
  EXPECT_EQ(words.at("key"), std::string(1000, 'x'));
  words.Set("key", words.at("key").substr(990));
  EXPECT_EQ(words.at("key"), "xxxxxxxxxx");
  words.Set(words.at("key"), words.begin()->first);
  EXPECT_EQ(words.at("xxxxxxxxxx"), "key");
}

TEST(Map, KeysAreCopied) {
  Tree tree;
  std::string key = "key";
  tree.mutable_words()->Set(key, "value");
  key = "other";
  EXPECT_TRUE(tree.words().contains("key"));
  EXPECT_EQ(tree.words().count(key), 0u);
}

TEST(Map, EraseAndClear) {
  ScopedArena arena;
  Map<int, int> map;
  EXPECT_EQ(map.erase(1), 0u);
  map.Clear();
  StorageAccess::bind(map, *arena);
  for (int i = 0; i < 1000; ++i) map[i] = i * i;
  for (int i = 0; i < 1000; i += 2) EXPECT_EQ(map.erase(i), 1u);
  EXPECT_EQ(map.erase(2), 0u);
  EXPECT_EQ(map.size(), 500u);
  EXPECT_EQ(map.at(999), 998001);
  map.Clear();
  EXPECT_TRUE(map.empty());
  map[7] = 8;
  EXPECT_EQ(map.at(7), 8);
}

TEST(Map, MessagesKeepTheirAddresses) {
  Tree tree;
  auto& forest = *tree.mutable_forest();
  Tree* const five = forest.Mutable(5);
  five->set_label("five");
  for (int i = 0; i < 100; ++i) forest[i].set_size(i);
  EXPECT_EQ(forest.Mutable(5), five);
  EXPECT_EQ(forest.at(5).label(), "five");
  EXPECT_EQ(forest.find(5)->second.size(), 5);
}

TEST(Map, AssignsAndMerges) {
  Tree a;
  Tree b;
  a.mutable_words()->Set("x", "a");
  a.mutable_words()->Set("y", "a");
  b.mutable_words()->Set("y", "b");
  b.mutable_words()->Set("z", "b");
  b.mutable_words()->MergeFrom(a.words());
  EXPECT_EQ(b.words().at("y"), "a");
  EXPECT_EQ(keys(b.words()), (std::vector<std::string_view>{"x", "y", "z"}));
  *b.mutable_words() = a.words();
  EXPECT_EQ(keys(b.words()), (std::vector<std::string_view>{"x", "y"}));
  const auto& same = b.words();
  *b.mutable_words() = same;
  b.mutable_words()->MergeFrom(same);
  EXPECT_EQ(b, a);
}

TEST(Map, HasTheFunctionsOfStdMap) {
  Tree tree;
  auto& words = *tree.mutable_words();
  EXPECT_TRUE(words.insert({"x", "1"}).second);
  EXPECT_TRUE(words.emplace("y", "2").second);
  const auto [present, is_new] = words.try_emplace("x", "3");
  EXPECT_FALSE(is_new);
  EXPECT_EQ(present->second, "1");
  EXPECT_EQ(words.try_emplace("z").first->second, "");
  EXPECT_EQ(words.erase(words.find("y"))->first, "z");
  EXPECT_EQ(words.erase(words.find("z")), words.cend());
  EXPECT_EQ(words.cbegin()->first, "x");
}

TEST(Map, Swaps) {
  Tree a;
  a.mutable_words()->Set("x", "a");
  (*a.mutable_forest())[1].set_label("one");
  Tree b;
  b.mutable_words()->Set("y", "b");
  Tree* const part = a.add_children();
  part->mutable_words()->Set("z", "part");
  a.mutable_words()->swap(*b.mutable_words());
  EXPECT_EQ(a.words().at("y"), "b");
  EXPECT_EQ(keys(b.words()), std::vector<std::string_view>{"x"});
  a.mutable_words()->swap(*part->mutable_words());
  EXPECT_EQ(keys(a.words()), std::vector<std::string_view>{"z"});
  EXPECT_EQ(part->words().at("y"), "b");
  a.mutable_forest()->swap(*b.mutable_forest());
  EXPECT_TRUE(a.forest().empty());
  EXPECT_EQ(b.forest().at(1).label(), "one");
}

TEST(MapDeathTest, AMissingKeyEndsTheProgram) {
  Tree tree;
  EXPECT_DEATH((void)tree.words().at("key"), "onnxgen: the key passed to Map::at\\(\\) is not in the map");
  tree.mutable_words()->Set("key", "value");
  EXPECT_DEATH((void)tree.words().at("other"), "is not in the map");
  EXPECT_DEATH((void)tree.forest().at(1), "is not in the map");
}

TEST(Map, EnumsAndNumbersAreValues) {
  ScopedArena arena;
  Map<std::uint32_t, shapes::Color> colors;
  StorageAccess::bind(colors, *arena);
  colors.Set(0xFFFFFFFF, shapes::GREEN);
  EXPECT_EQ(*colors.Mutable(1), shapes::RED) << "made zero";
  EXPECT_EQ(colors.at(0xFFFFFFFF), shapes::GREEN);
}

}  // namespace
}  // namespace onnxgen
