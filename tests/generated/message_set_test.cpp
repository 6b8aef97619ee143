// Message sets with extensions in another file, fields that are not items, and sets as values.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "extensions_elsewhere.pb.h"

namespace {

using sample::Item;
using sample::Set;
using sample::elsewhere::Element;
using std::string_view_literals::operator""sv;

// Item {number: 7}, as extension 2000000000, which does not fit in a tag.
constexpr auto kItem = "\x0b\x10\x80\xa8\xd6\xb9\x07\x1a\x02\x08\x07\x0c"sv;
// Element {words: "w"}, as extension 5, declared in another file.
constexpr auto kElement = "\x0b\x10\x05\x1a\x03\x0a\x01w\x0c"sv;

std::string rewritten(std::string_view bytes) {
  Set set;
  EXPECT_TRUE(set.ParseFromString(bytes));
  const std::string written = set.SerializeAsString();
  EXPECT_EQ(set.ByteSizeLong(), written.size());
  return written;
}

TEST(MessageSet, IsWrittenAndRead) {
  Set set;
  set.MutableExtension(Item::item)->set_number(7);
  set.MutableExtension(Element::element)->add_words("w");
  const std::string expected = std::string(kElement) + std::string(kItem);
  EXPECT_EQ(set.SerializeAsString(), expected);
  EXPECT_EQ(set.ByteSizeLong(), expected.size());
  ASSERT_TRUE(set.ParseFromString(std::string(kItem) + std::string(kElement)));
  EXPECT_EQ(set.GetExtension(Item::item).number(), 7);
  EXPECT_EQ(set.GetExtension(Element::element).words(0), "w");
  EXPECT_EQ(set.SerializeAsString(), expected);
}

TEST(MessageSet, ItemsThatTheParserDoesNotKnowFollowTheSameRules) {
  EXPECT_EQ(rewritten("\x0b\x1a\x03\x0a\x01w\x10\x05\x0c"sv), kElement);
  EXPECT_EQ(rewritten("\x2a\x03\x0a\x01w"sv), kElement);
  EXPECT_EQ(rewritten("\x0b\x10\x05\x1a\x03\x0a\x01w\x10\x06\x1a\x03\x0a\x01v\x0c"sv), kElement);
  EXPECT_EQ(rewritten("\x0b\x10\x05\x1a\x00\x0c"sv), "\x0b\x10\x05\x1a\x00\x0c"sv);
  Set set;
  ASSERT_TRUE(set.ParseFromString("\x2a\x03\x0a\x01w\x0b\x10\x05\x1a\x03\x0a\x01v\x0c"sv));
  EXPECT_EQ(set.GetExtension(Element::element).words(1), "v");
  EXPECT_EQ(set.SerializeAsString(), "\x0b\x10\x05\x1a\x06\x0a\x01w\x0a\x01v\x0c"sv);
}

TEST(MessageSet, AnEmptyItemIsPresent) {
  Set set;
  ASSERT_TRUE(set.ParseFromString("\x0b\x10\x05\x1a\x00\x0c"sv));
  EXPECT_TRUE(set.HasExtension(Element::element));
  Set copy = set;
  copy.MutableExtension(Element::element)->add_words("w");
  EXPECT_EQ(copy.SerializeAsString(), kElement);
  EXPECT_FALSE(copy == set);
}

TEST(MessageSet, KeepsFieldsThatAreNotItems) {
  for (const auto bytes : {"\x08\x01"sv, "\x0b\x0c"sv, "\x0b\x10\x05\x0c"sv, "\x0b\x1a\x00\x0c"sv, "\x30\x01"sv,
                           "\x0b\x10\x00\x1a\x00\x0c"sv, "\x0b\x10\xff\xff\xff\xff\x0f\x1a\x00\x0c"sv}) {
    EXPECT_EQ(rewritten(bytes), bytes);
  }
}

TEST(MessageSet, ErrorsNameTheExtension) {
  Set set;
  EXPECT_EQ(set.ParseFromString("\x0b\x10\x80\xa8\xd6\xb9\x07\x1a\x01\x08\x0c"sv).path(),
            "Set.[sample.Item.item].number");
  set.MutableExtension(Item::item)->mutable_needs();
  std::string bytes;
  EXPECT_EQ(set.SerializeToString(&bytes).path(), "Set.[sample.Item.item].needs.value");
}

TEST(MessageSet, IsAValue) {
  Set set;
  ASSERT_TRUE(set.ParseFromString(std::string(kItem) + std::string(kElement)));
  Set copy = set;
  EXPECT_TRUE(copy == set);
  EXPECT_EQ(copy.GetExtension(Element::element).words(0), "w");
  copy.MergeFrom(set);
  EXPECT_EQ(copy.GetExtension(Element::element).words_size(), 2u);
  copy.ClearExtension(Element::element);
  EXPECT_EQ(copy.SerializeAsString(), kItem);
  sample::SetHolder holder;
  *holder.mutable_set() = set;
  EXPECT_TRUE(holder.set() == set);
}

}  // namespace
