#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <string>
#include <string_view>

namespace {

using std::string_view_literals::operator""sv;

// Field 1000 with each wire type. The group contains another group.
constexpr auto kVarint = "\xc0\x3e\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv;
constexpr auto kFixed64 = "\xc1\x3e\1\2\3\4\5\6\7\x08"sv;
constexpr auto kBlock =
    "\xc2\x3e\x03"
    "abc"sv;
constexpr auto kGroup = "\xc3\x3e\x08\x01\x13\x1a\x01x\x14\xc4\x3e"sv;
constexpr auto kFixed32 = "\xc5\x3e\1\2\3\4"sv;

std::string all_kinds() {
  std::string bytes;
  for (const auto field : {kVarint, kFixed64, kBlock, kGroup, kFixed32}) bytes += field;
  return bytes;
}

TEST(UnknownFields, AreKeptVerbatimAndInOrder) {
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(all_kinds()));
  EXPECT_EQ(tensor.unknown_fields(), all_kinds());
  EXPECT_EQ(tensor.SerializeAsString(), all_kinds());
  EXPECT_EQ(tensor.ByteSizeLong(), all_kinds().size());
}

TEST(UnknownFields, AreWrittenAfterTheKnownOnes) {
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(std::string(kFixed32) + "\x10\x01" + std::string(kVarint) + "\x08\x05"));
  EXPECT_EQ(tensor.SerializeAsString(), "\x08\x05\x10\x01" + std::string(kFixed32) + std::string(kVarint));
}

TEST(UnknownFields, OverlongVarintsAreKept) {
  onnx::TensorProto tensor;
  const auto bytes = "\xc0\xbe\x00\x80\x80\x00"sv;
  ASSERT_TRUE(tensor.ParseFromString(bytes));
  EXPECT_EQ(tensor.SerializeAsString(), bytes);
}

TEST(UnknownFields, AKnownNumberOnAnotherWireTypeIsUnknown) {
  onnx::TensorProto tensor;
  const auto bytes = "\x12\x01z\x45\1\2\3\4"sv;  // data_type as length-delimited, name as fixed32
  ASSERT_TRUE(tensor.ParseFromString(bytes));
  EXPECT_FALSE(tensor.has_data_type());
  EXPECT_FALSE(tensor.has_name());
  EXPECT_EQ(tensor.SerializeAsString(), bytes);
}

TEST(UnknownFields, CanBeDropped) {
  onnxgen::ParseOptions options;
  options.keep_unknown_fields = false;
  onnx::ModelProto model;
  onnx::ModelProto original;
  ASSERT_TRUE(original.ParseFromString(all_kinds()));
  ASSERT_TRUE(original.mutable_graph()->ParseFromString(all_kinds()));
  original.mutable_graph()->set_name("g");
  ASSERT_TRUE(model.ParseFromString(original.SerializeAsString(), options));
  EXPECT_EQ(model.SerializeAsString(), "\x3a\x03\x12\x01g"sv);
}

TEST(UnknownFields, AreCheckedAlsoWhenDropped) {
  onnxgen::ParseOptions options;
  options.keep_unknown_fields = false;
  onnx::ModelProto model;
  EXPECT_FALSE(model.ParseFromString(kGroup.substr(0, kGroup.size() - 2), options));
  EXPECT_FALSE(model.ParseFromString("\xc2\x3e\x05xx"sv, options));
}

TEST(UnknownFields, AreCopiedComparedMergedAndCleared) {
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(kVarint));
  onnx::TensorProto copy = tensor;
  EXPECT_EQ(copy.unknown_fields(), kVarint);
  EXPECT_TRUE(copy == tensor);
  onnx::TensorProto other;
  ASSERT_TRUE(other.ParseFromString(kBlock));
  EXPECT_FALSE(copy == other);
  copy.MergeFrom(other);
  EXPECT_EQ(copy.unknown_fields(), std::string(kVarint) + std::string(kBlock));
  EXPECT_EQ(tensor.unknown_fields(), kVarint);
  copy.clear_unknown_fields();
  EXPECT_EQ(copy.ByteSizeLong(), 0u);
  copy = tensor;
  copy.Clear();
  EXPECT_EQ(copy.unknown_fields(), "");
}

}  // namespace
