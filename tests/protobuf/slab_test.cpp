// Messages of one parse share memory, yet each can be released, swapped and deleted as if separately allocated.
#include <google/protobuf/message.h>
#include <gtest/gtest.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "kinds.pb.h"
#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/storage/poison.h"
#include "onnxgen/storage/slab.h"

namespace {

using sample::Tree;

const std::string kHeapString(40, 't');

// Returns an encoded chain of messages, each with a list of two.
std::string tree_bytes(int depth) {
  Tree tree;
  Tree* node = &tree;
  for (int i = 0; i < depth; ++i) {
    node->set_label("node " + std::to_string(i));
    node->set_data(kHeapString);
    node->add_names(kHeapString);
    node->add_children()->set_label("first");
    node->add_children()->set_label(kHeapString);
    node = node->mutable_left();
  }
  return tree.SerializeAsString();
}

std::unique_ptr<Tree> parsed(int depth = 50) {
  auto tree = std::make_unique<Tree>();
  EXPECT_TRUE(tree->ParseFromString(tree_bytes(depth)));
  return tree;
}

TEST(Slab, ReleasedObjectsOutliveTheParse) {
  auto tree = parsed();
  const std::string left_bytes = tree->left().SerializeAsString();
  Tree* const left_before = tree->mutable_left();
  const std::unique_ptr<Tree> left(tree->release_left());
  const std::unique_ptr<std::string> label(left->left().label() == "node 2" ? tree->release_label() : nullptr);
  const std::unique_ptr<std::string> data(tree->release_data());
  const std::unique_ptr<Tree> child(tree->mutable_children()->ReleaseLast());
  tree.reset();
  EXPECT_EQ(left.get(), left_before) << "a message that is released stays where it is";
  EXPECT_EQ(left->SerializeAsString(), left_bytes);
  ASSERT_NE(label, nullptr);
  EXPECT_EQ(*label, "node 0");
  EXPECT_EQ(*data, kHeapString);
  EXPECT_EQ(child->label(), kHeapString);
}

#if defined(__GLIBC__) && !defined(ONNXGEN_HAS_ASAN)
TEST(Slab, StaysWithinItsMemory) {
  for (std::size_t size = 1; size <= 64; ++size) {
    onnxgen::MemoryLimit memory;
    onnxgen::SlabAllocator slabs(memory, 128);
    std::vector<char*> objects = {static_cast<char*>(slabs.try_allocate(size))};
    const std::uint64_t taken = memory.used();
    while (memory.used() == taken) objects.push_back(static_cast<char*>(slabs.try_allocate(size)));
    char* const slab = objects[0] - 2 * sizeof(std::uint64_t);  // one word of the slab, one of the object
    const std::size_t last = objects.size() - 2;                // the next object is in the next slab
    EXPECT_LE(objects[last] + size, slab + malloc_usable_size(slab)) << size;
    for (char* const object : objects) onnxgen::SlabAllocator::free(object, size);
  }
}
#endif

TEST(Slab, IsLimitedByTheRemainingInput) {
  constexpr std::size_t kFirst = 8 * 1024;
  constexpr std::size_t kObject = 16;
  const std::string bytes(10'000, 'x');
  onnxgen::ParseInput input{bytes.data(), bytes.data(), bytes.data() + bytes.size()};
  onnxgen::MemoryLimit memory;
  onnxgen::SlabAllocator slabs(memory, kFirst);
  slabs.expect(&input);
  std::vector<void*> objects;
  const auto next_slab = [&] {
    const std::uint64_t before = memory.used();
    while (memory.used() == before) objects.push_back(slabs.try_allocate(kObject));
    return memory.used() - before;
  };
  EXPECT_EQ(next_slab(), kFirst);
  EXPECT_EQ(next_slab(), 2 * kFirst);
  input.position = input.end - 100;
  EXPECT_EQ(next_slab(), 1600u);
  input.position = input.end;
  EXPECT_EQ(next_slab(), 256u) << "a minimum remains";
  for (void* const object : objects) onnxgen::SlabAllocator::free(object, kObject);
}

TEST(Slab, ReleasedObjectsCanBeAdopted) {
  Tree other;
  auto tree = parsed();
  other.set_allocated_left(tree->release_left());
  other.set_allocated_label(tree->release_label());
  other.set_allocated_data(tree->release_data());
  other.mutable_children()->AddAllocated(tree->mutable_children()->ReleaseLast());
  other.mutable_children()->AddAllocated(tree->mutable_left()->New());
  tree.reset();
  EXPECT_EQ(other.left().label(), "node 1");
  EXPECT_EQ(other.label(), "node 0");
  EXPECT_EQ(other.children(0).label(), kHeapString);
}

TEST(Slab, SwappedObjectsOutliveTheParse) {
  auto first = parsed(3);
  auto second = parsed(60);
  const std::string bytes = second->left().SerializeAsString();
  first->mutable_left()->Swap(second->mutable_left());
  first->mutable_children()->Swap(second->mutable_children());
  second.reset();
  EXPECT_EQ(first->left().SerializeAsString(), bytes);
  EXPECT_EQ(first->children(1).label(), kHeapString);
  Tree taken = std::move(*first->mutable_left());
  first.reset();
  EXPECT_EQ(taken.SerializeAsString(), bytes);
}

TEST(Slab, ParsedMessagesCanBeChanged) {
  auto tree = parsed();
  tree->mutable_label()->append(kHeapString);
  tree->mutable_left()->clear_label();
  tree->mutable_left()->mutable_left()->Clear();
  tree->mutable_children()->DeleteSubrange(0, 1);
  tree->mutable_children(0)->mutable_left()->set_label("added");
  const Tree copy = *tree;
  tree.reset();
  EXPECT_EQ(copy.label(), "node 0" + kHeapString);
  EXPECT_FALSE(copy.left().has_label());
  EXPECT_EQ(copy.left().left().ByteSizeLong(), 0u);
  EXPECT_EQ(copy.children(0).left().label(), "added");
}

// A repeated occurrence of a field is merged into the existing value.
TEST(Slab, ParsedMessagesCanBeParsedAgain) {
  const std::string bytes = tree_bytes(20);
  Tree tree;
  ASSERT_TRUE(tree.ParseFromString(bytes));
  ASSERT_TRUE(tree.ParseFromString(bytes + bytes));
  EXPECT_EQ(tree.children_size(), 4);
  EXPECT_EQ(tree.left().children_size(), 4);
  EXPECT_FALSE(tree.ParseFromString(bytes.substr(0, bytes.size() / 2)));
  ASSERT_TRUE(tree.ParseFromString(bytes));
  EXPECT_EQ(tree.SerializeAsString(), bytes);
}

TEST(Slab, PartsMayBeDeletedInAnyThread) {
  constexpr int kDepth = 90;
  auto tree = parsed(kDepth);
  std::vector<std::unique_ptr<Tree>> parts;
  parts.push_back(std::move(tree));
  while (parts.back()->has_left()) parts.emplace_back(parts.back()->release_left());
  ASSERT_EQ(parts.size(), kDepth + 1u);
  std::vector<std::thread> threads;
  for (std::size_t first = 0; first < 3; ++first) {
    threads.emplace_back([&parts, first] {
      for (std::size_t i = first; i < parts.size(); i += 3) parts[i].reset();
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST(Slab, MessagesCanBeMadeInEveryWay) {
  const std::unique_ptr<google::protobuf::Message> made(Tree::default_instance().New());
  const std::unique_ptr<Tree> without_exceptions(new (std::nothrow) Tree);
  alignas(Tree) unsigned char place[sizeof(Tree)];
  Tree* const placed = new (place) Tree(*parsed(2));
  EXPECT_EQ(placed->label(), "node 0");
  placed->~Tree();
  const std::vector<Tree> several(3, *parsed(2));
  EXPECT_EQ(several[2].left().label(), "node 1");
  const auto array = std::make_unique<Tree[]>(2);
  EXPECT_FALSE(array[1].has_left());
  EXPECT_EQ(std::make_shared<Tree>(several[0])->label(), "node 0");
}

}  // namespace
