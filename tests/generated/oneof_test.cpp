#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <string>

#include "kinds.pb.h"

namespace {

using sample::Choice;

TEST(Oneof, NoMemberIsSetInitially) {
  const Choice choice;
  EXPECT_EQ(choice.value_case(), Choice::VALUE_NOT_SET);
  EXPECT_FALSE(choice.has_number());
  EXPECT_EQ(choice.number(), 0);
  EXPECT_EQ(choice.text(), "");
  EXPECT_EQ(choice.scalars().int32_value(), 0);
}

TEST(Oneof, SettingOneClearsTheOthers) {
  Choice choice;
  choice.set_number(5);
  EXPECT_EQ(choice.value_case(), Choice::kNumber);
  choice.set_text("text");
  EXPECT_EQ(choice.value_case(), Choice::kText);
  EXPECT_FALSE(choice.has_number());
  EXPECT_EQ(choice.number(), 0);
  choice.set_blob("blob");
  EXPECT_EQ(choice.text(), "");
  EXPECT_EQ(choice.blob(), "blob");
  choice.mutable_scalars()->set_int32_value(1);
  EXPECT_EQ(choice.blob(), "");
  EXPECT_EQ(choice.value_case(), Choice::kScalars);
  choice.set_color(sample::GREEN);
  EXPECT_EQ(choice.scalars().int32_value(), 0);
  EXPECT_EQ(choice.color(), sample::GREEN);
  choice.set_flag(false);
  EXPECT_TRUE(choice.has_flag());
  choice.set_real(0.0);
  EXPECT_TRUE(choice.has_real());
  EXPECT_FALSE(choice.has_flag());
}

TEST(Oneof, OneofsAreIndependent) {
  Choice choice;
  choice.set_number(1);
  choice.set_other_text("other");
  choice.set_text("text");
  EXPECT_EQ(choice.other_text(), "other");
  EXPECT_EQ(choice.other_case(), Choice::kOtherText);
}

TEST(Oneof, ClearingTouchesOnlyTheActiveMember) {
  Choice choice;
  choice.set_text("text");
  choice.clear_number();
  EXPECT_EQ(choice.text(), "text");
  choice.clear_text();
  EXPECT_EQ(choice.value_case(), Choice::VALUE_NOT_SET);
  choice.set_blob("blob");
  choice.clear_value();
  EXPECT_EQ(choice.value_case(), Choice::VALUE_NOT_SET);
  EXPECT_EQ(choice.ByteSizeLong(), 0u);
}

TEST(Oneof, InactiveMembersReadAsTheirDefaults) {
  sample::Defaults message;
  message.set_text_member("x");
  EXPECT_EQ(message.member(), 42);
  message.set_member(1);
  EXPECT_EQ(message.text_member(), "text");
}

TEST(Oneof, AMemberMaySetAnotherFromItself) {
  Choice choice;
  choice.set_text(std::string(100, 't'));
  choice.set_blob(choice.text());
  EXPECT_EQ(choice.blob(), std::string(100, 't'));
  choice.set_text(choice.blob());
  EXPECT_EQ(choice.text(), std::string(100, 't'));
  choice.set_blob(std::string(100'000, 'b'));
  choice.set_text(choice.blob());
  EXPECT_EQ(choice.text(), std::string(100'000, 'b'));
}

TEST(Oneof, TheLastMemberOnTheWireWins) {
  Choice number;
  number.set_number(1);
  Choice text;
  text.set_text("text");
  Choice choice;
  ASSERT_TRUE(choice.ParseFromString(number.SerializeAsString() + text.SerializeAsString()));
  EXPECT_EQ(choice.value_case(), Choice::kText);
  ASSERT_TRUE(choice.ParseFromString(text.SerializeAsString() + number.SerializeAsString()));
  EXPECT_EQ(choice.value_case(), Choice::kNumber);
  EXPECT_EQ(choice.number(), 1);
}

TEST(Oneof, TheSameMessageMemberAgainIsMerged) {
  Choice first;
  first.mutable_scalars()->set_int32_value(1);
  Choice second;
  second.mutable_scalars()->set_int64_value(2);
  Choice number;
  number.set_number(3);
  Choice choice;
  ASSERT_TRUE(choice.ParseFromString(first.SerializeAsString() + second.SerializeAsString()));
  EXPECT_EQ(choice.scalars().int32_value(), 1);
  EXPECT_EQ(choice.scalars().int64_value(), 2);

  // With another member in between, the message starts empty.
  ASSERT_TRUE(
      choice.ParseFromString(first.SerializeAsString() + number.SerializeAsString() + second.SerializeAsString()));
  EXPECT_FALSE(choice.scalars().has_int32_value());
  EXPECT_EQ(choice.scalars().int64_value(), 2);
}

TEST(Oneof, MergingReplacesTheMember) {
  Choice to;
  to.set_text("text");
  Choice from;
  from.set_number(7);
  to.MergeFrom(from);
  EXPECT_EQ(to.value_case(), Choice::kNumber);
  to.MergeFrom(Choice());
  EXPECT_EQ(to.number(), 7);
}

TEST(Oneof, OfOnnx) {
  onnx::TensorShapeProto_Dimension dimension;
  dimension.set_dim_param("batch");
  EXPECT_EQ(dimension.value_case(), onnx::TensorShapeProto_Dimension::kDimParam);
  dimension.set_dim_value(0);
  EXPECT_EQ(dimension.value_case(), onnx::TensorShapeProto::Dimension::kDimValue);
  dimension.clear_dim_param();
  EXPECT_TRUE(dimension.has_dim_value());

  onnx::TypeProto type;
  type.mutable_sequence_type()->mutable_elem_type()->mutable_tensor_type()->set_elem_type(onnx::TensorProto::FLOAT);
  EXPECT_EQ(type.value_case(), onnx::TypeProto::kSequenceType);
  EXPECT_EQ(type.sequence_type().elem_type().tensor_type().elem_type(), 1);
}

}  // namespace
