// Contents of an error: the code, the offset, and the path of the field.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "kinds.pb.h"
#include "nested_trees.h"
#include "profile.h"

namespace {

using onnxgen::ErrorCode;
using onnxgen::Status;
using onnxgen::tests::nested_trees;
using std::string_literals::operator""s;
using std::string_view_literals::operator""sv;

template <class Message>
Status parse(std::string_view bytes, const onnxgen::ParseOptions& options = {}) {
  Message message;
  Status status = onnxgen::tests::parse(message, bytes, options);
  if (!status) onnxgen::tests::expect_sound_after_failure(message);
  return status;
}

std::string block(char tag, const std::string& content) {
  return std::string(1, tag) + static_cast<char>(content.size()) + content;
}

TEST(ParseErrors, StateThePosition) {
  // ModelProto.graph.node[3].attribute[0].t, whose name is truncated by the end of the input.
  const std::string tensor =
      "\x42\x0a"
      "abc";
  const std::string node = block('\x2a', block('\x2a', tensor));
  const std::string bytes = block('\x3a', "\x0a\0\x0a\0\x0a\0"s + block('\x0a', node));
  const Status status = parse<onnx::ModelProto>(bytes);
  EXPECT_EQ(status.code(), ErrorCode::kTruncated);
  EXPECT_EQ(status.offset(), bytes.size());
  EXPECT_EQ(status.path(), "ModelProto.graph.node[3].attribute[0].t.name");
  EXPECT_EQ(status.message(),
            "ModelProto.graph.node[3].attribute[0].t.name: truncated at byte " + std::to_string(bytes.size()));
}

TEST(ParseErrors, OfLengths) {
  EXPECT_EQ(parse<onnx::TensorProto>("\x42\x04"
                                     "abc"sv)
                .message(),
            "TensorProto.name: truncated at byte 5");
  EXPECT_EQ(parse<onnx::TensorProto>("\x42"sv).message(), "TensorProto.name: truncated at byte 1");
  EXPECT_EQ(parse<onnx::TensorProto>("\x42\x80"sv).message(), "TensorProto.name: truncated at byte 2");
  // Lengths of 2^63 and 2^64 - 1, which overflow when added to a position.
  EXPECT_EQ(parse<onnx::TensorProto>("\x4a\xff\xff\xff\xff\xff\xff\xff\xff\x7f"sv).code(), ErrorCode::kTruncated);
  EXPECT_EQ(parse<onnx::TensorProto>("\x4a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv).code(), ErrorCode::kTruncated);
  EXPECT_EQ(parse<onnx::TensorProto>("\x22\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv).code(), ErrorCode::kTruncated);
  EXPECT_EQ(parse<onnx::TensorProto>("\x1a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv).code(), ErrorCode::kTruncated);
  EXPECT_EQ(parse<onnx::TensorProto>("\xc2\x3e\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv).code(),
            ErrorCode::kTruncated);
}

TEST(ParseErrors, OfVarints) {
  EXPECT_EQ(parse<onnx::TensorProto>("\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv).message(),
            "TensorProto.data_type: malformed varint at byte 1");
  EXPECT_EQ(parse<onnx::TensorProto>("\x42\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv).message(),
            "TensorProto.name: malformed varint at byte 1");
  EXPECT_EQ(parse<onnx::TensorProto>("\x10\xff"sv).message(), "TensorProto.data_type: truncated at byte 2");
  EXPECT_TRUE(parse<onnx::TensorProto>("\x10\x81\x80\x80\x80\x80\x80\x80\x80\x80\x00"sv)) << "ten bytes are legal";
  EXPECT_EQ(parse<onnx::TensorProto>("\x3a\x0b\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv).code(),
            ErrorCode::kMalformedVarint);
  EXPECT_FALSE(parse<onnx::TensorProto>("\x3a\x02\x01\x80"sv)) << "cut short by the end of the packed run";
}

TEST(ParseErrors, OfALengthInsideOfARun) {
  const std::string too_long = "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01";
  EXPECT_EQ(parse<onnx::NodeProto>("\x0a\x01x\x0a" + too_long).message(),
            "NodeProto.input[1]: malformed varint at byte 4");
  EXPECT_EQ(parse<onnx::TensorProto>("\x32\x01x\x32" + too_long).message(),
            "TensorProto.string_data[1]: malformed varint at byte 4");
  EXPECT_EQ(parse<onnx::GraphProto>("\x0a\x02\x1a\x00\x0a"s + too_long).message(),
            "GraphProto.node[1]: malformed varint at byte 5");
  EXPECT_EQ(parse<onnx::NodeProto>("\x0a\x01x\x0a\x03xy").message(), "NodeProto.input[1]: truncated at byte 7");
  EXPECT_EQ(parse<onnx::NodeProto>("\x0a\x01x\x0a\xff").message(), "NodeProto.input[1]: truncated at byte 5");
}

TEST(ParseErrors, OfPackedRuns) {
  EXPECT_FALSE(parse<onnx::TensorProto>("\x22\x03\0\0\0"sv)) << "no multiple of four";
  EXPECT_FALSE(parse<onnx::TensorProto>("\x52\x0c\0\0\0\0\0\0\0\0\0\0\0\0"sv)) << "no multiple of eight";
  EXPECT_TRUE(parse<onnx::TensorProto>("\x22\0"sv)) << "an empty run";
}

TEST(ParseErrors, OfTags) {
  EXPECT_EQ(parse<onnx::TensorProto>("\x00\x01"sv).message(), "TensorProto: invalid tag at byte 0");
  EXPECT_EQ(parse<onnx::TensorProto>("\x08\x01\x0e"sv).code(), ErrorCode::kInvalidTag);
  EXPECT_EQ(parse<onnx::TensorProto>("\x08\x01\x0e"sv).offset(), 2u);
  EXPECT_EQ(parse<onnx::TensorProto>("\x0f"sv).code(), ErrorCode::kInvalidTag);
  EXPECT_EQ(parse<onnx::TensorProto>("\x02\x00"sv).code(), ErrorCode::kInvalidTag) << "field number 0";
  EXPECT_EQ(parse<onnx::TensorProto>("\xff\xff\xff\xff\xff\x01"sv).code(), ErrorCode::kMalformedVarint);
  EXPECT_EQ(parse<onnx::TensorProto>("\xf8\xff\xff\xff\x1f\x01"sv).code(), ErrorCode::kMalformedVarint) << "33 bits";
  EXPECT_TRUE(parse<onnx::TensorProto>("\xf8\xff\xff\xff\x0f\x01"sv)) << "the largest number";
}

TEST(ParseErrors, OfGroups) {
  EXPECT_EQ(parse<onnx::TensorProto>("\x0c"sv).code(), ErrorCode::kUnmatchedGroup);
  EXPECT_EQ(parse<onnx::TensorProto>("\xc4\x3e"sv).code(), ErrorCode::kUnmatchedGroup);
  EXPECT_EQ(parse<onnx::TensorProto>("\xc3\x3e\xcc\x3e"sv).code(), ErrorCode::kUnmatchedGroup);
  EXPECT_FALSE(parse<onnx::TensorProto>("\xc3\x3e\x08\x01"sv)) << "no end";
  EXPECT_FALSE(parse<onnx::TensorProto>("\x1a\x02\xc3\x3e\xc4\x3e"sv)) << "the end stands outside the message";
  EXPECT_TRUE(parse<onnx::TensorProto>("\xc3\x3e\xc4\x3e"sv));
}

TEST(ParseErrors, OfDepth) {
  EXPECT_TRUE(parse<sample::Tree>(nested_trees(100)));
  EXPECT_EQ(parse<sample::Tree>(nested_trees(101)).code(), ErrorCode::kDepthExceeded);
  EXPECT_EQ(parse<sample::Tree>(nested_trees(100'000)).code(), ErrorCode::kDepthExceeded);
  onnxgen::ParseOptions options;
  options.max_depth = 3;
  EXPECT_TRUE(parse<sample::Tree>(nested_trees(3), options));
  EXPECT_EQ(parse<sample::Tree>(nested_trees(4), options).path(), "Tree.left.left.left.left");
  options.max_depth = 0;
  EXPECT_TRUE(parse<sample::Tree>("\x0a\x01x"sv, options));
  EXPECT_FALSE(parse<sample::Tree>("\x1a\0"sv, options));

  const std::string group_starts(100'000, '\x5b');  // groups of an unknown field
  EXPECT_EQ(parse<sample::Tree>(group_starts).code(), ErrorCode::kDepthExceeded);
  EXPECT_TRUE(parse<sample::Tree>(std::string(100, '\x5b') + std::string(100, '\x5c')));
  EXPECT_FALSE(parse<sample::Tree>(std::string(101, '\x5b') + std::string(101, '\x5c')));
}

TEST(ParseErrors, UnknownGroupsCountAsMessagesDo) {
  const auto groups = [](int levels) {
    const auto count = static_cast<std::size_t>(levels);
    return std::string(count, '\x5b') + std::string(count, '\x5c');
  };
  EXPECT_EQ(parse<sample::Tree>(groups(20'000)).code(), ErrorCode::kDepthExceeded);
  onnxgen::ParseOptions options;
  options.max_depth = 3;
  options.allow_partial = true;
  EXPECT_TRUE(parse<sample::Tree>(groups(3), options));
  const Status status = parse<sample::Tree>(groups(4), options);
  EXPECT_EQ(status.message(), "Tree.11.11.11.11: nested too deeply at byte 4");
  // In a submessage and in a map entry.
  EXPECT_TRUE(parse<sample::Tree>(block('\x1a', groups(2)), options));
  EXPECT_EQ(parse<sample::Tree>(block('\x1a', groups(3)), options).path(), "Tree.left.11.11.11");
  EXPECT_TRUE(parse<sample::Maps>(block('\x0a', groups(2)), options));
  EXPECT_EQ(parse<sample::Maps>(block('\x0a', groups(3)), options).code(), ErrorCode::kDepthExceeded);
  options.keep_unknown_fields = false;
  EXPECT_FALSE(parse<sample::Tree>(groups(4), options));
  EXPECT_EQ(parse<sample::Tree>("\x5b\x63\x64\x5b\x08\x01\x5c\x64"sv).message(),
            "Tree.11.12: unmatched group at byte 7");
  EXPECT_EQ(parse<sample::Tree>("\x5b\x63\x5b\x5c"sv).message(), "Tree.11.12: truncated at byte 4");
}

// A program may allow any depth, because stack usage does not grow with the depth of unknown groups.
TEST(ParseErrors, UnknownGroupsMayBeNestedWithoutEnd) {
  constexpr std::size_t kLevels = 1'000'000;
  const std::string bytes = std::string(kLevels, '\x5b') + "\x08\x05" + std::string(kLevels, '\x5c');
  onnxgen::ParseOptions options;
  options.max_depth = kLevels;
  sample::Tree tree;
  ASSERT_TRUE(onnxgen::tests::parse(tree, bytes, options));
  EXPECT_TRUE(tree.SerializeAsString() == bytes);
  const sample::Tree copy = tree;
  EXPECT_TRUE(onnxgen::tests::same(copy, tree));
  options.max_depth = kLevels - 1;
  EXPECT_EQ(onnxgen::tests::parse(tree, bytes, options).code(), ErrorCode::kDepthExceeded);
}

TEST(ParseErrors, OfSize) {
  onnxgen::ParseOptions options;
  options.max_total_bytes = 4;
  EXPECT_TRUE(parse<onnx::TensorProto>("\x08\x01\x10\x01"sv, options));
  EXPECT_EQ(parse<onnx::TensorProto>("\x08\x01\x10\x01\x08\x01"sv, options).code(), ErrorCode::kInputTooLarge);
}

TEST(ParseErrors, OfElements) {
  onnx::GraphProto graph;
  graph.add_node();
  graph.add_node()->add_attribute()->add_tensors()->set_name("abc");
  std::string bytes = graph.SerializeAsString();
  bytes.resize(bytes.size() - 1);
  EXPECT_EQ(parse<onnx::GraphProto>(bytes).path(), "GraphProto.node[1].attribute[0].tensors[0].name");
  EXPECT_EQ(parse<onnx::NodeProto>("\x0a\x01"
                                   "a\x0a\x01"
                                   "b\x0a\x05"
                                   "c"sv)
                .path(),
            "NodeProto.input[2]");
}

}  // namespace
