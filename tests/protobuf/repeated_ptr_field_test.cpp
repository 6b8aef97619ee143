#include <google/protobuf/arena.h>
#include <google/protobuf/repeated_field.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "fatal.h"
#include "kinds.pb.h"

namespace {

using google::protobuf::RepeatedPtrField;
using sample::Tree;
using Texts = RepeatedPtrField<std::string>;
using Trees = RepeatedPtrField<Tree>;

using Traits = std::iterator_traits<Texts::iterator>;
static_assert(std::is_same_v<Traits::iterator_category, std::random_access_iterator_tag>);
static_assert(std::is_same_v<Traits::value_type, std::string>);
static_assert(std::is_same_v<Traits::reference, std::string&>);
static_assert(std::is_same_v<Traits::pointer, std::string*>);
static_assert(std::is_same_v<Traits::difference_type, std::ptrdiff_t>);
static_assert(std::is_same_v<std::iterator_traits<Texts::const_iterator>::reference, const std::string&>);
static_assert(std::is_convertible_v<Texts::iterator, Texts::const_iterator>);
static_assert(!std::is_convertible_v<Texts::const_iterator, Texts::iterator>);
static_assert(std::is_default_constructible_v<Texts::iterator>);
static_assert(std::is_nothrow_move_constructible_v<Trees> && std::is_nothrow_move_assignable_v<Trees>);
static_assert(std::is_same_v<decltype(Trees().size()), int>);

// Too long for std::string's inline buffer, so that a leak is detected.
std::string text(int i) {
  return "a text of more than sixteen bytes, number " + std::to_string(i);
}

Texts texts(int count) {
  Texts field;
  for (int i = 0; i < count; ++i) field.Add(text(i));
  return field;
}

std::vector<std::string> values(const Texts& field) {
  return {field.begin(), field.end()};
}

TEST(RepeatedPtrField, StartsEmpty) {
  const Texts field;
  EXPECT_TRUE(field.empty());
  EXPECT_EQ(field.size(), 0);
  EXPECT_TRUE(field.begin() == field.end());
  EXPECT_TRUE(field.rbegin() == field.rend());
  EXPECT_EQ(field.pointer_begin(), field.pointer_end());
}

TEST(RepeatedPtrField, AddsAndChanges) {
  Texts field;
  *field.Add() = "first";
  field.Add(std::string("second"));
  const std::string third = "third";
  field.Add(third);
  field.push_back("fourth");
  *field.Mutable(0) += '!';
  field[1] += '!';
  field.at(2) += '!';
  EXPECT_EQ(values(field), (std::vector<std::string>{"first!", "second!", "third!", "fourth"}));
  EXPECT_EQ(&field.Get(1), field.Mutable(1));
  EXPECT_EQ(&std::as_const(field)[1], &field.at(1));
}

TEST(RepeatedPtrField, ElementsKeepTheirAddresses) {
  Texts field = texts(1);
  const std::string* const first = &field.Get(0);
  for (int i = 0; i < 1000; ++i) field.Add();
  EXPECT_EQ(&field.Get(0), first);
  field.SwapElements(0, 500);
  EXPECT_EQ(&field.Get(500), first);
  field.DeleteSubrange(0, 500);
  EXPECT_EQ(&field.Get(0), first);
  Texts moved(std::move(field));
  EXPECT_EQ(&moved.Get(0), first);
  Texts swapped;
  swapped.Swap(&moved);
  EXPECT_EQ(&swapped.Get(0), first);
  EXPECT_EQ(*first, text(0));
}

TEST(RepeatedPtrField, AddsOneOfItsOwnElements) {
  Texts field = texts(1);
  for (int i = 0; i < 50; ++i) field.Add(std::as_const(field)[0]);
  EXPECT_EQ(field.Get(50), text(0));
  field.Add(std::move(field[0]));
  EXPECT_EQ(field.Get(51), text(0));
}

TEST(RepeatedPtrField, AtChecksTheIndex) {
  Texts field = texts(1);
  EXPECT_FATAL((void)field.at(1), "CHECK failed: ");
  EXPECT_FATAL((void)std::as_const(field).at(-1), "CHECK failed: ");
}

TEST(RepeatedPtrField, AddsRanges) {
  const std::vector<const char*> source = {"a", "b"};
  Texts field(source.begin(), source.end());
  field.Add(source.begin(), source.end());
  EXPECT_EQ(values(field), (std::vector<std::string>{"a", "b", "a", "b"}));
  field.Assign(source.begin() + 1, source.end());
  EXPECT_EQ(values(field), (std::vector<std::string>{"b"}));
  std::copy(source.begin(), source.end(), google::protobuf::RepeatedFieldBackInserter(&field));
  EXPECT_EQ(field.Get(2), "b");
}

TEST(RepeatedPtrField, Removes) {
  Texts field = texts(6);
  field.RemoveLast();
  field.DeleteSubrange(1, 2);
  field.DeleteSubrange(1, 0);
  EXPECT_EQ(values(field), (std::vector<std::string>{text(0), text(3), text(4)}));
  field.Clear();
  EXPECT_TRUE(field.empty());
  field.Add(text(9));
  EXPECT_EQ(field.Get(0), text(9));
}

TEST(RepeatedPtrField, Erases) {
  Texts field = texts(6);
  Texts::iterator next = field.erase(field.begin());
  EXPECT_EQ(*next, text(1));
  next = field.erase(field.cbegin() + 1, field.cbegin() + 3);
  EXPECT_EQ(*next, text(4));
  next = field.erase(field.end() - 1);
  EXPECT_TRUE(next == field.end());
  EXPECT_EQ(field.size(), 2);
  for (auto it = field.begin(); it != field.end();) it = field.erase(it);
  EXPECT_TRUE(field.empty());
}

TEST(RepeatedPtrField, ReleasesAndAdoptsElements) {
  Texts field = texts(3);
  field.AddAllocated(new std::string("given"));
  const std::unique_ptr<std::string> last(field.ReleaseLast());
  EXPECT_EQ(*last, "given");
  std::string* taken[2] = {};
  field.ExtractSubrange(0, 2, taken);
  const std::unique_ptr<std::string> first(taken[0]);
  const std::unique_ptr<std::string> second(taken[1]);
  EXPECT_EQ(*second, text(1));
  EXPECT_EQ(values(field), (std::vector<std::string>{text(2)}));
  field.ExtractSubrange(0, 1, nullptr);
  EXPECT_TRUE(field.empty());
}

// Elements that were copied or parsed together share one block. This must not be observable.
TEST(RepeatedPtrField, ElementsOfARunKeepTheirAddresses) {
  Texts field(texts(3));
  const std::string* const first = &field.Get(0);
  const std::string* const last = &field.Get(2);
  for (int i = 0; i < 1000; ++i) field.Add(text(i));
  EXPECT_EQ(&field.Get(0), first);
  EXPECT_EQ(&field.Get(2), last);
  field.SwapElements(0, 500);
  EXPECT_EQ(&field.Get(500), first);
  field.DeleteSubrange(3, 400);
  field.erase(field.begin());
  EXPECT_EQ(&field.Get(1), last);
  EXPECT_EQ(*last, text(2));
  Texts swapped(texts(2));
  swapped.Swap(&field);
  EXPECT_EQ(&swapped.Get(1), last);
  field.MergeFrom(swapped);
  swapped.Clear();
  EXPECT_EQ(field.Get(3), text(2));
}

TEST(RepeatedPtrField, ReleasesElementsOfARun) {
  Texts field(texts(4));
  field.AddAllocated(new std::string("given"));
  const std::unique_ptr<std::string> given(field.ReleaseLast());
  const std::unique_ptr<std::string> last(field.ReleaseLast());
  EXPECT_EQ(*given, "given");
  EXPECT_EQ(*last, text(3));
  std::string* taken[2] = {};
  field.ExtractSubrange(1, 2, taken);
  const std::unique_ptr<std::string> second(taken[0]);
  const std::unique_ptr<std::string> third(taken[1]);
  EXPECT_EQ(*second, text(1));
  EXPECT_EQ(*third, text(2));
  EXPECT_EQ(values(field), std::vector<std::string>{text(0)});
  field.ExtractSubrange(0, 1, nullptr);
  field.Add(text(7));
  EXPECT_EQ(values(field), std::vector<std::string>{text(7)});
}

// Strings that add_names() adds to the first message are in slabs of the arena, those of the second on the heap.
TEST(RepeatedPtrField, StringsOfAnArenaBehaveLikeOthers) {
  struct Names {
    Tree* message;
    std::vector<std::string> expected;
    std::vector<std::string*> addresses;
  };
  std::mt19937 random(1);
  const auto below = [&random](std::size_t count) { return random() % count; };
  for (int round = 0; round < 300; ++round) {
    Tree on_heap;
    google::protobuf::Arena arena;
    Names all[] = {{google::protobuf::Arena::CreateMessage<Tree>(&arena), {}, {}}, {&on_heap, {}, {}}};
    for (int step = 0; step < 60; ++step) {
      Names& one = all[below(2)];
      Texts& names = *one.message->mutable_names();
      const auto size = one.expected.size();
      const std::string added = text(step).substr(below(30));
      switch (below(9)) {
        case 0:
        case 1:
        case 2:
          one.message->add_names(added);
          one.expected.push_back(added);
          one.addresses.push_back(names.Mutable(static_cast<int>(size)));
          break;
        case 3:
          one.addresses.push_back(below(2) == 0 ? names.Add() : new std::string);
          if (names.size() == static_cast<int>(size)) names.AddAllocated(one.addresses.back());
          *one.addresses.back() = added;
          one.expected.push_back(added);
          break;
        case 4:
          if (size == 0) break;
          EXPECT_EQ(*std::unique_ptr<std::string>(names.ReleaseLast()), one.expected.back());
          one.expected.pop_back();
          one.addresses.pop_back();
          break;
        case 5: {
          if (size == 0) break;
          const auto first = static_cast<std::ptrdiff_t>(below(size));
          names.DeleteSubrange(static_cast<int>(first), 1);
          one.expected.erase(one.expected.begin() + first);
          one.addresses.erase(one.addresses.begin() + first);
          break;
        }
        case 6: {
          if (size == 0) break;
          const std::size_t other = below(size);
          names.SwapElements(0, static_cast<int>(other));
          std::swap(one.expected[0], one.expected[other]);
          std::swap(one.addresses[0], one.addresses[other]);
          break;
        }
        case 7:
          all[0].message->mutable_names()->Swap(all[1].message->mutable_names());
          all[0].expected.swap(all[1].expected);
          all[0].addresses.swap(all[1].addresses);
          break;
        default:
          if (below(4) != 0) break;
          one.message->clear_names();
          one.expected.clear();
          one.addresses.clear();
      }
      for (const Names& each : all) {
        ASSERT_EQ(values(each.message->names()), each.expected) << "round " << round << ", step " << step;
        const Texts& texts = each.message->names();
        ASSERT_TRUE(
            std::equal(each.addresses.begin(), each.addresses.end(), texts.pointer_begin(), texts.pointer_end()));
      }
    }
  }
}

TEST(RepeatedPtrField, RunsOfMessagesAreParsedOneAfterTheOther) {
  Tree source;
  for (int i = 0; i < 3; ++i) source.add_children()->set_label(text(i));
  const std::string run = source.SerializeAsString();
  Tree tree;
  ASSERT_TRUE(tree.ParseFromString(run));
  const Tree* const first = &tree.children(0);
  ASSERT_TRUE(tree.MergeFromString(run));
  ASSERT_TRUE(tree.MergeFromString(run + run));
  ASSERT_EQ(tree.children_size(), 12);
  EXPECT_EQ(&tree.children(0), first);
  for (int i = 0; i < 12; ++i) EXPECT_EQ(tree.children(i).label(), text(i % 3));
  const std::unique_ptr<Tree> of_the_run(tree.mutable_children()->ReleaseLast());
  tree.mutable_children()->SwapElements(0, 10);
  const std::unique_ptr<Tree> swapped(tree.mutable_children()->ReleaseLast());
  EXPECT_EQ(of_the_run->label(), text(2));
  EXPECT_EQ(swapped->label(), text(0));
  EXPECT_EQ(tree.children_size(), 10);
}

// Capacity doubles even when many runs of one element are appended.
TEST(RepeatedPtrField, ShortRunsTakeNoQuadraticTime) {
  const Texts one(texts(1));
  Texts field;
  int growths = 0;
  for (int i = 0; i < 1000; ++i) {
    const int before = field.Capacity();
    field.MergeFrom(one);
    growths += field.Capacity() != before ? 1 : 0;
  }
  EXPECT_LE(growths, 12);
  const int before = field.Capacity();
  field.Reserve(before + 1);
  EXPECT_GE(field.Capacity(), 2 * before);

  Tree pair;
  pair.add_children();
  pair.add_names("");
  std::string bytes;
  constexpr int kPairs = 200'000;  // takes minutes if each allocates a new array
  for (int i = 0; i < kPairs; ++i) bytes += pair.SerializeAsString();
  Tree tree;
  ASSERT_TRUE(tree.ParseFromString(bytes));
  EXPECT_EQ(tree.children_size(), kPairs);
  EXPECT_EQ(tree.names_size(), kPairs);
  std::vector<Tree*> taken(kPairs - 1);
  tree.mutable_children()->ExtractSubrange(0, kPairs - 1, taken.data());
  for (Tree* const child : taken) delete child;
  EXPECT_EQ(tree.children_size(), 1);
}

// Elements read before a run fails are kept, and are freed later.
TEST(RepeatedPtrField, AnIncompleteRunLosesNothing) {
  Tree source;
  for (int i = 0; i < 4; ++i) source.add_children()->set_label(text(i));
  const std::string bytes = source.SerializeAsString();
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    Tree tree;
    const bool ok = tree.ParseFromString(bytes.substr(0, size));
    ASSERT_LE(tree.children_size(), 4);
    if (ok) {
      EXPECT_EQ(tree.SerializeAsString(), bytes.substr(0, size));
    }
    tree.add_children()->set_label("more");
    EXPECT_EQ(tree.children(tree.children_size() - 1).label(), "more");
  }
}

