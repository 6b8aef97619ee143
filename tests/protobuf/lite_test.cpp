// Classes derived from MessageLite. They can be parsed and serialized, and print only their address.
#include <google/protobuf/message_lite.h>
#include <gtest/gtest.h>
#include <onnxgen/reflection/const_message.h>

#include <memory>
#include <string>
#include <type_traits>

#include "lite.pb.h"

// Lite classes do not define Message.
namespace google::protobuf {
class Message;
}

namespace {

using google::protobuf::MessageLite;

static_assert(std::is_base_of_v<MessageLite, lite::Whole>);
static_assert(!std::is_convertible_v<lite::Whole*, google::protobuf::Message*>);

lite::Whole sample() {
  lite::Whole whole;
  whole.mutable_part()->set_id(1);
  whole.add_parts()->set_id(2);
  whole.mutable_parts(0)->set_name("second");
  whole.set_kind(lite::Whole::SOME);
  return whole;
}

TEST(Lite, IsReadAndWritten) {
  const lite::Whole whole = sample();
  lite::Whole read;
  MessageLite& base = read;
  ASSERT_TRUE(base.ParseFromString(whole.SerializeAsString()));
  EXPECT_EQ(read.parts(0).name(), "second");
  EXPECT_EQ(read.kind(), lite::Whole_Kind_SOME);
  EXPECT_EQ(base.GetTypeName(), "lite.Whole");
}

TEST(Lite, ReportsMissingRequiredFields) {
  lite::Whole whole = sample();
  whole.add_parts();
  EXPECT_FALSE(whole.IsInitialized());
  EXPECT_EQ(whole.InitializationErrorString(), "parts[1].id");
}

TEST(Lite, IsCopiedThroughTheBase) {
  const lite::Whole whole = sample();
  const MessageLite& base = whole;
  const std::unique_ptr<MessageLite> made(base.New());
  made->CheckTypeAndMergeFrom(base);
  EXPECT_EQ(made->SerializeAsString(), whole.SerializeAsString());
  made->Clear();
  EXPECT_EQ(made->ByteSizeLong(), 0u);
}

TEST(Lite, IsReadByItsDescriptor) {
  const lite::Whole whole = sample();
  const onnxgen::ConstMessage view = whole;
  const onnxgen::FieldDescriptor* const parts = onnxgen::find_field(view.descriptor(), "parts");
  ASSERT_NE(parts, nullptr);
  ASSERT_EQ(view.FieldSize(*parts), 1u);
  const onnxgen::ConstMessage part = view.GetRepeatedMessage(*parts, 0);
  EXPECT_EQ(part.GetString(*onnxgen::find_field(part.descriptor(), "name")), "second");
}

TEST(Lite, PrintsNoFields) {
  const lite::Whole whole = sample();
  EXPECT_EQ(whole.DebugString().rfind("MessageLite at 0x", 0), 0u);
  EXPECT_EQ(whole.ShortDebugString(), whole.DebugString());
  EXPECT_EQ(whole.Utf8DebugString(), whole.DebugString());
}

TEST(Lite, NamesItsEnums) {
  EXPECT_EQ(lite::Whole::Kind_Name(lite::Whole::SOME), "SOME");
  EXPECT_FALSE(lite::Whole::Kind_IsValid(2));
}

}  // namespace
