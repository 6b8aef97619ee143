// Copies, moves and swaps between roots, between submessages, and between a message and its own submessages.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;

constexpr std::string_view kUnknown = "\xF8\x3F\x07";  // field 1023

Tree make_tree(std::string_view label) {
  Tree tree;
  tree.set_label(label);
  tree.mutable_left()->set_label(std::string(label) + ".left");
  tree.mutable_left()->add_names("name");
  tree.set_data(std::string(50'000, label[0]));
  EXPECT_TRUE(tree.MergeFromString(kUnknown));
  EXPECT_TRUE(tree.mutable_left()->MergeFromString(kUnknown));
  return tree;
}

TEST(Ownership, MoveBetweenRoots) {
  const Tree expected = make_tree("a");
  Tree from = expected;
  const Tree* const left = &from.left();
  Tree to = make_tree("b");
  to = std::move(from);
  EXPECT_EQ(to, expected);
  EXPECT_EQ(&to.left(), left) << "nothing is copied";
  EXPECT_EQ(from, Tree());
  from.set_label("again");
  EXPECT_EQ(to, expected);
}

TEST(Ownership, MoveAPartUpOverItsRoot) {
  Tree tree = make_tree("a");
  const Tree expected = tree.left();
  tree = std::move(*tree.mutable_left());
  EXPECT_EQ(tree, expected);
  tree.set_size(1);
  Tree repeated;
  repeated.add_children()->add_children()->set_label("deep");
  repeated = std::move(*repeated.mutable_children(0)->mutable_children(0));
  EXPECT_EQ(repeated.label(), "deep");
}

TEST(Ownership, MoveBetweenPartsOfOneRoot) {
  Tree tree;
  *tree.add_children() = make_tree("a");
  *tree.add_children() = make_tree("b");
  const Tree expected = tree.children(0);
  *tree.mutable_children(1) = std::move(*tree.mutable_children(0));
  EXPECT_EQ(tree.children(1), expected);
  EXPECT_EQ(tree.children(0), Tree());
  tree.mutable_children(0)->set_label("again");
}

TEST(Ownership, MoveIntoAndOutOfAnotherRoot) {
  const Tree expected = make_tree("a");
  Tree from = expected;
  Tree to;
  *to.add_children() = std::move(from);
  EXPECT_EQ(to.children(0), expected);
  EXPECT_EQ(from, Tree());
  const Tree out = std::move(*to.mutable_children(0));
  EXPECT_EQ(out, expected);
  EXPECT_EQ(to.children(0), Tree());
}

TEST(Ownership, CopyWithinOneRoot) {
  const Tree original = make_tree("a");
  Tree tree = original;
  *tree.mutable_left() = tree;  // a root into its own submessage
  EXPECT_EQ(tree.left(), original);
  EXPECT_EQ(tree.left().left(), original.left());
  tree = tree.left();  // a submessage into its root
  EXPECT_EQ(tree, original);
  const Tree& same = tree;
  tree = same;
  EXPECT_EQ(tree, original);
  Tree* const below = tree.mutable_left()->mutable_left();
  const Tree left = tree.left();
  *below = tree.left();
  EXPECT_EQ(tree.left().left(), left);
}

TEST(Ownership, MergeWithItselfAndItsParts) {
  Tree tree;
  tree.add_names("a");
  tree.add_children()->add_names("b");
  tree.MergeFrom(tree);
  EXPECT_EQ(tree.names_size(), 2u);
  EXPECT_EQ(tree.children_size(), 2u);
  tree.mutable_children(0)->MergeFrom(tree);
  EXPECT_EQ(tree.children(0).children_size(), 2u);
  EXPECT_EQ(tree.children(0).names_size(), 3u);
  tree.MergeFrom(tree.children(0));
  EXPECT_EQ(tree.names_size(), 5u);
  EXPECT_EQ(tree.children_size(), 4u);
}

TEST(Ownership, SwapAllWays) {
  const Tree a = make_tree("a");
  const Tree b = make_tree("b");
  Tree x = a;
  Tree y = b;
  x.Swap(&y);
  EXPECT_EQ(x, b);
  EXPECT_EQ(y, a);
  Tree root;
  *root.add_children() = a;
  *root.add_children() = b;
  root.mutable_children(0)->Swap(root.mutable_children(1));
  EXPECT_EQ(root.children(0), b);
  EXPECT_EQ(root.children(1), a);
  root.mutable_children(0)->Swap(&y);
  EXPECT_EQ(root.children(0), a);
  EXPECT_EQ(y, b);
  y.Swap(root.mutable_children(0));
  EXPECT_EQ(root.children(0), b);
  EXPECT_EQ(y, a);
  Tree empty;
  swap(empty, y);
  EXPECT_EQ(empty, a);
  EXPECT_EQ(y, Tree());
  y.Swap(&y);
  Tree& same = empty;
  empty.Swap(&same);
  EXPECT_EQ(empty, a);
}

TEST(Ownership, SettersTakeTheirOwnValue) {
  Tree tree = make_tree("a");
  tree.set_label(tree.label());
  tree.set_label(tree.left().label());
  EXPECT_EQ(tree.label(), "a.left");
  tree.set_label(tree.label().substr(2));
  EXPECT_EQ(tree.label(), "left");
  tree.set_data(tree.data().substr(1));
  EXPECT_EQ(tree.data().size(), 49'999u);
  tree.set_label(tree.data());
  EXPECT_EQ(tree.label(), tree.data());
  tree.set_text("text");
  tree.set_text(tree.text().substr(1));
  EXPECT_EQ(tree.text(), "ext");
  tree.set_blob(tree.text());  // in the same oneof
  EXPECT_EQ(tree.blob(), "ext");
  tree.set_text(tree.blob());
  EXPECT_EQ(tree.text(), "ext");
}

TEST(Ownership, AClearedRootIsReusable) {
  Tree tree;
  for (int round = 0; round < 3; ++round) {
    const Tree expected = make_tree("a");
    tree = expected;
    EXPECT_EQ(tree, expected);
    tree.Clear();
    EXPECT_EQ(tree.ByteSizeLong(), 0u);
    EXPECT_TRUE(tree.unknown_fields().empty());
  }
}

}  // namespace
}  // namespace onnxgen
