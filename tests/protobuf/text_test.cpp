// Storage of singular strings: one word in the message, and a std::string once the field is set.
#include <google/protobuf/arena.h>
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "kinds.pb.h"

namespace {

using sample::Tree;

const std::string kLongText(40, 't');

// At most the sizes of libprotobuf 3.21 with 64-bit pointers.
TEST(Text, AnUnsetTextOccupiesOneWord) {
  EXPECT_LE(sizeof(onnx::NodeProto), 184u);
  EXPECT_LE(sizeof(onnx::TensorShapeProto_Dimension), 48u);
  EXPECT_LE(sizeof(onnx::AttributeProto), 192u);
}

TEST(Text, IsEmptyBeforeItIsSet) {
  const Tree tree;
  EXPECT_EQ(tree.label(), "");
  EXPECT_EQ(&tree.label(), &Tree::default_instance().label()) << "nothing is made for a getter";
  EXPECT_FALSE(tree.has_label());
  EXPECT_EQ(tree.ByteSizeLong(), 0u);
}

TEST(Text, IsChangedInPlace) {
  Tree tree;
  std::string* const label = tree.mutable_label();
  EXPECT_TRUE(tree.has_label());
  *label = kLongText;
  EXPECT_EQ(&tree.label(), label);
  tree.clear_label();
  EXPECT_FALSE(tree.has_label());
  EXPECT_EQ(tree.label(), "");
  tree.set_label("again");
  EXPECT_EQ(&tree.label(), label);
}

TEST(Text, IsSetToAPartOfItself) {
  google::protobuf::Arena arena;
  Tree on_heap;
  for (Tree* const tree : {&on_heap, google::protobuf::Arena::CreateMessage<Tree>(&arena)}) {
    tree->set_label("head" + kLongText);
    tree->set_label(tree->label());
    EXPECT_EQ(tree->label(), "head" + kLongText);
    tree->set_label(tree->label().c_str() + 4);
    EXPECT_EQ(tree->label(), kLongText);
    tree->set_label(std::string_view(tree->label()).substr(2));
    EXPECT_EQ(tree->label(), kLongText.substr(2));
  }
}

TEST(Text, OwnershipIsTransferredBothWays) {
  Tree tree;
  auto value = std::make_unique<std::string>(kLongText);
  const std::string* const address = value.get();
  tree.set_allocated_label(value.release());
  EXPECT_EQ(&tree.label(), address);
  tree.set_allocated_label(new std::string("another"));
  EXPECT_EQ(tree.label(), "another");
  value.reset(tree.release_label());
  EXPECT_EQ(*value, "another");
  EXPECT_FALSE(tree.has_label());
  EXPECT_EQ(tree.release_label(), nullptr);
  tree.set_allocated_label(nullptr);
  EXPECT_FALSE(tree.has_label());
}

TEST(Text, ParsedTextIsReleasedAsANewString) {
  Tree tree;
  tree.set_label("short");
  tree.set_data(kLongText);
  const std::string bytes = tree.SerializeAsString();
  std::unique_ptr<std::string> label;
  std::unique_ptr<std::string> data;
  {
    Tree parsed;
    ASSERT_TRUE(parsed.ParseFromString(bytes));
    label.reset(parsed.release_label());
    parsed.set_label("after that");
    data.reset(parsed.release_data());
    parsed.set_allocated_data(new std::string(kLongText));
    EXPECT_EQ(parsed.label(), "after that");
    EXPECT_EQ(parsed.data(), kLongText);
  }
  EXPECT_EQ(*label, "short");
  EXPECT_EQ(*data, kLongText);
}

TEST(Text, OfAnotherParseReplacesIt) {
  Tree tree;
  ASSERT_TRUE(tree.ParseFromString("\x0a\x01x"));
  const std::string longer = std::string("\x0a\x28", 2) + kLongText;
  ASSERT_TRUE(tree.MergeFromString(longer));
  EXPECT_EQ(tree.label(), kLongText);
  ASSERT_TRUE(tree.MergeFromString(std::string("\x0a\0", 2)));
  EXPECT_TRUE(tree.has_label());
  EXPECT_EQ(tree.label(), "");
}

TEST(Text, IsExchangedWithItsMessage) {
  Tree first;
  ASSERT_TRUE(first.ParseFromString("\x0a\x01x"));
  Tree second;
  second.set_label(kLongText);
  const std::string* const address = &second.label();
  first.Swap(&second);
  EXPECT_EQ(&first.label(), address);
  EXPECT_EQ(second.label(), "x");
  first = std::move(second);
  EXPECT_EQ(first.label(), "x");
}

}  // namespace
