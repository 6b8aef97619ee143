// Extensions of lite classes, declared in the same file and in another one.
#include <gtest/gtest.h>

#include <string>
#include <type_traits>

#include "extensions_elsewhere.pb.h"

namespace {

static_assert(std::is_base_of_v<google::protobuf::MessageLite, sample::Extended>);

TEST(LiteExtensions, AreParsedByTheirTypes) {
  sample::Extended message;
  message.SetExtension(sample::early, 5);
  message.AddExtension(sample::shades, sample::LIGHT);
  message.MutableExtension(sample::elsewhere::needs)->set_value(3);
  message.AddExtension(sample::elsewhere::numbers, 7);
  message.MutableExtension(sample::Extended::nested)->SetExtension(sample::elsewhere::label, "inner");
  sample::Extended read;
  ASSERT_TRUE(read.ParseFromString(message.SerializeAsString()));
  EXPECT_EQ(read.GetExtension(sample::early), 5);
  EXPECT_EQ(read.GetExtension(sample::shades, 0), sample::LIGHT);
  EXPECT_EQ(read.GetExtension(sample::elsewhere::needs).value(), 3);
  EXPECT_EQ(read.GetExtension(sample::elsewhere::numbers, 0), 7);
  EXPECT_EQ(read.GetExtension(sample::Extended::nested).GetExtension(sample::elsewhere::label), "inner");
  EXPECT_EQ(read.SerializeAsString(), message.SerializeAsString());
  read.ClearExtension(sample::elsewhere::needs);
  EXPECT_FALSE(read.HasExtension(sample::elsewhere::needs));
}

TEST(LiteExtensions, RequiredFieldsAndErrorsCount) {
  sample::Extended message;
  message.MutableExtension(sample::elsewhere::needs);
  EXPECT_FALSE(message.IsInitialized());
  EXPECT_FALSE(message.ParseFromString(std::string("\xd2\x3e\x02\x12\x05", 5))) << "truncated within an extension";
}

TEST(LiteExtensions, AreItemsOfMessageSets) {
  sample::Set set;
  set.MutableExtension(sample::elsewhere::Element::element)->add_words("w");
  set.MutableExtension(sample::Item::item)->set_number(5);
  sample::Set read;
  ASSERT_TRUE(read.ParseFromString(set.SerializeAsString()));
  EXPECT_EQ(read.GetExtension(sample::elsewhere::Element::element).words(0), "w");
  EXPECT_EQ(read.GetExtension(sample::Item::item).number(), 5);
}

}  // namespace
