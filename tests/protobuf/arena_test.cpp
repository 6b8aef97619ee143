#include <google/protobuf/arena.h>
#include <google/protobuf/repeated_field.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "kinds.pb.h"
#include "onnxgen/storage/poison.h"
#if defined(__GLIBC__)
#include <malloc.h>
#endif

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

// All ways to give a message of an arena to another one, and if that is in the arena as well, to lend it.
void give_all(sample::Tree& parent, Arena* arena) {
  const auto* const reflection = sample::Tree::GetReflection();
  const auto* const children = sample::Tree::descriptor()->FindFieldByName("children");
  const auto* const left = sample::Tree::descriptor()->FindFieldByName("left");
  parent.set_allocated_left(make_tree(arena, "replaced"));
  reflection->SetAllocatedMessage(&parent, make_tree(arena, "left"), left);
  parent.mutable_children()->AddAllocated(make_tree(arena, "0"));
  parent.mutable_children()->AddAllocated(make_tree(arena, "1"));
  reflection->AddAllocatedMessage(&parent, children, make_tree(arena, "2"));
  reflection->AddAllocatedMessage(&parent, children, make_tree(arena, "3"));
  parent.mutable_children()->DeleteSubrange(1, 1);
  if (parent.GetArena() != arena) return;
  parent.unsafe_arena_set_allocated_left(make_tree(arena, "replaced"));
  reflection->UnsafeArenaSetAllocatedMessage(&parent, make_tree(arena, "left"), left);
  delete parent.mutable_children()->ReleaseLast();
  parent.mutable_children()->UnsafeArenaAddAllocated(make_tree(arena, "removed"));
  parent.mutable_children()->RemoveLast();
  reflection->UnsafeArenaAddAllocatedMessage(&parent, children, make_tree(arena, "3"));
}
constexpr char kGiven[] =
    R"(left { label: "left" } children { label: "0" } children { label: "2" } children { label: "3" })";

TEST(Arena, GivesMessagesToMessagesOfTheSameArena) {
  Arena arena;
  sample::Tree* const parent = Arena::CreateMessage<sample::Tree>(&arena);
  give_all(*parent, &arena);
  sample::Tree* const child = Arena::CreateMessage<sample::Tree>(&arena);
  give_all(*child, &arena);
  parent->mutable_children()->AddAllocated(child);
  EXPECT_EQ(parent->ShortDebugString(), std::string(kGiven) + " children { " + kGiven + " }");
  arena.Reset();
  EXPECT_EQ(arena.SpaceUsed(), 0u);
}

