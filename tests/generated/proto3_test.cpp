#include <gtest/gtest.h>

#include <cmath>
#include <string_view>

#include "kinds3.pb.h"
#include "profile.h"

namespace {

using onnxgen::tests::parse;
using onnxgen::tests::same;
using onnxgen::tests::Size;
using onnxgen::tests::unknown_fields;
using std::string_view_literals::operator""sv;

TEST(Proto3, ZeroIsNotWritten) {
  sample3::Implicit message;
  message.set_int32_value(0);
  message.set_string_value("");
  message.set_bytes_value("");
  message.set_bool_value(false);
  message.set_shade_value(sample3::NONE);
  message.set_double_value(0.0);
  EXPECT_EQ(message.ByteSizeLong(), 0u);
  EXPECT_EQ(message.SerializeAsString(), "");
}

TEST(Proto3, NegativeZeroIsWritten) {
  sample3::Implicit message;
  message.set_float_value(-0.0f);
  message.set_double_value(-0.0);
  EXPECT_EQ(message.SerializeAsString(), "\x09\0\0\0\0\0\0\0\x80\x15\0\0\0\x80"sv);
  sample3::Implicit parsed;
  ASSERT_TRUE(parsed.ParseFromString(message.SerializeAsString()));
  EXPECT_TRUE(std::signbit(parsed.float_value()));
  EXPECT_FALSE(same(parsed, sample3::Implicit()));
}

TEST(Proto3, AZeroOnTheWireReplacesAndIsNotWrittenBack) {
  sample3::Implicit message;
  ASSERT_TRUE(message.ParseFromString("\x18\x05\x18\0"sv));
  EXPECT_EQ(message.int32_value(), 0);
  EXPECT_EQ(message.SerializeAsString(), "");
}

TEST(Proto3, MergingDoesNotTakeZeros) {
  sample3::Implicit to;
  to.set_int32_value(5);
  to.set_string_value("kept");
  to.MergeFrom(sample3::Implicit());
  EXPECT_EQ(to.int32_value(), 5);
  EXPECT_EQ(to.string_value(), "kept");
}

TEST(Proto3, OptionalFieldsAreTracked) {
  sample3::Explicit message;
  EXPECT_FALSE(message.has_int32_value());
  message.set_int32_value(0);
  message.set_string_value("");
  message.set_shade_value(sample3::NONE);
  EXPECT_TRUE(message.has_int32_value());
  EXPECT_TRUE(message.has_string_value());
  EXPECT_EQ(message.SerializeAsString(), "\x18\0\x72\0\x80\x01\0"sv);
  message.clear_int32_value();
  EXPECT_FALSE(message.has_int32_value());
}

TEST(Proto3, EnumsAreOpen) {
  sample3::Implicit message;
  ASSERT_TRUE(message.ParseFromString("\x80\x01\x63"sv));
  EXPECT_EQ(static_cast<int>(message.shade_value()), 99);
  EXPECT_EQ(unknown_fields(message), "");
  EXPECT_EQ(message.SerializeAsString(), "\x80\x01\x63"sv);
}

TEST(Proto3, StringsMustBeUtf8) {
  sample3::Implicit message;
  EXPECT_TRUE(message.ParseFromString("\x72\x04\xf0\x9f\x98\x80"sv));
  const onnxgen::Status status = parse(message, "\x72\x03\xf0\x9f\x98"sv);
  EXPECT_EQ(status.code(), onnxgen::ErrorCode::kInvalidUtf8);
  EXPECT_EQ(status.path(), "Implicit.string_value");
  EXPECT_FALSE(message.ParseFromString("\x72\x02\xc0\x80"sv));      // overlong
  EXPECT_FALSE(message.ParseFromString("\x72\x03\xed\xa0\x80"sv));  // a surrogate
  EXPECT_FALSE(message.ParseFromString("\x72\x04\xf4\x90\x80\x80"sv));
  EXPECT_TRUE(message.ParseFromString("\x7a\x03\xf0\x9f\x98"sv)) << "bytes are not checked";

  sample3::Lists lists;
  EXPECT_EQ(parse(lists, "\x72\x01x\x72\x01\xff"sv).path(), "Lists.string_value[1]");
  sample3::Choice choice;
  EXPECT_EQ(parse(choice, "\x12\x01\xff"sv).code(), onnxgen::ErrorCode::kInvalidUtf8);
  sample3::Maps maps;
  EXPECT_EQ(parse(maps, "\x0a\x03\x0a\x01\xff"sv).code(), onnxgen::ErrorCode::kInvalidUtf8);
  EXPECT_EQ(parse(maps, "\x0a\x03\x12\x01\xff"sv).code(), onnxgen::ErrorCode::kInvalidUtf8);
}

TEST(Proto3, ListsArePackedByDefaultAndReadBothWays) {
  sample3::Lists lists;
  lists.add_int32_value(1);
  lists.add_int32_value(2);
  lists.add_unpacked(3);
  EXPECT_EQ(lists.SerializeAsString(), "\x1a\x02\x01\x02\x88\x01\x03"sv);
  ASSERT_TRUE(lists.ParseFromString("\x18\x01\x1a\x02\x02\x03\x18\x04\x8a\x01\x01\x07"sv));
  ASSERT_EQ(lists.int32_value_size(), Size{4});
  for (Size i = 0; i < 4; ++i) EXPECT_EQ(lists.int32_value(i), static_cast<int>(i) + 1);
  EXPECT_EQ(lists.unpacked(0), 7);
}

TEST(Proto3, OneofMembersOfZeroAreWritten) {
  sample3::Choice choice;
  choice.set_number(0);
  EXPECT_EQ(choice.SerializeAsString(), "\x08\0"sv);
}

}  // namespace
