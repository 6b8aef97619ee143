// Accessors of every kind of field: presence, defaults, strings, enums, unknown fields.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "kinds.pb.h"
#include "kinds3.pb.h"

namespace {

using std::string_view_literals::operator""sv;

TEST(Fields, NothingIsSetInANewMessage) {
  const onnx::TensorProto tensor;
  EXPECT_FALSE(tensor.has_name());
  EXPECT_FALSE(tensor.has_data_type());
  EXPECT_FALSE(tensor.has_segment());
  EXPECT_FALSE(tensor.has_raw_data());
  EXPECT_EQ(tensor.dims_size(), 0);
  EXPECT_EQ(tensor.ByteSizeLong(), 0u);
}

TEST(Fields, SettingTheDefaultIsSetting) {
  onnx::TensorProto tensor;
  tensor.set_data_type(0);
  tensor.set_name("");
  tensor.mutable_raw_data();
  EXPECT_TRUE(tensor.has_data_type());
  EXPECT_TRUE(tensor.has_name());
  EXPECT_TRUE(tensor.has_raw_data());
  EXPECT_EQ(tensor.SerializeAsString(), "\x10\0\x42\0\x4a\0"sv);
}

// An array grows while a run of elements is read, but must not be sized for the bytes that follow the run.
TEST(Fields, ARunOfNumbersUsesNoMoreMemoryThanItNeeds) {
  for (const int count : {1, 8, 9, 71, 72, 73, 1'000, 100'000}) {
    onnx::TensorProto written;
    for (int i = 0; i < count; ++i) written.add_dims(std::int64_t{i % 8} << (i % 50));
    written.set_raw_data(std::string(1 << 20, 'w'));
    onnx::TensorProto read;
    ASSERT_TRUE(read.ParseFromString(written.SerializeAsString())) << count;
    EXPECT_TRUE(std::equal(read.dims().begin(), read.dims().end(), written.dims().begin(), written.dims().end()));
    EXPECT_LE(read.dims().Capacity(), count + count / 8) << count;
    // A second run is appended to the first.
    ASSERT_TRUE(read.MergeFromString(written.SerializeAsString())) << count;
    ASSERT_EQ(read.dims_size(), 2 * count);
    EXPECT_TRUE(std::equal(written.dims().begin(), written.dims().end(), read.dims().begin() + count));
    EXPECT_LE(read.dims().Capacity(), 2 * count + count / 4) << count;
  }
}

TEST(Fields, HaveTheirDefaults) {
  sample::Defaults message;
  EXPECT_EQ(message.double_value(), -1.5e300);
  EXPECT_EQ(message.float_value(), std::numeric_limits<float>::infinity());
  EXPECT_EQ(message.int64_value(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(message.uint64_value(), std::numeric_limits<std::uint64_t>::max());
  EXPECT_TRUE(message.bool_value());
  EXPECT_EQ(message.string_value(), "quote \" tab \t end");
  EXPECT_EQ(message.bytes_value(), "a\0b\xff"sv);
  EXPECT_EQ(message.color_value(), sample::BLUE);
  EXPECT_EQ(message.member(), 42);
  EXPECT_EQ(message.text_member(), "text");
}

TEST(Fields, DefaultsComeBack) {
  sample::Defaults message;
  message.set_uint32_value(1);
  message.set_string_value("x");
  message.set_color_value(sample::RED);
  message.clear_uint32_value();
  message.clear_string_value();
  message.clear_color_value();
  EXPECT_EQ(message.ByteSizeLong(), 0u);
  EXPECT_EQ(message.uint32_value(), 4294967295u);
  EXPECT_EQ(message.string_value(), "quote \" tab \t end");
  EXPECT_EQ(message.color_value(), sample::BLUE);
  message.set_uint32_value(1);
  message.set_bytes_value("y");
  message.Clear();
  EXPECT_EQ(message.uint32_value(), 4294967295u);
  message.set_bytes_value("y");
  ASSERT_TRUE(message.ParseFromString(""));
  EXPECT_EQ(message.bytes_value(), "a\0b\xff"sv);
}

TEST(Fields, AStringStartsAsItsDefault) {
  sample::Defaults message;
  *message.mutable_string_value() += "!";
  EXPECT_EQ(message.string_value(), "quote \" tab \t end!");
  *message.mutable_text_member() += "!";
  EXPECT_EQ(message.text_member(), "text!");
  message.clear_string_value();
  message.mutable_bytes_value()->push_back('c');
  EXPECT_EQ(message.bytes_value(),
            "a\0b\xff"
            "c"sv);
  message.set_string_value(message.string_value());
  EXPECT_TRUE(message.has_string_value());
  EXPECT_EQ(message.string_value(), "quote \" tab \t end");
  ASSERT_TRUE(message.ParseFromString("\x72\x01x"sv));
  EXPECT_EQ(message.string_value(), "x") << "read, not appended to the default";
}

TEST(Fields, StringsAcceptEveryTypeOfText) {
  onnx::NodeProto node;
  const std::string text = "constant";
  node.set_name(text);
  EXPECT_EQ(node.name(), "constant");
  node.set_name(std::string("moved"));
  EXPECT_EQ(node.name(), "moved");
  node.set_name("literal");
  EXPECT_EQ(node.name(), "literal");
  node.set_name("view"sv);
  EXPECT_EQ(node.name(), "view");
  node.set_name(text.data(), 3);
  EXPECT_EQ(node.name(), "con");
  node.set_name(node.name());
  EXPECT_EQ(node.name(), "con");
  node.set_name(node.name().c_str());
  EXPECT_EQ(node.name(), "con");
  node.set_name(node.name().data() + 1, 2);
  EXPECT_EQ(node.name(), "on");
  node.add_input(text);
  node.add_input(std::string("moved"));
  node.add_input("literal");
  node.add_input("view"sv);
  node.add_input(text.data(), 3);
  *node.add_input() = "last";
  node.set_input(0, "zero");
  node.set_input(1, node.input(2));
  node.set_input(3, text.data(), 2);
  node.mutable_input(4)->append("!");
  ASSERT_EQ(node.input_size(), 6);
  EXPECT_EQ(node.input(0) + node.input(1) + node.input(3) + node.input(4), "zeroliteralcocon!");
  node.add_input(node.input(0));
  EXPECT_EQ(node.input(6), "zero");
}

TEST(Fields, AStringIsChangedInPlace) {
  onnx::TensorProto tensor;
  tensor.mutable_raw_data()->resize(4, 'r');
  std::string other = "swapped";
  tensor.mutable_raw_data()->swap(other);
  EXPECT_EQ(tensor.raw_data(), "swapped");
  EXPECT_EQ(other, "rrrr");
  std::string& name = *tensor.mutable_name();
  name = "by reference";
  EXPECT_EQ(tensor.name(), "by reference");
}

TEST(Fields, StringsAreReleasedAndAdopted) {
  sample::Defaults message;
  EXPECT_EQ(message.release_string_value(), nullptr);
  message.set_string_value("given away");
  const std::unique_ptr<std::string> released(message.release_string_value());
  EXPECT_EQ(*released, "given away");
  EXPECT_FALSE(message.has_string_value());
  EXPECT_EQ(message.string_value(), "quote \" tab \t end");
  message.set_allocated_string_value(new std::string("taken"));
  EXPECT_EQ(message.string_value(), "taken");
  message.set_allocated_string_value(new std::string("taken again"));
  EXPECT_EQ(message.string_value(), "taken again");
  message.set_allocated_string_value(nullptr);
  EXPECT_FALSE(message.has_string_value());

  sample3::Implicit implicit;
  EXPECT_EQ(implicit.release_string_value(), nullptr);
  implicit.set_allocated_string_value(new std::string("implicit"));
  delete implicit.release_string_value();
  EXPECT_EQ(implicit.string_value(), "");
}

TEST(Fields, MessagesAreReleasedAndAdopted) {
  onnx::ModelProto model;
  EXPECT_EQ(model.release_graph(), nullptr);
  model.mutable_graph()->set_name("given away");
  const onnx::GraphProto* const graph = &model.graph();
  const std::unique_ptr<onnx::GraphProto> released(model.release_graph());
  EXPECT_EQ(released.get(), graph);
  EXPECT_FALSE(model.has_graph());
  model.set_allocated_graph(new onnx::GraphProto(*released));
  EXPECT_EQ(model.graph().name(), "given away");
  model.set_allocated_graph(new onnx::GraphProto);
  EXPECT_TRUE(model.has_graph());
  EXPECT_EQ(model.graph().name(), "");
  model.set_allocated_graph(nullptr);
  EXPECT_FALSE(model.has_graph());
}

TEST(Fields, ImplicitOnesAreWrittenUnlessZero) {
  sample3::Implicit message;
  message.set_int32_value(0);
  message.set_string_value("");
  message.mutable_bytes_value();
  message.set_shade_value(sample3::NONE);
  EXPECT_EQ(message.ByteSizeLong(), 0u);
  message.set_float_value(-0.0f);
  EXPECT_EQ(message.SerializeAsString(), "\x15\0\0\0\x80"sv);
  message.mutable_message_value();
  EXPECT_TRUE(message.has_message_value());
  ASSERT_TRUE(message.ParseFromString("\x18\x05\x18\0"sv));
  EXPECT_EQ(message.int32_value(), 0);
  EXPECT_EQ(message.SerializeAsString(), "");
}

TEST(Fields, OptionalOnesOfProto3AreTracked) {
  sample3::Explicit message;
  EXPECT_FALSE(message.has_int32_value());
  message.set_int32_value(0);
  message.set_string_value("");
  message.set_shade_value(sample3::NONE);
  EXPECT_EQ(message.SerializeAsString(), "\x18\0\x72\0\x80\x01\0"sv);
  message.clear_int32_value();
  EXPECT_FALSE(message.has_int32_value());
}

TEST(Fields, ClosedEnumsKeepUnknownNumbersApart) {
  sample::Scalars message;
  ASSERT_TRUE(message.ParseFromString("\x80\x01\x10\x80\x01\x63"sv));
  EXPECT_EQ(message.color_value(), sample::BLUE);
  EXPECT_EQ(message.SerializeAsString(), "\x80\x01\x10\x80\x01\x63"sv);
  sample::Unpacked unpacked;
  ASSERT_TRUE(unpacked.ParseFromString("\x80\x01\x01\x80\x01\x63\x80\x01\x10"sv));
  ASSERT_EQ(unpacked.color_value_size(), 2);
  EXPECT_EQ(unpacked.color_value(1), sample::BLUE);
  sample::Packed packed;
  ASSERT_TRUE(packed.ParseFromString("\x82\x01\x03\x01\x63\x10"sv));
  ASSERT_EQ(packed.color_value_size(), 2);
  EXPECT_EQ(packed.SerializeAsString(), "\x82\x01\x02\x01\x10\x80\x01\x63"sv);
  sample::Choice choice;
  ASSERT_TRUE(choice.ParseFromString("\x10\x05\x30\x63"sv));  // number = 5, color = 99
  EXPECT_EQ(choice.value_case(), sample::Choice::kNumber);
}

TEST(Fields, OpenEnumsTakeAnyNumber) {
  sample3::Implicit message;
  ASSERT_TRUE(message.ParseFromString("\x80\x01\x63"sv));
  EXPECT_EQ(static_cast<int>(message.shade_value()), 99);
  sample3::Lists lists;
  ASSERT_TRUE(lists.ParseFromString("\x82\x01\x02\x01\x63"sv));
  ASSERT_EQ(lists.shade_value_size(), 2);
  EXPECT_EQ(static_cast<int>(lists.shade_value(1)), 99);
  EXPECT_EQ(lists.SerializeAsString(), "\x82\x01\x02\x01\x63"sv);
}

TEST(Fields, EnumsMatchLibprotobuf) {
  static_assert(std::is_same_v<onnx::TensorProto::DataType, onnx::TensorProto_DataType>);
  static_assert(onnx::TensorProto::FLOAT == onnx::TensorProto_DataType_FLOAT);
  static_assert(std::is_convertible_v<onnx::TensorProto_DataType, int>);
  static_assert(
      std::is_same_v<decltype(sample::Unpacked().color_value()), const google::protobuf::RepeatedField<int>&>);
  EXPECT_EQ(onnx::TensorProto_DataType_Name(onnx::TensorProto::BFLOAT16), "BFLOAT16");
  EXPECT_EQ(onnx::TensorProto::DataType_Name(1000), "");
  EXPECT_EQ(sample::Color_Name(sample::NEGATIVE), "NEGATIVE");
  sample::Color color = sample::RED;
  EXPECT_TRUE(sample::Color_Parse("BLUE", &color));
  EXPECT_EQ(color, sample::BLUE);
  EXPECT_FALSE(sample::Color_Parse("blue", &color));
  switch (onnx::TensorProto().data_type()) {
    case onnx::TensorProto::FLOAT:
      FAIL();
    default:
      break;
  }
}

TEST(Fields, RepeatedOnesAreChangedThroughTheirContainer) {
  sample::Tree tree;
  tree.mutable_numbers()->Add(5);
  tree.set_numbers(0, 6);
  tree.mutable_children()->Add()->set_label("child");
  *tree.mutable_names()->Add() = "name";
  const sample::Tree other = tree;
  *tree.mutable_numbers() = {other.numbers().begin(), other.numbers().end()};
  tree.mutable_children()->CopyFrom(other.children());
  EXPECT_EQ(tree.SerializeAsString(), other.SerializeAsString());
  EXPECT_EQ(tree.mutable_children(0), &tree.children(0));
  tree.clear_numbers();
  tree.clear_children();
  tree.clear_names();
  EXPECT_EQ(tree.ByteSizeLong(), 0u);
}

TEST(Fields, StringsOfProto3MustBeUtf8) {
  sample3::Implicit message;
  EXPECT_TRUE(message.ParseFromString("\x72\x04\xf0\x9f\x98\x80"sv));
  EXPECT_EQ(message.TryParse("\x72\x03\xf0\x9f\x98"sv).path(), "Implicit.string_value");
  EXPECT_TRUE(message.ParseFromString("\x7a\x03\xf0\x9f\x98"sv)) << "bytes are not checked";
  sample3::Lists lists;
  EXPECT_EQ(lists.TryParse("\x72\x01x\x72\x01\xff"sv).path(), "Lists.string_value[1]");
  EXPECT_FALSE(sample3::Choice().ParseFromString("\x12\x01\xff"sv));
  EXPECT_FALSE(sample3::Maps().ParseFromString("\x0a\x03\x0a\x01\xff"sv));
  EXPECT_FALSE(sample3::Maps().ParseFromString("\x0a\x03\x12\x01\xff"sv));
}

// Returns field 1000 with each wire type. The group contains another group.
std::string unknown_fields() {
  std::string bytes;
  for (const auto field : {"\xc0\x3e\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv, "\xc1\x3e\1\2\3\4\5\6\7\x08"sv,
                           "\xc2\x3e\x03zzz"sv, "\xc3\x3e\x08\x01\x13\x1a\x01x\x14\xc4\x3e"sv, "\xc5\x3e\1\2\3\4"sv}) {
    bytes += field;
  }
  return bytes;
}

TEST(UnknownFields, AreKept) {
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(unknown_fields() + "\x08\x05"));
  EXPECT_EQ(tensor.SerializeAsString(), "\x08\x05" + unknown_fields());
  EXPECT_EQ(tensor.ByteSizeLong(), 2 + unknown_fields().size());
}

TEST(UnknownFields, AreCopiedMergedMovedAndCleared) {
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(unknown_fields()));
  onnx::TensorProto copy = tensor;
  EXPECT_EQ(copy.SerializeAsString(), unknown_fields());
  copy.MergeFrom(tensor);
  EXPECT_EQ(copy.SerializeAsString(), unknown_fields() + unknown_fields());
  copy.MergeFrom(copy);
  EXPECT_EQ(copy.ByteSizeLong(), 4 * unknown_fields().size());
  onnx::TensorProto moved = std::move(copy);
  EXPECT_EQ(copy.ByteSizeLong(), 0u);  // NOLINT(bugprone-use-after-move): guaranteed to be empty
  moved.Swap(&copy);
  EXPECT_EQ(moved.ByteSizeLong(), 0u);
  EXPECT_EQ(copy.ByteSizeLong(), 4 * unknown_fields().size());
  copy.Clear();
  EXPECT_EQ(copy.SerializeAsString(), "");
  ASSERT_TRUE(copy.MergeFromString(unknown_fields()));
  ASSERT_TRUE(copy.MergeFromString(unknown_fields()));
  EXPECT_EQ(copy.SerializeAsString(), unknown_fields() + unknown_fields());
}

TEST(Groups, AreReadAndWritten) {
  sample::Groups groups;
  groups.mutable_single()->set_number(5);
  groups.mutable_single()->mutable_inner()->add_words("w");
  groups.add_many()->add_part()->set_data("d");
  groups.mutable_chosen()->set_weight(1);
  const std::string bytes = groups.SerializeAsString();
  EXPECT_EQ(bytes.front(), '\x0b');
  sample::Groups read;
  ASSERT_TRUE(read.ParseFromString(bytes));
  EXPECT_EQ(read.single().inner().words(0), "w");
  EXPECT_EQ(read.many(0).part(0).data(), "d");
  EXPECT_EQ(read.choice_case(), sample::Groups::kChosen);
  EXPECT_EQ(read.SerializeAsString(), bytes);
  EXPECT_FALSE(read.ParseFromString(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(read.ParseFromString("\x0c"sv));
}

}  // namespace