TEST(Arena, GivesMessagesThatOutliveIt) {
  sample::Tree parent;
  {
    Arena arena;
    give_all(parent, &arena);
    EXPECT_EQ(parent.left().GetArena(), &arena);
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

// No message deletes those of its arena, as with libprotobuf.
TEST(Arena, KeepsMessagesThatOthersHaveRemoved) {
  Arena arena;
  auto* const parent = make_tree(&arena, "parent");
  auto* const first = make_tree(&arena, "first");
  auto* const second = make_tree(&arena, "second");
  auto* const third = make_tree(&arena, "third");
  parent->set_allocated_left(first);
  parent->set_allocated_left(second);
  parent->mutable_children()->AddAllocated(third);
  EXPECT_EQ(second->GetArena(), &arena);
  parent->Clear();
  for (const sample::Tree* const each : {first, second, third}) EXPECT_EQ(each->GetArena(), &arena);
  EXPECT_EQ(first->label() + second->label() + third->label(), "firstsecondthird");
}

// Whether they were created before or after the messages that refer to them.
TEST(Arena, LendsAMessageToSeveral) {
  for (const bool is_created_last : {false, true}) {
    Arena arena;
    sample::Tree* shared = is_created_last ? nullptr : make_tree(&arena, "shared");
    sample::Tree* parents[3];
    for (sample::Tree*& parent : parents) parent = make_tree(&arena, "parent");
    if (is_created_last) shared = make_tree(&arena, "shared");
    for (sample::Tree* const parent : parents) parent->unsafe_arena_set_allocated_left(shared);
    parents[0]->mutable_children()->AddAllocated(shared);
    EXPECT_NE(&parents[0]->children(0), shared) << "a copy";
    parents[1]->clear_left();
    EXPECT_EQ(parents[2]->left().label() + parents[0]->children(0).label(), "sharedshared");
  }
}

// As libprotobuf copies a message that is given to a message outside the arena.
TEST(Arena, GivesCopiesOfPartsOfOtherMessages) {
  sample::Tree outside[3];
  sample::Tree swapped;
  {
    Arena arena;
    auto* const parent = make_tree(&arena, "parent");
    auto* const part = make_tree(&arena, "part");
    parent->unsafe_arena_set_allocated_left(part);
    for (sample::Tree& each : outside) {
      each.mutable_children()->AddAllocated(part);
      each.set_allocated_left(part);
    }
    outside[0].mutable_children()->AddAllocated(part);
    outside[0].mutable_children()->RemoveLast();
    auto* const other = make_tree(&arena, "other");
    other->set_allocated_left(part);
    EXPECT_EQ(&other->left(), part) << "not a copy, because both are in the arena";
    outside[1].Clear();
    parent->clear_left();
    other->unsafe_arena_release_left();
    parent->unsafe_arena_set_allocated_left(part);
    swapped.Swap(parent);
  }
  for (const int i : {0, 2}) {
    EXPECT_EQ(outside[i].left().label() + outside[i].children(0).label(), "partpart");
  }
  EXPECT_EQ(swapped.left().label(), "part");
}

TEST(Arena, LeavesReleasedMessagesToTheProgram) {
  sample::Tree outside;
  std::unique_ptr<sample::Tree> released[4];
  {
    Arena arena;
    auto* const parent = make_tree(&arena, "parent");
    parent->unsafe_arena_set_allocated_left(make_tree(&arena, "0"));
    released[0].reset(parent->release_left());
    parent->set_allocated_left(make_tree(&arena, "1"));
    const auto* const left = sample::Tree::descriptor()->FindFieldByName("left");
    released[1].reset(static_cast<sample::Tree*>(sample::Tree::GetReflection()->ReleaseMessage(parent, left)));
    parent->mutable_children()->AddAllocated(make_tree(&arena, "2"));
    released[2].reset(parent->mutable_children()->ReleaseLast());
    outside.set_allocated_left(make_tree(&arena, "3"));
    released[3].reset(outside.release_left());
    for (const auto& each : released) EXPECT_EQ(each->GetArena(), nullptr);
  }
  for (int i = 0; i < 4; ++i) EXPECT_EQ(released[i]->label(), std::to_string(i));
}

TEST(Arena, OwnsMessagesOfOthers) {
  Arena last;
  sample::Tree* messages[3];
  {
    Arena first;
    sample::Tree parent;
    for (sample::Tree*& message : messages) {
      parent.set_allocated_left(make_tree(&first, "of the first"));
      message = parent.release_left();
    }
    last.Own(messages[0]);
    first.Own(messages[2]);
    EXPECT_EQ(messages[2]->GetArena(), &first);
  }
  last.Own(messages[1]);  // which has survived its arena
  EXPECT_EQ(messages[0]->label() + messages[1]->label(), "of the firstof the first");
}

TEST(Arena, LendsMessagesThatItOwns) {
  sample::Tree source;
  ASSERT_TRUE(source.ParseFromString("\x1a\x04\x0a\x02xy"));
  Arena arena;
  auto* const before = make_tree(&arena, "before");
  auto* const created = new sample::Tree;
  auto* const parsed = source.release_left();
  arena.Own(created);
  arena.Own(parsed);
  auto* const after = make_tree(&arena, "after");
  for (sample::Tree* const parent : {before, after}) {
    parent->unsafe_arena_set_allocated_left(created);
    parent->mutable_children()->UnsafeArenaAddAllocated(parsed);
    EXPECT_EQ(parent->children(0).label(), "xy");
  }
  EXPECT_EQ(created->GetArena(), nullptr);
  arena.Own(after);  // has no effect
}

// Strings are destroyed after all messages, whichever was created first.
TEST(Arena, LendsStringsThatItOwns) {
  const std::string text(40, 't');
  Arena arena;
  auto* const early = Arena::Create<std::string>(&arena, text);
  auto& names = *Arena::CreateMessage<sample::Tree>(&arena)->mutable_names();
  auto* const late = Arena::Create<std::string>(&arena, text);
  auto* const owned = new std::string(text);
  arena.Own(owned);
  for (std::string* const each : {early, late, owned}) names.UnsafeArenaAddAllocated(each);
  EXPECT_EQ(names.Mutable(1), late);
  const std::unique_ptr<std::string> copy(names.ReleaseLast());
  EXPECT_NE(copy.get(), owned);
  EXPECT_EQ(*copy, text);
  EXPECT_EQ(names.UnsafeArenaReleaseLast(), late);
  names.Clear();
  for (std::string* const each : {early, late, owned}) {
    EXPECT_EQ(*each, text);
    names.UnsafeArenaAddAllocated(each);
  }
  std::string* released[2] = {};
  names.UnsafeArenaExtractSubrange(0, 2, released);
  EXPECT_EQ(released[0], early);
  EXPECT_EQ(released[1], late);
  sample::Tree on_heap;
  on_heap.mutable_names()->UnsafeArenaAddAllocated(early);
  on_heap.add_names(text);
  names.UnsafeArenaAddAllocated(late);
}

TEST(Arena, LendsStringsThatOutliveIt) {
  using Names = google::protobuf::RepeatedPtrField<std::string>;
  const std::string text(40, 't');
  for (int how = 0; how < 5; ++how) {
    auto arena = std::make_unique<Arena>();
    auto* const message = Arena::CreateMessage<sample::Tree>(arena.get());
    auto* const owned = new std::string(text);
    arena->Own(owned);
    auto* const place = Arena::CreateArray<std::uint64_t>(arena.get(), sizeof(std::string) / sizeof(std::uint64_t));
    auto* const placed = new (place) std::string(text);
    arena->OwnDestructor(placed);
    for (Names* const names : {message->mutable_names(), message->mutable_left()->mutable_names()}) {
      names->UnsafeArenaAddAllocated(placed);
      names->UnsafeArenaReleaseLast();
      names->UnsafeArenaAddAllocated(Arena::Create<std::string>(arena.get(), text));
      names->UnsafeArenaAddAllocated(owned);
    }
    sample::Tree tree;
    Names names;
    if (how == 0) tree.set_allocated_left(message);
    if (how == 1) tree.Swap(message);
    if (how == 2) tree.set_allocated_left(message->release_left());
    if (how == 3) tree = std::move(*message);
    if (how == 4) names = std::move(*message->mutable_names());
    arena.reset();
    for (const std::string& name : how == 4 ? names : how % 2 == 0 ? tree.left().names() : tree.names()) {
      EXPECT_EQ(name, text) << how;
    }
  }
}

// The other thread and the arena only share messages that were given away.
TEST(Arena, IsResetWhileMessagesThatWereGivenAreDeleted) {
  for (int round = 0; round < 200; ++round) {
    auto arena = std::make_unique<Arena>();
    sample::Tree parents[2];
    for (sample::Tree& parent : parents) give_all(parent, arena.get());
    sample::Tree* const released = parents[0].release_left();
    std::thread other([&parents, released] {
      parents[1].set_allocated_left(released);
      parents[0].Clear();
      delete parents[1].release_left();
    });
    arena.reset();
    other.join();
    EXPECT_EQ(parents[1].children_size(), 3);
  }
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
    Pair() { EXPECT_EQ(first.GetArena(), nullptr); }
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

// Fills a message with parts of all kinds, by setters and by parsing.
void fill(sample::Tree& tree) {
  sample::Tree encoded;
  encoded.mutable_left()->mutable_left()->set_label("l");
  encoded.add_children()->set_label("l");
  tree.Clear();
  tree.set_label("l");
  tree.mutable_left()->set_data("l");
  tree.mutable_left()->add_children()->set_label("l");
  EXPECT_TRUE(tree.MergeFromString(encoded.SerializeAsString() + "\xc2\x3e\x03zzz"));
}
constexpr char kFilled[] =
    R"(label: "l" left { data: "l" left { label: "l" } children { label: "l" } } children { label: "l" } 1000: "zzz")";

// Adds parts to all parts of a message made by fill().
void add_parts(sample::Tree& tree) {
  tree.mutable_left()->set_label("a");
  tree.mutable_left()->mutable_left()->mutable_left()->set_label("a");
  tree.mutable_left()->mutable_children(0)->mutable_left()->set_label("a");
  tree.mutable_children(0)->set_data("a");
}
constexpr char kAdded[] =
    R"(label: "l" left { label: "a" data: "l" left { label: "l" left { label: "a" } } )"
    R"(children { label: "l" left { label: "a" } } } children { label: "l" data: "a" } 1000: "zzz")";

// Parts are in the arena's memory, and live as long as the message that has them.
TEST(Arena, LosesPartsToMessagesThatOutliveIt) {
  sample::Tree swapped, assigned, parent;
  fill(swapped);
  std::unique_ptr<sample::Tree> moved, released;
  std::unique_ptr<std::string> text;
  {
    Arena arena;
    auto* const tree = Arena::CreateMessage<sample::Tree>(&arena);
    fill(*tree);
    swapped.Swap(tree);
    add_parts(*tree);
    EXPECT_EQ(tree->ShortDebugString(), kAdded);
    fill(*tree);
    assigned = std::move(*tree);
    fill(*tree);
    moved = std::make_unique<sample::Tree>(std::move(*tree));
    fill(*tree);
    text.reset(tree->release_label());
    fill(*tree->mutable_left());
    released.reset(tree->release_left());
    fill(*tree->add_children());
    parent.mutable_children()->Swap(tree->mutable_children());
    fill(*tree);
    EXPECT_EQ(tree->ShortDebugString(), kFilled);
  }
  for (sample::Tree* const each : {&swapped, &assigned, moved.get(), released.get(), parent.mutable_children(1)}) {
    EXPECT_EQ(each->ShortDebugString(), kFilled);
    add_parts(*each);
    EXPECT_EQ(each->ShortDebugString(), kAdded);
    each->Clear();
    fill(*each);
    EXPECT_EQ(each->ShortDebugString(), kFilled);
  }
  EXPECT_EQ(*text, "l");
}

#if defined(__GLIBC__) && defined(__GLIBC_PREREQ) && !defined(ONNXGEN_HAS_ASAN)
#if __GLIBC_PREREQ(2, 33)
// Parts of all sizes are freed and allocated again, and between them small ones that are kept.
TEST(Arena, KeptPartsDoNotKeepTheMemoryOfFreedOnes) {
  constexpr std::size_t kRounds = 2000;
  sample::Tree record;
  for (int i = 0; i < 20; ++i) record.mutable_left()->add_children()->set_label("label");
  record.mutable_left()->mutable_left()->set_label("label");
  const std::string bytes = record.SerializeAsString();
  Arena arena;
  auto* const kept = Arena::CreateMessage<sample::Tree>(&arena);
  auto* const scratch = Arena::CreateMessage<sample::Tree>(&arena);
  const std::size_t before = ::mallinfo2().uordblks;
  for (std::size_t i = 0; i < kRounds; ++i) {
    ASSERT_TRUE(scratch->ParseFromString(bytes));
    kept->add_children();
  }
  EXPECT_LT(::mallinfo2().uordblks - before, kRounds * 4 * sizeof(sample::Tree));
}
#endif
#endif

// A part is in the memory of one arena and belongs to another, which lends it.
TEST(Arena, OwnsPartsOfMessagesOfOthers) {
  Arena first;
  auto* const tree = make_tree(&first, "tree");
  fill(*tree);
  sample::Tree* const part = tree->release_left();
  {
    Arena second;
    auto* const holder = make_tree(&second, "holder");
    second.Own(part);
    EXPECT_EQ(part->GetArena(), nullptr);
    part->mutable_children(0)->mutable_left()->set_data("data");
    holder->unsafe_arena_set_allocated_left(part);
    EXPECT_EQ(holder->unsafe_arena_release_left(), part);
  }
  EXPECT_EQ(first.SpaceUsed(), sizeof(sample::Tree));
}

TEST(Arena, ServesMoreArenasThanAThreadRemembers) {
  constexpr int kArenas = 20;
  std::vector<std::unique_ptr<Arena>> arenas;
  std::vector<sample::Tree*> trees;
  for (int i = 0; i < kArenas; ++i) {
    arenas.push_back(std::make_unique<Arena>());
    trees.push_back(Arena::CreateMessage<sample::Tree>(arenas.back().get()));
  }
  for (int round = 0; round < 50; ++round) {
    for (std::size_t i = 0; i < kArenas; ++i) {
      sample::Tree* const child = make_tree(arenas[i].get(), "child");
      child->mutable_left()->set_label("left");
      trees[i]->mutable_children()->AddAllocated(child);
      trees[i]->add_children()->set_label("own");
    }
  }
  arenas.front()->Reset();
  for (std::size_t i = 1; i < kArenas; ++i) {
    EXPECT_EQ(trees[i]->children_size(), 100);
    EXPECT_EQ(trees[i]->children(98).left().label(), "left");
    EXPECT_EQ(trees[i]->children(99).label(), "own");
  }
}

// A thread fills messages of an arena that others create, reset and destroy; parts live on in the thread.
TEST(Arena, IsDestroyedByAnotherThreadThanThoseThatUseIt) {
  for (int round = 0; round < 50; ++round) {
    auto arena = std::make_unique<Arena>();
    auto* const theirs = Arena::CreateMessage<sample::Tree>(arena.get());
    sample::Tree kept;
    std::thread([&] {
      fill(*theirs);
      auto* const own = Arena::CreateMessage<sample::Tree>(arena.get());
      fill(*own);
      kept.Swap(own);
      fill(*own);
      EXPECT_EQ(own->ShortDebugString(), kFilled);
    }).join();
    EXPECT_EQ(theirs->ShortDebugString(), kFilled);
    std::thread destroying([&arena] { arena.reset(); });
    add_parts(kept);
    EXPECT_EQ(kept.ShortDebugString(), kAdded);
    destroying.join();
  }
}

// Uses an arena when the thread's other objects have been destroyed.
TEST(Arena, MayBeUsedAtTheEndOfAThread) {
  struct AtEnd {
    ~AtEnd() {
      auto* const tree = make_tree(arena, "at the end");
      fill(*tree);
      EXPECT_EQ(tree->ShortDebugString(), kFilled);
      fill(*message);
    }
    Arena* arena = nullptr;
    sample::Tree* message = nullptr;
  };
  Arena arena;
  std::thread([&arena] {
    thread_local AtEnd at_end;
    at_end.arena = &arena;
    at_end.message = make_tree(&arena, "first");
  }).join();
  EXPECT_EQ(arena.SpaceUsed(), 2 * sizeof(sample::Tree));
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
  const std::unique_ptr<double[]> array(Arena::CreateArray<double>(nullptr, 2));
  array[1] = 1;
}

TEST(Arena, RefusesArraysWhoseSizeOverflows) {
  constexpr std::size_t kCount = (std::numeric_limits<std::size_t>::max)() / sizeof(double) + 2;
  Arena arena;
  EXPECT_THROW(Arena::CreateArray<double>(&arena, kCount), std::bad_alloc);
  EXPECT_THROW(Arena::CreateArray<double>(nullptr, kCount), std::bad_alloc);
}

}  // namespace