TEST(RepeatedPtrField, IsARegularValue) {
  Texts field = texts(3);
  Texts copy(field);
  copy[0] = "changed";
  EXPECT_EQ(field.Get(0), text(0));
  Texts moved(std::move(copy));
  EXPECT_TRUE(copy.empty());  // NOLINT(bugprone-use-after-move): guaranteed to be empty
  copy = moved;
  EXPECT_EQ(values(copy), values(moved));
  copy = std::move(field);
  EXPECT_EQ(copy.Get(0), text(0));
  swap(copy, moved);
  EXPECT_EQ(copy.Get(0), "changed");
  copy.CopyFrom(moved);
  EXPECT_EQ(values(copy), values(moved));
}

TEST(RepeatedPtrField, IsAssignedToItself) {
  Texts field = texts(3);
  const std::vector<std::string> before = values(field);
  Texts& same = field;
  field = same;
  field = std::move(same);
  field.CopyFrom(same);
  field.Swap(&same);
  EXPECT_EQ(values(field), before);
  field.MergeFrom(same);
  EXPECT_EQ(field.size(), 6);
  EXPECT_EQ(field.Get(5), text(2));
}

TEST(RepeatedPtrField, IsAssignedAPartOfItself) {
  Trees trees;
  trees.Add()->add_children()->set_label("grandchild");
  trees = trees.Get(0).children();
  ASSERT_EQ(trees.size(), 1);
  EXPECT_EQ(trees.Get(0).label(), "grandchild");

  trees.Mutable(0)->add_children()->set_label("below");
  trees = std::move(*trees.Mutable(0)->mutable_children());
  ASSERT_EQ(trees.size(), 1);
  EXPECT_EQ(trees.Get(0).label(), "below");

  trees.Mutable(0)->add_children()->set_label("copied");
  trees.CopyFrom(trees.Get(0).children());
  EXPECT_EQ(trees.Get(0).label(), "copied");

  trees.Mutable(0)->add_children()->set_label("merged");
  trees.MergeFrom(trees.Get(0).children());
  ASSERT_EQ(trees.size(), 2);
  EXPECT_EQ(trees.Get(1).label(), "merged");
}

