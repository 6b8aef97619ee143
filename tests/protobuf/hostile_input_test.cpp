// Malformed input is rejected, or parses to a message that survives a round trip. Sanitizers detect reads past the end
// and leaks.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "../generated/nested_trees.h"
#include "corpora.h"
#include "kinds.pb.h"
#include "kinds3.pb.h"

namespace {

using google::protobuf::MessageLite;
using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::CodedInputStream;
using onnxgen::tests::nested_trees;
using std::string_view_literals::operator""sv;

// Parses from a buffer of exactly this size, so that sanitizers detect reads past its end.
bool parse_exact(MessageLite& message, std::string_view bytes) {
  const auto exact = std::make_unique<char[]>(std::max<std::size_t>(bytes.size(), 1));
  std::copy(bytes.begin(), bytes.end(), exact.get());
  return message.ParsePartialFromArray(exact.get(), static_cast<std::int64_t>(bytes.size()));
}

bool parse_in_small_blocks(MessageLite& message, std::string_view bytes) {
  ArrayInputStream stream(bytes.data(), static_cast<std::int64_t>(bytes.size()), 7);
  return message.ParsePartialFromZeroCopyStream(&stream);
}

template <class Message>
void expect_refused_or_stable(std::string_view bytes) {
  Message message;
  const bool accepted = parse_exact(message, bytes);
  Message from_stream;
  EXPECT_EQ(parse_in_small_blocks(from_stream, bytes), accepted);
  const std::string written = message.SerializePartialAsString();
  EXPECT_EQ(written.size(), message.ByteSizeLong());
  if (!accepted) return;
  Message again;
  ASSERT_TRUE(again.ParsePartialFromString(written));
  EXPECT_TRUE(again.SerializePartialAsString() == written);
  EXPECT_TRUE(from_stream.SerializePartialAsString() == written);
}

template <class Message>
void damage_everywhere(const std::string& bytes) {
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    SCOPED_TRACE(size);
    expect_refused_or_stable<Message>(std::string_view(bytes).substr(0, size));
  }
  std::string damaged = bytes;
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    SCOPED_TRACE(bit);
    damaged[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
    expect_refused_or_stable<Message>(damaged);
    damaged[bit / 8] = bytes[bit / 8];
  }
}

const std::string kLongValue(40, 'l');

TEST(HostileInput, EveryKindOfFieldDamaged) {
  sample::Unpacked lists;
  sample::Packed packed;
  for (int i = 0; i < 3; ++i) {
    lists.add_int32_value(i - 1);
    lists.add_double_value(i);
    lists.add_string_value(kLongValue);
    lists.add_bytes_value("b");
    lists.add_color_value(sample::BLUE);
    lists.add_message_value()->set_string_value(kLongValue);
    packed.add_int64_value(i - 1);
    packed.add_bool_value(true);
    packed.add_fixed32_value(7);
    packed.add_color_value(sample::NEGATIVE);
  }
  damage_everywhere<sample::Unpacked>(lists.SerializeAsString());
  damage_everywhere<sample::Packed>(packed.SerializeAsString());

  sample::Maps maps;
  (*maps.mutable_int32_string())[1] = kLongValue;
  (*maps.mutable_uint64_color())[2] = sample::GREEN;
  (*maps.mutable_string_maps())[kLongValue].mutable_bool_scalars()->operator[](true).set_int32_value(7);
  damage_everywhere<sample::Maps>(maps.SerializeAsString());

  sample::Choice choice;
  choice.mutable_choice()->mutable_scalars()->set_string_value(kLongValue);
  choice.set_other_text(kLongValue);
  damage_everywhere<sample::Choice>(choice.SerializeAsString());

  sample::Groups groups;
  groups.mutable_single()->mutable_below()->add_many()->add_part()->set_data(kLongValue);
  groups.mutable_chosen()->set_weight(1);
  damage_everywhere<sample::Groups>(groups.SerializeAsString());

  sample3::Lists texts;
  texts.add_string_value("\xf0\x9f\x98\x80");
  texts.add_shade_value(sample3::DARK);
  damage_everywhere<sample3::Lists>(texts.SerializeAsString());
}

TEST(HostileInput, ModelsDamaged) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  for (const char* name : {"test_if_seq", "test_optional_get_element_sequence"}) {
    std::ifstream file(*folder / "node" / name / "model.onnx", std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    ASSERT_GT(bytes.size(), 100u);
    damage_everywhere<onnx::ModelProto>(bytes);
  }
}

TEST(HostileInput, LengthsPastTheEndTakeNoMemory) {
  for (const auto bytes :
       {"\x4a\xff\xff\xff\xff\xff\xff\xff\xff\x7f"sv, "\x4a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv,
        "\x22\xff\xff\xff\xff\x07"sv, "\x3a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv}) {
    onnx::TensorProto tensor;
    EXPECT_FALSE(tensor.ParseFromString(bytes));
    EXPECT_EQ(tensor.float_data().Capacity(), 0);
    EXPECT_LT(tensor.raw_data().capacity(), 100u);
  }
}

TEST(HostileInput, DepthIsLimited) {
  EXPECT_TRUE(sample::Tree().ParseFromString(nested_trees(100)));
  EXPECT_EQ(sample::Tree().TryParse(nested_trees(101)).code(), onnxgen::ErrorCode::kDepthExceeded);
  EXPECT_FALSE(sample::Tree().ParseFromString(nested_trees(100'000)));
  const std::string group_starts(100'000, '\x5b');  // groups of an unknown field
  EXPECT_FALSE(sample::Tree().ParseFromString(group_starts));
}

TEST(HostileInput, DepthIsLimitedByTheOption) {
  const std::string bytes = nested_trees(5);
  const auto parse = [&](int limit) {
    CodedInputStream coded(reinterpret_cast<const std::uint8_t*>(bytes.data()),
                           static_cast<std::int64_t>(bytes.size()));
    coded.SetRecursionLimit(limit);
    sample::Tree tree;
    return tree.ParseFromCodedStream(&coded);
  };
  EXPECT_TRUE(parse(5));
  EXPECT_FALSE(parse(4));
}

TEST(HostileInput, AFailedParseLeavesAMessageThatWorks) {
  sample::Tree tree;
  tree.set_label(kLongValue);
  EXPECT_FALSE(tree.ParseFromString("\x0a\x01x\x22\x02\x0a\x05"sv));
  tree.add_children()->set_label("child");
  tree.MergeFrom(sample::Tree(tree));
  EXPECT_GE(tree.children_size(), 2);
  EXPECT_TRUE(tree.ParseFromString("\x0a\x01y"sv));
  EXPECT_EQ(tree.SerializeAsString(), "\x0a\x01y"sv);
}

}  // namespace
