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

TEST(Arena, OwnsMessages) {
  Arena arena;
  auto* const tree = Arena::CreateMessage<sample::Tree>(&arena);
  tree->set_label(std::string(100, 'l'));
  tree->add_children()->set_label("child");
  sample::Tree* const another = tree->New(&arena);
  another->CopyFrom(*tree);
  EXPECT_EQ(another->children(0).label(), "child");
  EXPECT_EQ(tree->GetArena(), nullptr) << "as of a message whose contents are on the heap";
}

TEST(Arena, MayBeNull) {
  const std::unique_ptr<sample::Tree> tree(Arena::CreateMessage<sample::Tree>(nullptr));
  const std::unique_ptr<sample::Tree> another(tree->New());
  EXPECT_EQ(another->ByteSizeLong(), 0u);
}

}  // namespace