TEST(RepeatedPtrField, WorksWithAlgorithms) {
  Texts field = texts(5);
  EXPECT_EQ(std::vector<std::string>(field.begin(), field.end()).size(), 5u);
  const auto found = std::find_if(field.begin(), field.end(), [](const std::string& s) { return s == text(3); });
  EXPECT_EQ(found - field.begin(), 3);
  EXPECT_EQ(found->size(), text(3).size());
  EXPECT_EQ(field.begin()[2], text(2));
  EXPECT_EQ(*(2 + field.begin()), text(2));
  EXPECT_TRUE(field.begin() < field.end() && field.end() >= field.begin());
  std::reverse(field.begin(), field.end());
  EXPECT_EQ(field.Get(0), text(4));
  std::sort(field.begin(), field.end());
  EXPECT_EQ(field.Get(0), text(0));
  std::sort(field.pointer_begin(), field.pointer_end(),
            [](const std::string* a, const std::string* b) { return *a > *b; });
  EXPECT_EQ(field.Get(0), text(4));
  std::vector<std::size_t> sizes;
  std::transform(field.cbegin(), field.cend(), std::back_inserter(sizes), [](const auto& s) { return s.size(); });
  EXPECT_EQ(sizes.size(), 5u);
  EXPECT_EQ(*field.rbegin(), text(0));
  EXPECT_EQ(**field.data(), text(4));
  EXPECT_EQ(**--field.pointer_end(), text(0));
  const Texts& constant = field;
  EXPECT_EQ(field.pointer_end() - constant.pointer_begin(), 5);
  EXPECT_TRUE(constant.pointer_begin() == field.pointer_begin());
  std::swap(*field.pointer_begin(), field.pointer_begin()[1]);
  EXPECT_EQ(**constant.pointer_begin(), text(3));
  std::swap(*field.pointer_begin(), field.pointer_begin()[1]);
  const auto joined = std::accumulate(field.begin(), field.end(), std::string(),
                                      [](const std::string& all, const std::string& s) { return all + s.back(); });
  EXPECT_EQ(joined, "43210");
}

