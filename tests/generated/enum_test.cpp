#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <string_view>
#include <type_traits>

#include "kinds.pb.h"
#include "profile.h"

namespace {

using onnxgen::tests::Size;
using onnxgen::tests::unknown_fields;
using std::string_view_literals::operator""sv;

TEST(Enum, NamesAndNumbers) {
  static_assert(onnx::TensorProto::FLOAT == onnx::TensorProto_DataType_FLOAT);
  static_assert(std::is_same_v<onnx::TensorProto::DataType, onnx::TensorProto_DataType>);
  EXPECT_EQ(onnx::TensorProto_DataType_Name(onnx::TensorProto::BFLOAT16), "BFLOAT16");
  EXPECT_EQ(onnx::TensorProto::DataType_Name(1), "FLOAT");
  EXPECT_EQ(onnx::TensorProto_DataType_Name(1000), "");
  EXPECT_TRUE(onnx::TensorProto_DataType_IsValid(26));
  EXPECT_FALSE(onnx::TensorProto_DataType_IsValid(1000));
  EXPECT_FALSE(onnx::TensorProto_DataType_IsValid(-1));
  EXPECT_EQ(onnx::Version_Name(onnx::IR_VERSION_2017_10_10), "IR_VERSION_2017_10_10");
  EXPECT_EQ(onnx::Version_Name(0), "_START_VERSION");
  EXPECT_EQ(sample::Color_Name(sample::NEGATIVE), "NEGATIVE");
  EXPECT_FALSE(sample::Color_IsValid(2));
}

TEST(Enum, NumbersOfNames) {
  onnx::TensorProto_DataType type = onnx::TensorProto::UNDEFINED;
  EXPECT_TRUE(onnx::TensorProto_DataType_Parse("INT64", &type));
  EXPECT_EQ(type, onnx::TensorProto::INT64);
  EXPECT_FALSE(onnx::TensorProto_DataType_Parse("int64", &type));
  EXPECT_FALSE(onnx::TensorProto_DataType_Parse("", &type));
  EXPECT_EQ(type, onnx::TensorProto::INT64);
}

// proto2: the field remains unset and the number is kept in the unknown fields.
TEST(Enum, AnUnknownNumberOfAClosedEnumIsKeptButNotSet) {
  sample::Scalars message;
  const auto bytes = "\x80\x01\x63"sv;  // color_value = 99
  ASSERT_TRUE(message.ParseFromString(bytes));
  EXPECT_FALSE(message.has_color_value());
  EXPECT_EQ(message.color_value(), sample::RED);
  EXPECT_EQ(unknown_fields(message), bytes);
  EXPECT_EQ(message.SerializeAsString(), bytes);
}

TEST(Enum, AnUnknownNumberDoesNotReplaceAKnownOne) {
  sample::Scalars message;
  ASSERT_TRUE(message.ParseFromString("\x80\x01\x10\x80\x01\x63"sv));
  EXPECT_EQ(message.color_value(), sample::BLUE);
  EXPECT_EQ(unknown_fields(message), "\x80\x01\x63"sv);
}

TEST(Enum, UnknownNumbersAreRemovedFromLists) {
  sample::Unpacked unpacked;
  ASSERT_TRUE(unpacked.ParseFromString("\x80\x01\x01\x80\x01\x63\x80\x01\x10"sv));
  ASSERT_EQ(unpacked.color_value_size(), Size{2});
  EXPECT_EQ(unpacked.color_value(0), sample::GREEN);
  EXPECT_EQ(unpacked.color_value(1), sample::BLUE);
  EXPECT_EQ(unknown_fields(unpacked), "\x80\x01\x63"sv);

  sample::Packed packed;
  ASSERT_TRUE(packed.ParseFromString("\x82\x01\x03\x01\x63\x10"sv));
  ASSERT_EQ(packed.color_value_size(), Size{2});
  EXPECT_EQ(unknown_fields(packed), "\x80\x01\x63"sv);
}

TEST(Enum, AnUnknownNumberDoesNotChangeAOneof) {
  sample::Choice choice;
  ASSERT_TRUE(choice.ParseFromString("\x10\x05\x30\x63"sv));  // number = 5, color = 99
  EXPECT_EQ(choice.value_case(), sample::Choice::kNumber);
  EXPECT_EQ(unknown_fields(choice), "\x30\x63"sv);
}

TEST(Enum, NegativeNumbersTakeTenBytes) {
  sample::Scalars message;
  message.set_color_value(sample::NEGATIVE);
  const std::string bytes = message.SerializeAsString();
  EXPECT_EQ(bytes.size(), 12u);
  ASSERT_TRUE(message.ParseFromString(bytes));
  EXPECT_EQ(message.color_value(), sample::NEGATIVE);
}

}  // namespace
