#include <google/protobuf/arena.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
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

TEST(Arena, OwnsMessages) {
  Arena arena;
  auto* const tree = Arena::CreateMessage<sample::Tree>(&arena);
  tree->set_label(std::string(100, 'l'));
  tree->add_children()->set_label("child");
  sample::Tree* const another = tree->New(&arena);
  another->CopyFrom(*tree);
  EXPECT_EQ(another->children(0).label(), "child");
  EXPECT_EQ(tree->GetArena(), nullptr) << "as of a message on the heap";
}

TEST(Arena, MayBeNull) {
  const std::unique_ptr<sample::Tree> tree(Arena::CreateMessage<sample::Tree>(nullptr));
  const std::unique_ptr<sample::Tree> another(tree->New());
  EXPECT_EQ(another->ByteSizeLong(), 0u);
}

}  // namespace