TEST(RepeatedPtrField, IsMadeOnlyOfWhatItsElementsAreMadeOf) {
  static_assert(std::is_constructible_v<Texts, const char**, const char**>);
  static_assert(!std::is_constructible_v<Texts, const char*, const char*>);
  static_assert(!std::is_constructible_v<Texts, int*, int*>);
  static_assert(!std::is_constructible_v<google::protobuf::RepeatedField<int>, std::string*, std::string*>);
}

TEST(RepeatedPtrField, InsertersCopyOrTakePointers) {
  Texts field;
  std::string* const made[] = {new std::string(text(0)), new std::string(text(1))};
  std::copy(std::begin(made), std::end(made), google::protobuf::AllocatedRepeatedPtrFieldBackInserter(&field));
  EXPECT_EQ(field.Mutable(0), made[0]);
  EXPECT_EQ(field.Mutable(1), made[1]);
  std::copy(std::begin(made), std::end(made), google::protobuf::RepeatedFieldBackInserter(&field));
  *google::protobuf::RepeatedPtrFieldBackInserter(&field) = "literal";
  EXPECT_EQ(values(field), (std::vector<std::string>{text(0), text(1), text(0), text(1), "literal"}));
  EXPECT_NE(field.Mutable(2), made[0]);

  google::protobuf::Arena arena;
  Trees trees;
  auto* const tree = google::protobuf::Arena::CreateMessage<Trees::value_type>(&arena);
  *google::protobuf::UnsafeArenaAllocatedRepeatedPtrFieldBackInserter(&trees) = static_cast<const Tree*>(tree);
  EXPECT_EQ(trees.UnsafeArenaReleaseLast(), tree);
  EXPECT_EQ(tree->GetArena(), &arena);

  using Copies = decltype(google::protobuf::RepeatedPtrFieldBackInserter(&field));
  using Owned = decltype(google::protobuf::AllocatedRepeatedPtrFieldBackInserter(&field));
  static_assert(std::is_same_v<std::iterator_traits<Copies>::difference_type, std::ptrdiff_t>);
  static_assert(!std::is_assignable_v<Copies&, int*> && !std::is_assignable_v<Owned&, const std::string*>);
}

