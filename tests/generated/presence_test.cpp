// Presence and defaults of proto2 fields.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "kinds.pb.h"
#include "profile.h"

namespace {

using onnxgen::tests::same;
using onnxgen::tests::Size;
using std::string_view_literals::operator""sv;

TEST(Presence, NothingIsSetInANewMessage) {
  const onnx::TensorProto tensor;
  EXPECT_FALSE(tensor.has_name());
  EXPECT_FALSE(tensor.has_data_type());
  EXPECT_FALSE(tensor.has_segment());
  EXPECT_FALSE(tensor.has_raw_data());
  EXPECT_EQ(tensor.dims_size(), Size{0});
  EXPECT_EQ(tensor.ByteSizeLong(), 0u);
}

TEST(Presence, SettingTheDefaultIsSetting) {
  onnx::TensorProto tensor;
  tensor.set_data_type(0);
  tensor.set_name("");
  tensor.set_raw_data("");
  EXPECT_TRUE(tensor.has_data_type());
  EXPECT_TRUE(tensor.has_name());
  EXPECT_TRUE(tensor.has_raw_data());
  EXPECT_EQ(tensor.SerializeAsString(), "\x10\0\x42\0\x4a\0"sv);
}

TEST(Presence, ClearingUnsets) {
  sample::Defaults message;
  message.set_int32_value(3);
  message.set_string_value("x");
  message.set_bytes_value("y");
  message.set_color_value(sample::RED);
  message.clear_int32_value();
  message.clear_string_value();
  message.clear_bytes_value();
  message.clear_color_value();
  EXPECT_TRUE(same(message, sample::Defaults()));
  EXPECT_EQ(message.int32_value(), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(message.string_value(), "quote \" tab \t end");
  EXPECT_EQ(message.bytes_value(), "a\0b\xff"sv);
  EXPECT_EQ(message.color_value(), sample::BLUE);
}

TEST(Presence, DefaultsOfEveryKind) {
  const sample::Defaults message;
  EXPECT_EQ(message.double_value(), -1.5e300);
  EXPECT_EQ(message.float_value(), std::numeric_limits<float>::infinity());
  EXPECT_EQ(message.int64_value(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(message.uint32_value(), 4294967295u);
  EXPECT_EQ(message.uint64_value(), std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(message.sint32_value(), -7);
  EXPECT_EQ(message.sint64_value(), 127);
  EXPECT_EQ(message.fixed32_value(), 15u);
  EXPECT_EQ(message.fixed64_value(), 10u);
  EXPECT_EQ(message.sfixed32_value(), -11);
  EXPECT_EQ(message.sfixed64_value(), -12);
  EXPECT_TRUE(message.bool_value());
  EXPECT_EQ(message.member(), 42);
  EXPECT_EQ(message.text_member(), "text");
}

TEST(Presence, DefaultsComeBackAfterClearAndParse) {
  sample::Defaults message;
  message.set_uint32_value(1);
  message.Clear();
  EXPECT_EQ(message.uint32_value(), 4294967295u);
  message.set_uint32_value(1);
  ASSERT_TRUE(message.ParseFromString(""));
  EXPECT_EQ(message.uint32_value(), 4294967295u);
  EXPECT_FALSE(message.has_uint32_value());
}

TEST(Presence, AStringIsFollowedByNul) {
  onnx::NodeProto node;
  EXPECT_EQ(*node.name().data(), '\0');
  node.set_name("Conv");
  EXPECT_EQ(node.name().data()[4], '\0');
  node.add_input("x");
  EXPECT_EQ(node.input(0).data()[1], '\0');
}

TEST(Presence, UnsetMessagesReadAsEmptyOnes) {
  const onnx::ModelProto model;
  EXPECT_FALSE(model.has_graph());
  EXPECT_EQ(&model.graph(), &onnx::GraphProto::default_instance());
  EXPECT_EQ(model.graph().node_size(), Size{0});
  EXPECT_FALSE(model.has_graph());
}

TEST(Presence, MutableSetsAnEmptyMessage) {
  onnx::ModelProto model;
  model.mutable_graph();
  EXPECT_TRUE(model.has_graph());
  EXPECT_EQ(model.SerializeAsString(), "\x3a\0"sv);
  model.clear_graph();
  EXPECT_FALSE(model.has_graph());
  EXPECT_EQ(model.mutable_graph()->node_size(), Size{0});
}

TEST(Presence, RequiredFieldsMustBeThere) {
  sample::Required message;
  EXPECT_FALSE(message.IsInitialized());
  std::string output;
  EXPECT_FALSE(message.SerializeToString(&output));
  message.set_id(1);
  message.set_name("");
  message.set_color(sample::GREEN);
  EXPECT_TRUE(message.IsInitialized());
  EXPECT_TRUE(message.SerializeToString(&output));
  message.add_children();
  EXPECT_FALSE(message.IsInitialized());
}

TEST(Presence, ParsingRequiresRequiredFieldsByDefault) {
  sample::Required message;
  EXPECT_EQ(onnxgen::tests::parse(message, "\x08\x01").code(), onnxgen::ErrorCode::kMissingRequired);
  EXPECT_TRUE(message.ParsePartialFromString("\x08\x01"));
  EXPECT_EQ(message.id(), 1);
  EXPECT_FALSE(message.has_name());
}

#if !defined(ONNXGEN_PROTOBUF_PROFILE)
TEST(Presence, AStatusSaysThatRequiredFieldsAreMissing) {
  sample::Required message;
  std::string output;
  EXPECT_EQ(message.SerializeToString(&output).code(), onnxgen::ErrorCode::kMissingRequired);
  onnxgen::ParseOptions options;
  options.allow_partial = true;
  EXPECT_TRUE(message.ParseFromString("\x08\x01", options));
  EXPECT_EQ(message.id(), 1);
}
#endif

TEST(Presence, MergingCopiesSetFields) {
  onnx::TensorProto to;
  to.set_name("kept");
  to.set_data_type(onnx::TensorProto::FLOAT);
  to.add_dims(1);
  to.mutable_segment()->set_begin(1);
  onnx::TensorProto from;
  from.set_data_type(onnx::TensorProto::INT8);
  from.add_dims(2);
  from.mutable_segment()->set_end(2);
  to.MergeFrom(from);
  EXPECT_EQ(to.name(), "kept");
  EXPECT_EQ(to.data_type(), onnx::TensorProto::INT8);
  ASSERT_EQ(to.dims_size(), Size{2});
  EXPECT_EQ(to.dims(1), 2);
  EXPECT_EQ(to.segment().begin(), 1);
  EXPECT_EQ(to.segment().end(), 2);
}

}  // namespace
