// Messages are regular values: they can be copied, moved, swapped, compared and stored in containers, in every
// combination of roots and submessages.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "kinds.pb.h"

namespace {

using sample::Tree;

static_assert(std::is_nothrow_default_constructible_v<Tree>);
static_assert(std::is_copy_constructible_v<Tree> && std::is_copy_assignable_v<Tree>);
static_assert(std::is_nothrow_move_constructible_v<Tree> && std::is_nothrow_move_assignable_v<Tree>);

// Returns a tree with every kind of member set.
Tree sample_tree() {
  Tree tree;
  tree.set_label("root");
  tree.set_data(std::string(100'000, 'd'));
  tree.mutable_left()->set_label("left");
  tree.mutable_left()->mutable_left()->set_data("small");
  for (int i = 0; i < 20; ++i) {
    tree.add_children()->set_label("child " + std::to_string(i));
    tree.add_names("name " + std::to_string(i));
    tree.add_numbers(i);
  }
  return tree;
}

TEST(ValueSemantics, ACopyIsDeep) {
  Tree tree = sample_tree();
  const std::string bytes = tree.SerializeAsString();
  const Tree copy = tree;
  EXPECT_TRUE(copy == tree);
  tree.mutable_left()->set_label("changed");
  tree.mutable_children(3)->set_label("changed");
  tree.set_names(0, "changed");
  EXPECT_FALSE(copy == tree);
  tree.Clear();
  EXPECT_EQ(copy.SerializeAsString(), bytes);
}

TEST(ValueSemantics, ACopyOutlivesTheOriginal) {
  std::string bytes;
  Tree copy;
  {
    const Tree tree = sample_tree();
    bytes = tree.SerializeAsString();
    copy = tree.left();
    EXPECT_TRUE(copy == tree.left());
    copy = tree;
  }
  EXPECT_EQ(copy.SerializeAsString(), bytes);
}

TEST(ValueSemantics, MovingARootMovesItsMemory) {
  Tree tree = sample_tree();
  const std::string bytes = tree.SerializeAsString();
  const Tree* left = &tree.left();
  Tree moved = std::move(tree);
  EXPECT_EQ(&moved.left(), left);
  EXPECT_EQ(moved.SerializeAsString(), bytes);
  EXPECT_EQ(tree.ByteSizeLong(), 0u);  // NOLINT(bugprone-use-after-move): a moved-from message is empty
  tree.set_label("used again");
  EXPECT_EQ(tree.label(), "used again");

  Tree assigned;
  assigned.set_label("old");
  assigned = std::move(moved);
  EXPECT_EQ(assigned.SerializeAsString(), bytes);
}

TEST(ValueSemantics, MovingIntoAndOutOfAnotherRootCopies) {
  Tree tree = sample_tree();
  const Tree original = tree;
  Tree host;
  *host.mutable_left() = std::move(tree);
  EXPECT_TRUE(host.left() == original);

  const Tree taken = std::move(*host.mutable_left()->mutable_children(5));
  EXPECT_EQ(taken.label(), "child 5");
  host.Clear();
  EXPECT_EQ(taken.label(), "child 5");
}

TEST(ValueSemantics, MovingWithinOneRoot) {
  Tree tree = sample_tree();
  const Tree left = tree.left();
  *tree.mutable_children(0) = std::move(*tree.mutable_left());
  EXPECT_TRUE(tree.children(0) == left);
}

TEST(ValueSemantics, AssigningItself) {
  Tree tree = sample_tree();
  const std::string bytes = tree.SerializeAsString();
  Tree& same = tree;
  tree = same;
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  tree = std::move(same);
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  tree.CopyFrom(same);
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  tree.Swap(&same);
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  *tree.mutable_left() = tree.left();
  EXPECT_EQ(tree.SerializeAsString(), bytes);
}

TEST(ValueSemantics, AssigningAPartToTheWhole) {
  Tree tree = sample_tree();
  const Tree left = tree.left();
  tree = tree.left();
  EXPECT_TRUE(tree == left);

  tree = sample_tree();
  tree = std::move(*tree.mutable_left());
  EXPECT_TRUE(tree == left);

  tree = sample_tree();
  *tree.mutable_left() = tree.left().left();
  EXPECT_EQ(tree.left().data(), "small");
  EXPECT_FALSE(tree.left().has_left());
}

TEST(ValueSemantics, AssigningTheWholeToAPart) {
  Tree tree = sample_tree();
  const Tree original = tree;
  *tree.mutable_left() = tree;
  EXPECT_TRUE(tree.left() == original);
  EXPECT_EQ(tree.left().left().label(), "left");
  EXPECT_EQ(tree.children_size(), original.children_size());

  tree = original;
  *tree.add_children() = tree;
  EXPECT_EQ(tree.children_size(), original.children_size() + 1);
}

TEST(ValueSemantics, MergingItselfDoublesLists) {
  Tree tree = sample_tree();
  tree.MergeFrom(tree);
  EXPECT_EQ(tree.label(), "root");
  EXPECT_EQ(tree.left().label(), "left");
  ASSERT_EQ(tree.children_size(), 40u);
  EXPECT_EQ(tree.children(39).label(), "child 19");
  EXPECT_EQ(tree.names(20), "name 0");
  EXPECT_EQ(tree.numbers(39), 19);
}

TEST(ValueSemantics, MergingAPartIntoTheWhole) {
  Tree tree = sample_tree();
  tree.mutable_left()->add_numbers(7);
  tree.MergeFrom(tree.left());
  EXPECT_EQ(tree.label(), "left");
  EXPECT_EQ(tree.left().data(), "small");
  EXPECT_EQ(tree.numbers(20), 7);
}

TEST(ValueSemantics, Swapping) {
  Tree a = sample_tree();
  Tree b;
  b.set_label("b");
  const Tree original = a;
  using std::swap;
  swap(a, b);
  EXPECT_EQ(a.label(), "b");
  EXPECT_TRUE(b == original);

  b.mutable_left()->Swap(&a);  // a submessage with a root
  EXPECT_EQ(b.left().label(), "b");
  EXPECT_TRUE(a == original.left());

  Tree parts = sample_tree();
  parts.mutable_children(0)->Swap(parts.mutable_children(1));
  EXPECT_EQ(parts.children(0).label(), "child 1");
  EXPECT_EQ(parts.children(1).label(), "child 0");
}

TEST(ValueSemantics, TextMayComeFromTheMessageItself) {
  Tree tree = sample_tree();
  tree.set_label(tree.label());
  EXPECT_EQ(tree.label(), "root");
  tree.set_label(tree.label().substr(1));
  EXPECT_EQ(tree.label(), "oot");
  tree.set_data(tree.data().substr(1, 50'000));
  EXPECT_EQ(tree.data(), std::string(50'000, 'd'));
  tree.set_data(tree.data().substr(49'990));
  EXPECT_EQ(tree.data(), std::string(10, 'd'));
  tree.add_names(tree.names(0));
  for (int i = 0; i < 100; ++i) tree.add_names(tree.names(tree.names_size() - 1));
  EXPECT_EQ(tree.names(tree.names_size() - 1), "name 0");
}

TEST(ValueSemantics, InContainers) {
  std::vector<Tree> trees;
  for (int i = 0; i < 10; ++i) {
    trees.push_back(sample_tree());
    trees.back().set_label(std::to_string(i));
  }
  trees.erase(trees.begin() + 2, trees.begin() + 5);
  std::reverse(trees.begin(), trees.end());
  EXPECT_EQ(trees.front().label(), "9");
  EXPECT_EQ(trees.back().children(19).label(), "child 19");

  std::map<std::string, onnx::TensorProto> tensors;
  tensors["a"].set_name("A");
  tensors.emplace("b", tensors["a"]).first->second.set_data_type(1);
  EXPECT_EQ(tensors["b"].name(), "A");
  const auto copy = tensors;
  tensors.clear();
  EXPECT_EQ(copy.at("b").data_type(), 1);
}

TEST(ValueSemantics, AddressesOfElementsStay) {
  Tree tree;
  Tree* first = tree.add_children();
  for (int i = 0; i < 1000; ++i) tree.add_children();
  EXPECT_EQ(first, &tree.children(0));
  EXPECT_EQ(tree.mutable_children(0), first);
}

TEST(ValueSemantics, ListsCanBeChanged) {
  Tree tree = sample_tree();
  tree.mutable_numbers()->erase(tree.numbers().begin(), tree.numbers().begin() + 18);
  ASSERT_EQ(tree.numbers_size(), 2u);
  EXPECT_EQ(tree.numbers(0), 18);
  tree.mutable_children()->SwapElements(0, 1);
  EXPECT_EQ(tree.children(0).label(), "child 1");
  tree.mutable_children()->RemoveLast();
  EXPECT_EQ(tree.children_size(), 19u);
  tree.mutable_names()->Clear();
  EXPECT_EQ(tree.names_size(), 0u);
  tree.set_numbers(1, -5);
  EXPECT_EQ(tree.numbers().data()[1], -5);
  const std::vector<std::int64_t> numbers(tree.numbers().begin(), tree.numbers().end());
  EXPECT_EQ(numbers, (std::vector<std::int64_t>{18, -5}));
  *tree.mutable_numbers() = sample_tree().numbers();
  EXPECT_EQ(tree.numbers_size(), 20u);
}

TEST(ValueSemantics, APartCanBeParsedIntoOnItsOwn) {
  Tree tree = sample_tree();
  Tree small;
  small.set_label("small");
  ASSERT_TRUE(tree.mutable_left()->ParseFromString(small.SerializeAsString()));
  EXPECT_TRUE(tree.left() == small);
  EXPECT_EQ(tree.children_size(), 20u);
  EXPECT_FALSE(tree.mutable_left()->ParseFromString("\x0a"));
  EXPECT_EQ(tree.left().ByteSizeLong(), 0u);
  tree.mutable_left()->Clear();
  EXPECT_EQ(tree.label(), "root");
}

TEST(ValueSemantics, OneMessageIsSerializedByManyThreads) {
  const Tree tree = sample_tree();
  const std::string bytes = tree.SerializeAsString();
  std::vector<std::thread> threads;
  std::vector<int> wrong(4, 0);
  for (int& failures : wrong) {
    threads.emplace_back([&tree, &bytes, &failures] {
      for (int i = 0; i < 200; ++i) {
        if (tree.SerializeAsString() != bytes || tree.ByteSizeLong() != bytes.size()) ++failures;
      }
    });
  }
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(wrong, std::vector<int>(4, 0));
}

}  // namespace