TEST(RepeatedPtrField, HoldsMessages) {
  Trees trees;
  trees.Add()->set_label("first");
  Tree second;
  second.set_label("second");
  trees.Add(second);
  *trees.Add() = second;
  trees.AddAllocated(second.New());
  EXPECT_EQ(trees.size(), 4);
  EXPECT_EQ(trees.Get(2).label(), "second");
  const std::vector<Tree> copies(trees.begin(), trees.end());
  EXPECT_EQ(copies[1].label(), "second");
}

TEST(RepeatedPtrField, IndexOutOfRangeIsFatal) {
  Texts field = texts(3);
  const Texts& constant = field;
  EXPECT_FATAL((void)constant.Get(3), "index 3 is out of range in a list of size 3");
  EXPECT_FATAL((void)constant[-1], "index -1 is out of range in a list of size 3");
  EXPECT_FATAL((void)field.Mutable(4), "index 4 is out of range");
  EXPECT_FATAL(field.SwapElements(3, 0), "index 3 is out of range");
  EXPECT_FATAL((void)Texts().Get(0), "index 0 is out of range in a list of size 0");
  EXPECT_FATAL(Texts().RemoveLast(), "index -1 is out of range in a list of size 0");
  EXPECT_FATAL((void)Texts().ReleaseLast(), "index -1 is out of range in a list of size 0");
}

TEST(RepeatedPtrField, RangeOutOfRangeIsFatal) {
  Texts field = texts(3);
  std::string* taken[8] = {};
  EXPECT_FATAL(field.DeleteSubrange(2, 2), "2 elements from index 2 are out of range in a list of size 3");
  EXPECT_FATAL(field.DeleteSubrange(-1, 1), "1 elements from index -1 are out of range");
  EXPECT_FATAL(field.ExtractSubrange(1, -1, taken), "-1 elements from index 1 are out of range");
  EXPECT_FATAL(field.ExtractSubrange(0, 4, taken), "4 elements from index 0 are out of range");
  EXPECT_FATAL(field.erase(field.begin() + 3), "1 elements from index 3 are out of range");
  field.DeleteSubrange(3, 0);  // an empty range at the end
  EXPECT_EQ(field.size(), 3);
}

TEST(RepeatedPtrField, AccessorsOfMessagesCheckTheirIndex) {
  Tree tree;
  tree.add_children();
  EXPECT_FATAL((void)tree.children(1), "index 1 is out of range in a list of size 1");
  EXPECT_FATAL((void)tree.mutable_children(-1), "index -1 is out of range");
}

}  // namespace
