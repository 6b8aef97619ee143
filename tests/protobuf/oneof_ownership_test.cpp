// Members of a oneof own memory, which is neither leaked nor freed twice when one member replaces another.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "kinds.pb.h"

namespace {

using sample::Choice;
using std::string_view_literals::operator""sv;

const std::string kLong(100, 't');

TEST(OneofOwnership, EveryMemberReplacesEveryOther) {
  using Set = void (*)(Choice&);
  const Set sets[] = {
      [](Choice& c) { c.set_number(1); },
      [](Choice& c) { c.set_text(kLong); },
      [](Choice& c) { c.set_blob(kLong); },
      [](Choice& c) { c.mutable_scalars()->set_string_value(kLong); },
      [](Choice& c) { c.set_color(sample::BLUE); },
      [](Choice& c) { c.mutable_choice()->set_text(kLong); },
      [](Choice& c) { c.set_real(1.5); },
      [](Choice& c) { c.set_flag(true); },
      [](Choice& c) { c.clear_value(); },
      [](Choice& c) { c.set_allocated_text(new std::string(kLong)); },
      [](Choice& c) { c.set_allocated_scalars(new sample::Scalars); },
      [](Choice& c) { c.set_allocated_choice(nullptr); },
  };
  for (const Set from : sets) {
    for (const Set to : sets) {
      Choice expected;
      to(expected);
      Choice choice;
      choice.set_other_text(kLong);
      from(choice);
      to(choice);
      EXPECT_EQ(choice.value_case(), expected.value_case());
      EXPECT_EQ(choice.other_text(), kLong);
      const Choice copy = choice;
      EXPECT_EQ(copy.SerializeAsString(), choice.SerializeAsString());

      Choice source;
      from(source);
      const Choice::ValueCase before = source.value_case();
      Choice merged;
      to(merged);
      const Choice::ValueCase kept = merged.value_case();
      merged.MergeFrom(source);
      EXPECT_EQ(merged.value_case(), before != Choice::VALUE_NOT_SET ? before : kept);

      Choice read;
      ASSERT_TRUE(read.ParseFromString(source.SerializeAsString() + expected.SerializeAsString()));
      const Choice::ValueCase last = expected.value_case();
      EXPECT_EQ(read.value_case(), last != Choice::VALUE_NOT_SET ? last : before);
    }
  }
}

TEST(OneofOwnership, AMemberIsSetFromTheOneItReplaces) {
  Choice choice;
  choice.set_text(kLong);
  choice.set_blob(choice.text());
  EXPECT_EQ(choice.blob(), kLong);
  choice.set_text(std::string_view(choice.blob()));
  EXPECT_EQ(choice.text(), kLong);
  choice.set_blob(choice.text().c_str());
  EXPECT_EQ(choice.blob(), kLong);
  choice.set_text(choice.blob().data(), choice.blob().size());
  EXPECT_EQ(choice.text(), kLong);
  choice.set_blob(std::move(*choice.mutable_text()));
  EXPECT_EQ(choice.blob(), kLong);
  choice.set_blob(choice.blob());
  EXPECT_EQ(choice.blob(), kLong);
  choice.mutable_choice()->set_text(kLong);
  choice.set_text(choice.choice().text());
  EXPECT_EQ(choice.text(), kLong);
}

TEST(OneofOwnership, AMessageBecomesAPartOfItself) {
  Choice choice;
  choice.mutable_choice()->mutable_choice()->set_text(kLong);
  choice = choice.choice();
  EXPECT_EQ(choice.choice().text(), kLong);
  choice.CopyFrom(choice.choice());
  EXPECT_EQ(choice.text(), kLong);
  choice.mutable_choice()->set_number(5);
  choice = std::move(*choice.mutable_choice());
  EXPECT_EQ(choice.number(), 5);
}

TEST(OneofOwnership, MembersAreReleasedAndAdopted) {
  Choice choice;
  EXPECT_EQ(choice.release_text(), nullptr);
  EXPECT_EQ(choice.release_scalars(), nullptr);
  choice.set_text(kLong);
  EXPECT_EQ(choice.release_blob(), nullptr);
  EXPECT_TRUE(choice.has_text());
  const std::unique_ptr<std::string> text(choice.release_text());
  EXPECT_EQ(*text, kLong);
  EXPECT_EQ(choice.value_case(), Choice::VALUE_NOT_SET);
  choice.set_allocated_blob(new std::string(kLong));
  EXPECT_EQ(choice.blob(), kLong);
  choice.set_allocated_scalars(new sample::Scalars);
  EXPECT_FALSE(choice.has_blob());
  const std::unique_ptr<sample::Scalars> scalars(choice.release_scalars());
  EXPECT_NE(scalars, nullptr);
  EXPECT_EQ(choice.ByteSizeLong(), 0u);
}

TEST(OneofOwnership, OnlyTheActiveMemberIsCleared) {
  Choice choice;
  choice.set_text(kLong);
  choice.clear_number();
  choice.clear_scalars();
  choice.clear_blob();
  EXPECT_EQ(choice.text(), kLong);
  choice.clear_text();
  EXPECT_EQ(choice.value_case(), Choice::VALUE_NOT_SET);
}

TEST(OneofOwnership, TheSameMessageMemberReadAgainIsMerged) {
  Choice choice;
  ASSERT_TRUE(choice.ParseFromString("\x2a\x02\x18\x01\x2a\x02\x20\x02"sv));
  EXPECT_EQ(choice.scalars().int32_value(), 1);
  EXPECT_EQ(choice.scalars().int64_value(), 2);
  ASSERT_TRUE(choice.ParseFromString("\x2a\x02\x18\x01\x10\x03\x2a\x02\x20\x02"sv));
  EXPECT_FALSE(choice.scalars().has_int32_value());
}

TEST(OneofOwnership, SwapsExchangeTheMembers) {
  Choice text;
  text.set_text(kLong);
  Choice real;
  real.set_real(2.5);
  Choice scalars;
  scalars.mutable_scalars()->set_int32_value(7);
  text.Swap(&real);
  EXPECT_EQ(text.real(), 2.5);
  EXPECT_EQ(real.text(), kLong);
  real.Swap(&scalars);
  EXPECT_EQ(real.scalars().int32_value(), 7);
  scalars = std::move(real);
  EXPECT_EQ(scalars.scalars().int32_value(), 7);
  EXPECT_EQ(real.value_case(), Choice::VALUE_NOT_SET);  // NOLINT(bugprone-use-after-move)
}

}  // namespace
