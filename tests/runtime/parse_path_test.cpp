// Offset and field path of errors, as users see them.
#include <gtest/gtest.h>

#include <string>

#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;

std::string parse_error(std::string_view input, const ParseOptions& options = {}) {
  Tree tree;
  const Status status = tree.ParseFromString(input, options);
  EXPECT_EQ(tree, Tree()) << "empty after a failure";
  return status.message();
}

std::string cut(const Tree& tree, std::size_t bytes = 1) {
  std::string text = tree.SerializeAsString();
  text.resize(text.size() - bytes);
  return text;
}

TEST(ParsePath, NamesTheField) {
  EXPECT_EQ(parse_error("\x0A\x05"
                        "abc"),
            "Tree.label: truncated at byte 5");
  EXPECT_EQ(parse_error("\x48\xFF"), "Tree.size: truncated at byte 2");
  EXPECT_EQ(parse_error("\x3D\x01"), "Tree.numbers: truncated at byte 2");
}

TEST(ParsePath, NamesTheEnclosingFields) {
  Tree tree;
  tree.mutable_left()->mutable_left()->set_label("label");
  EXPECT_EQ(parse_error(cut(tree)), "Tree.left.left.label: truncated at byte 10");
}

TEST(ParsePath, CountsElements) {
  Tree tree;
  for (int i = 0; i < 3; ++i) tree.add_names("name");
  EXPECT_EQ(parse_error(cut(tree)), "Tree.names[2]: truncated at byte 17");
  tree.Clear();
  for (int i = 0; i < 20; ++i) tree.add_numbers(i);
  EXPECT_EQ(parse_error(cut(tree)), "Tree.numbers[19]: truncated at byte 39");
  tree.Clear();
  for (int i = 0; i < 70; ++i) tree.add_blobs("b");
  EXPECT_EQ(parse_error(cut(tree)), "Tree.blobs[69]: truncated at byte 209");
}

// Elements of inner and outer runs share a stack.
TEST(ParsePath, CountsElementsInElements) {
  Tree tree;
  tree.add_children();
  Tree* const second = tree.add_children();
  for (int i = 0; i < 100; ++i) second->add_children();
  second->add_children()->add_names("one");
  second->mutable_children(100)->add_names("two");
  EXPECT_EQ(parse_error(cut(tree)).substr(0, 44), "Tree.children[1].children[100].names[1]: tru");
}

TEST(ParsePath, CountsElementsAcrossOtherFields) {
  EXPECT_EQ(parse_error("\x2A\x01"
                        "a"
                        "\x48\x01"
                        "\x2A\x01"
                        "b"
                        "\x2A\x09"
                        "c"),
            "Tree.names[2]: truncated at byte 11");
}

TEST(ParsePath, AnUnreadableTagHasNoName) {
  EXPECT_EQ(parse_error("\x48\x01\xFF\xFF\xFF\xFF\xFF\xFF"), "Tree: malformed varint at byte 2");
  EXPECT_EQ(parse_error("\xFF"), "Tree: truncated at byte 1");
}

TEST(ParsePath, UnknownFieldsGoByTheirNumber) {
  EXPECT_EQ(parse_error("\xF2\x3F\x05"), "Tree.1022: truncated at byte 3");
}

TEST(ParsePath, BadTags) {
  EXPECT_EQ(parse_error("\x48\x01\x4E"), "Tree.size: invalid tag at byte 2") << "wire type 6";
  EXPECT_NE(parse_error(std::string_view("\x00\x01", 2)).find("invalid tag at byte 0"), std::string::npos);
  EXPECT_NE(parse_error("\x54").find("unmatched group at byte 0"), std::string::npos);
  EXPECT_NE(parse_error("\xF3\x3F\x54").find("unmatched group at byte 2"), std::string::npos);
  EXPECT_NE(parse_error("\xF3\x3F").find("truncated at byte 2"), std::string::npos);
}

TEST(ParsePath, LongVarints) {
  const std::string eleven = std::string(10, '\x80') + '\x01';
  EXPECT_EQ(parse_error("\x48" + eleven), "Tree.size: malformed varint at byte 1");
  EXPECT_EQ(parse_error("\x0A" + eleven), "Tree.label: malformed varint at byte 1");
  EXPECT_EQ(parse_error("\x3A\x0B" + eleven), "Tree.numbers: malformed varint at byte 2");
  EXPECT_EQ(parse_error(std::string("\x42\x03") + "abc"), "Tree.weights: truncated at byte 5");
}

TEST(ParsePath, DeeperThanTheElementStacksInlineWords) {
  Tree tree;
  Tree* at = &tree;
  for (int i = 0; i < 70; ++i) at = at->mutable_left();
  at->set_label("end");
  std::string expected = "Tree";
  for (int i = 0; i < 70; ++i) expected += ".left";
  const std::string error = parse_error(cut(tree));
  EXPECT_EQ(error.substr(0, error.find(':')), expected + ".label");
}

TEST(ParsePath, DepthAndLimits) {
  Tree tree;
  tree.mutable_left()->add_children();
  ParseOptions options;
  options.max_depth = 1;
  EXPECT_EQ(parse_error(tree.SerializeAsString(), options).substr(0, 42), "Tree.left.children: nested too deeply at b");
  options = {};
  options.max_total_bytes = 3;
  EXPECT_EQ(parse_error(tree.SerializeAsString(), options), "input larger than the limit");
  options = {};
  options.max_allocated_bytes = 10'000;
  tree.set_data(std::string(50'000, 'x'));
  EXPECT_EQ(parse_error(tree.SerializeAsString(), options), "Tree.data: needs more memory than the limit at byte 4");
}

TEST(ParsePath, InsideMaps) {
  Tree tree;
  (*tree.mutable_forest())[1].set_label("label");
  EXPECT_FALSE(parse_error(cut(tree)).empty());
  EXPECT_EQ(parse_error(cut(tree)).substr(0, 11), "Tree.forest");
}

}  // namespace
}  // namespace onnxgen
