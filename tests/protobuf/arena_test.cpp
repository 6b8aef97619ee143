#include <google/protobuf/arena.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "kinds.pb.h"

namespace {

using google::protobuf::Arena;

// Appends its number to a list when it is destroyed.
class Witness {
 public:
  Witness(std::vector<int>& list, int number) : list_(list), number_(number) {}
  ~Witness() { list_.push_back(number_); }

 private:
  std::vector<int>& list_;
  int number_;
};

TEST(Arena, DeletesTheLatestFirst) {
  std::vector<int> gone;
  {
    Arena arena;
    Arena::Create<Witness>(&arena, gone, 1);
    Arena::Create<Witness>(&arena, gone, 2);
    arena.Own(new Witness(gone, 3));
    arena.Own(static_cast<Witness*>(nullptr));
    EXPECT_TRUE(gone.empty());
  }
  EXPECT_EQ(gone, (std::vector<int>{3, 2, 1}));
}

TEST(Arena, CanBeUsedAgainAfterReset) {
  std::vector<int> gone;
  Arena arena((google::protobuf::ArenaOptions()));
  Arena::Create<Witness>(&arena, gone, 1);
  arena.Reset();
  EXPECT_EQ(gone.size(), 1u);
  Arena::Create<Witness>(&arena, gone, 2);
  arena.Reset();
  EXPECT_EQ(gone.size(), 2u);
}

// Creates another Witness in the arena while it is constructed.
struct Parent {
  Parent(Arena& arena, std::vector<int>& list) : witness(list, 1) { Arena::Create<Witness>(&arena, list, 2); }
  Witness witness;
};

TEST(Arena, DestroysWhatAConstructorCreatedAfterTheObject) {
  std::vector<int> gone;
  {
    Arena arena;
    Arena::Create<Parent>(&arena, arena, gone);
  }
  EXPECT_EQ(gone, (std::vector<int>{1, 2}));
}

TEST(Arena, DoesNotDestroyAnObjectWhoseConstructorFailed) {
  struct Failing : Witness {
    explicit Failing(std::vector<int>& list) : Witness(list, 1) { throw std::runtime_error("expected"); }
  };
  std::vector<int> gone;
  {
    Arena arena;
    Arena::Create<Witness>(&arena, gone, 2);
    EXPECT_THROW(Arena::Create<Failing>(&arena, gone), std::runtime_error);
    EXPECT_EQ(gone, (std::vector<int>{1}));
  }
  EXPECT_EQ(gone, (std::vector<int>{1, 2}));
}

template <class T>
bool is_aligned(const T* object) {
  return reinterpret_cast<std::uintptr_t>(object) % alignof(T) == 0;
}

// Sizes and alignments below and above those of a block.
TEST(Arena, AlignsObjectsOfAllSizes) {
  struct alignas(64) Wide {
    char bytes[64];
  };
  struct alignas(2048) Page {
    char bytes[2048];
  };
  Arena arena;
  for (std::size_t count = 1; count < 3000; count += 97) {
    EXPECT_TRUE(is_aligned(Arena::Create<Wide>(&arena)));
    char* const array = Arena::CreateArray<char>(&arena, count);
    std::fill(array, array + count, 'x');
    EXPECT_TRUE(is_aligned(Arena::Create<std::string>(&arena, count, 'y')));
    EXPECT_TRUE(is_aligned(Arena::Create<Page>(&arena)));
    EXPECT_TRUE(is_aligned(Arena::CreateArray<double>(&arena, 1)));
    EXPECT_EQ(array[count - 1], 'x');
  }
  EXPECT_NE(Arena::CreateArray<char>(&arena, 0), nullptr);
}

TEST(Arena, ServesSeveralThreads) {
  constexpr int kObjects = 2000;
  Arena arena;
  std::vector<std::vector<std::string*>> made(4);
  std::vector<std::thread> threads;
  for (auto& list : made) {
    threads.emplace_back([&arena, &list] {
      for (int i = 0; i < kObjects; ++i)
        list.push_back(Arena::Create<std::string>(&arena, std::to_string(i) + " long"));
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const auto& list : made) {
    for (int i = 0; i < kObjects; ++i) EXPECT_EQ(*list[static_cast<std::size_t>(i)], std::to_string(i) + " long");
  }
  EXPECT_EQ(arena.SpaceUsed(), made.size() * kObjects * sizeof(std::string));
}

sample::Tree* make_tree(Arena* arena, const std::string& label) {
  auto* const tree = Arena::CreateMessage<sample::Tree>(arena);
  tree->set_label(label);
  return tree;
}

// All ways to make a message of an arena a part of another one.
void give_all(sample::Tree& parent, Arena* arena) {
  const auto* const reflection = sample::Tree::GetReflection();
  const auto* const children = sample::Tree::descriptor()->FindFieldByName("children");
  const auto* const left = sample::Tree::descriptor()->FindFieldByName("left");
  parent.set_allocated_left(make_tree(arena, "replaced"));
  parent.unsafe_arena_set_allocated_left(make_tree(arena, "replaced again"));
  reflection->UnsafeArenaSetAllocatedMessage(&parent, make_tree(arena, "replaced once more"), left);
  reflection->SetAllocatedMessage(&parent, make_tree(arena, "left"), left);
  parent.mutable_children()->AddAllocated(make_tree(arena, "0"));
  parent.mutable_children()->UnsafeArenaAddAllocated(make_tree(arena, "1"));
  reflection->AddAllocatedMessage(&parent, children, make_tree(arena, "2"));
  reflection->UnsafeArenaAddAllocatedMessage(&parent, children, make_tree(arena, "3"));
  parent.mutable_children()->DeleteSubrange(1, 1);
}
constexpr char kGiven[] =
    R"(left { label: "left" } children { label: "0" } children { label: "2" } children { label: "3" })";

TEST(Arena, GivesMessagesToMessagesOfTheSameArena) {
  Arena arena;
  sample::Tree* const parent = Arena::CreateMessage<sample::Tree>(&arena);
  give_all(*parent, &arena);
  give_all(*parent->add_children(), &arena);
  EXPECT_EQ(parent->ShortDebugString(), std::string(kGiven) + " children { " + kGiven + " }");
  arena.Reset();
  EXPECT_EQ(arena.SpaceUsed(), 0u);
}

TEST(Arena, GivesMessagesThatOutliveIt) {
  sample::Tree parent;
  {
    Arena arena;
    give_all(parent, &arena);
    EXPECT_EQ(parent.left().GetArena(), nullptr) << "the parent owns it";
  }
  EXPECT_EQ(parent.ShortDebugString(), kGiven);
  parent.clear_left();
  parent.Clear();
}

TEST(Arena, GivesMessagesThatAreReleasedAndDeleted) {
  Arena arena;
  sample::Tree parent;
  give_all(parent, &arena);
  delete parent.release_left();
  delete parent.mutable_children()->ReleaseLast();
  sample::Tree* taken[2];
  parent.mutable_children()->ExtractSubrange(0, 2, taken);
  EXPECT_EQ(taken[1]->label(), "2");
  arena.Reset();
  EXPECT_EQ(taken[0]->label(), "0");
  delete taken[0];
  delete taken[1];
}

// The functions do not copy, so that the arena owns the messages again.
TEST(Arena, GetsMessagesBackFromUnsafeFunctions) {
  Arena arena;
  sample::Tree parent;
  give_all(parent, &arena);
  EXPECT_EQ(parent.unsafe_arena_release_left()->GetArena(), &arena);
  EXPECT_EQ(parent.mutable_children()->UnsafeArenaReleaseLast()->GetArena(), &arena);
  sample::Tree* taken[2];
  parent.mutable_children()->UnsafeArenaExtractSubrange(0, 2, taken);
  EXPECT_EQ(taken[0]->GetArena(), &arena);
  EXPECT_EQ(taken[1]->label(), "2");
  EXPECT_EQ(parent.ByteSizeLong(), 0u);

  const auto* const reflection = sample::Tree::GetReflection();
  const auto* const left = sample::Tree::descriptor()->FindFieldByName("left");
  parent.unsafe_arena_set_allocated_left(taken[0]);
  EXPECT_EQ(reflection->UnsafeArenaReleaseMessage(&parent, left), taken[0]);
  EXPECT_EQ(taken[0]->GetArena(), &arena);
  EXPECT_EQ(parent.unsafe_arena_release_left(), nullptr);
}

// Unlike set_allocated_x(), which needs an object created with new.
TEST(Arena, LeavesBorrowedMessagesAlone) {
  Arena arena;
  make_tree(&arena, "so that there is an arena with messages");
  sample::Tree parent;
  sample::Tree borrowed[3];
  for (sample::Tree& each : borrowed) {
    EXPECT_EQ(each.GetArena(), nullptr);
    parent.unsafe_arena_set_allocated_left(&each);
    EXPECT_EQ(parent.unsafe_arena_release_left(), &each);
    parent.mutable_children()->UnsafeArenaAddAllocated(&each);
  }
  sample::Tree* taken[3];
  parent.mutable_children()->UnsafeArenaExtractSubrange(0, 3, taken);
  EXPECT_EQ(taken[2], &borrowed[2]);
}

// Members of an object of the arena are not messages of the arena.
TEST(Arena, DoesNotOwnPartsOfItsObjects) {
  struct Pair {
    sample::Tree first, second;
  };
  Arena arena;
  auto* const message = make_tree(&arena, "message");
  auto* const pair = Arena::Create<Pair>(&arena);
  EXPECT_EQ(message->GetArena(), &arena);
  EXPECT_EQ(pair->first.GetArena(), nullptr);
  EXPECT_EQ(pair->second.GetArena(), nullptr);
  EXPECT_EQ(message->add_children()->GetArena(), nullptr);
}

// Each thread has an arena, and gives its messages to a message that is destroyed by another thread.
TEST(Arena, GivesMessagesOfSeveralThreads) {
  std::vector<std::unique_ptr<sample::Tree>> parents(4);
  std::vector<std::thread> threads;
  for (auto& parent : parents) {
    threads.emplace_back([&parent] {
      for (int round = 0; round < 20; ++round) {
        Arena arena;
        parent = std::make_unique<sample::Tree>();
        for (int i = 0; i < 100; ++i) {
          sample::Tree* const child = make_tree(&arena, std::to_string(i));
          EXPECT_EQ(child->GetArena(), &arena);
          if (i % 2 == 0) parent->mutable_children()->AddAllocated(child);
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const auto& parent : parents) EXPECT_EQ(parent->children(49).label(), "98");
}

TEST(Arena, OwnsMessages) {
  Arena arena;
  auto* const tree = Arena::CreateMessage<sample::Tree>(&arena);
  tree->set_label(std::string(100, 'l'));
  tree->add_children()->set_label("child");
  sample::Tree* const another = tree->New(&arena);
  another->CopyFrom(*tree);
  EXPECT_EQ(another->children(0).label(), "child");
  EXPECT_EQ(tree->GetArena(), &arena);
  EXPECT_EQ(another->GetArena(), &arena);
}

TEST(Arena, MayBeNull) {
  const std::unique_ptr<sample::Tree> tree(Arena::CreateMessage<sample::Tree>(nullptr));
  const std::unique_ptr<sample::Tree> another(tree->New());
  EXPECT_EQ(another->ByteSizeLong(), 0u);
}

}  // namespace
