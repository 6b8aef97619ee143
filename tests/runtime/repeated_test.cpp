#include "onnxgen/storage/repeated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <new>
#include <numeric>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "scoped_arena.h"
#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;
using tests::ScopedArena;

static_assert(!std::is_copy_constructible_v<Repeated<int>>);
static_assert(!std::is_copy_constructible_v<RepeatedString>);
static_assert(!std::is_copy_constructible_v<RepeatedMessage<Tree>>);

template <class Container>
auto copy_out(const Container& container) {
  return std::vector<typename Container::value_type>(container.begin(), container.end());
}

using Numbers = std::vector<int>;
using Texts = std::vector<std::string_view>;

template <class T>
Repeated<T>& bound(Repeated<T>& container, const ScopedArena& arena) {
  return StorageAccess::bind(container, *arena);
}

TEST(Repeated, NewOneIsEmptyAndIterable) {
  const Repeated<int> numbers;
  const RepeatedString texts;
  const RepeatedMessage<Tree> messages;
  EXPECT_EQ(numbers.begin(), numbers.end());
  EXPECT_EQ(texts.begin(), texts.end());
  EXPECT_EQ(messages.begin(), messages.end());
  EXPECT_EQ(numbers.Capacity(), 0u);
}

TEST(Repeated, AddSetMutableErase) {
  ScopedArena arena;
  Repeated<int> numbers;
  bound(numbers, arena);
  for (int i = 0; i < 6; ++i) numbers.Add(i);
  numbers.Set(0, 10);
  *numbers.Mutable(1) = 11;
  numbers[2] = 12;
  EXPECT_EQ(copy_out(numbers), (Numbers{10, 11, 12, 3, 4, 5}));
  EXPECT_EQ(*numbers.erase(numbers.begin() + 1), 12);
  const auto after = numbers.erase(numbers.begin() + 2, numbers.end());
  EXPECT_EQ(after, numbers.end());
  EXPECT_EQ(copy_out(numbers), (Numbers{10, 12}));
  numbers.erase(numbers.begin(), numbers.begin());
  numbers.SwapElements(0, 1);
  numbers.RemoveLast();
  EXPECT_EQ(copy_out(numbers), Numbers{12});
}

TEST(Repeated, ReserveAndResize) {
  ScopedArena arena;
  Repeated<int> numbers;
  bound(numbers, arena).Reserve(100);
  EXPECT_GE(numbers.Capacity(), 100u);
  const int* const data = numbers.data();
  numbers.Resize(100, 7);
  EXPECT_EQ(numbers.data(), data);
  EXPECT_EQ(std::accumulate(numbers.begin(), numbers.end(), 0), 700);
  numbers.Resize(2);
  numbers.Resize(4);
  EXPECT_EQ(copy_out(numbers), (Numbers{7, 7, 0, 0}));
  numbers.Truncate(1);
  numbers.Truncate(3);
  EXPECT_EQ(numbers.size(), 1u);
}

TEST(Repeated, WorksWithStandardAlgorithms) {
  ScopedArena arena;
  Repeated<int> numbers;
  bound(numbers, arena);
  for (int i = 0; i < 1000; ++i) numbers.Add(i * 7919 % 1000);
  std::sort(numbers.begin(), numbers.end());
  EXPECT_TRUE(std::is_sorted(numbers.cbegin(), numbers.cend()));
  EXPECT_TRUE(std::binary_search(numbers.begin(), numbers.end(), 500));
  numbers.erase(std::remove_if(numbers.begin(), numbers.end(), [](int i) { return i % 2 != 0; }), numbers.end());
  EXPECT_EQ(numbers.size(), 500u);
}

TEST(Repeated, AssignsFromAnotherAndFromItself) {
  ScopedArena arena;
  ScopedArena other_arena;
  Repeated<int> a;
  Repeated<int> b;
  bound(a, arena);
  bound(b, other_arena);
  for (int i = 0; i < 5; ++i) a.Add(i);
  b.Add(99);
  b = a;
  EXPECT_EQ(copy_out(b), copy_out(a));
  const auto& same = a;
  a = same;
  EXPECT_EQ(copy_out(a), (Numbers{0, 1, 2, 3, 4}));
  a.Assign(a.begin() + 2, a.end());
  EXPECT_EQ(copy_out(a), (Numbers{2, 3, 4}));
  const Numbers numbers{8, 9};
  a.Add(numbers.begin(), numbers.end());
  EXPECT_EQ(copy_out(a), (Numbers{2, 3, 4, 8, 9}));
}

TEST(RepeatedString, AddSetErase) {
  Tree tree;
  RepeatedString& names = *tree.mutable_names();
  for (const char* name : {"a", "", "c", "d"}) names.Add(name);
  names.Set(1, "a much longer one than before");
  names.SwapElements(0, 3);
  EXPECT_EQ(copy_out(names), (Texts{"d", "a much longer one than before", "c", "a"}));
  EXPECT_EQ(*names.erase(names.begin()), "a much longer one than before");
  const auto after = names.erase(names.begin() + 1, names.end());
  EXPECT_EQ(after, names.end());
  EXPECT_EQ(names.size(), 1u);
}

TEST(RepeatedString, TakesItsOwnElements) {
  Tree tree;
  RepeatedString& names = *tree.mutable_names();
  names.Add("seed");
  for (int i = 0; i < 100; ++i) names.Add(names[0]);  // reallocates the handles several times
  names.Set(5, names[5].substr(1));
  names.Set(6, names[5]);
  EXPECT_EQ(names[100], "seed");
  EXPECT_EQ(names[6], "eed");
  const RepeatedString& same = names;
  names = same;
  EXPECT_EQ(names.size(), 101u);
}

TEST(RepeatedString, IteratorIsRandomAccess) {
  Tree tree;
  RepeatedString& names = *tree.mutable_names();
  for (const char* name : {"alpha", "beta", "gamma", "omega"}) names.Add(name);
  const auto begin = names.begin();
  const auto end = names.end();
  EXPECT_EQ(std::distance(begin, end), 4);
  EXPECT_EQ(begin[2], "gamma");
  EXPECT_EQ(*(end - 1), "omega");
  EXPECT_EQ(*(1 + begin), "beta");
  EXPECT_EQ(begin->size(), 5u);
  EXPECT_TRUE(begin < end && begin <= end && end > begin && end >= begin && begin != end);
  auto it = begin;
  EXPECT_EQ(*it++, "alpha");
  EXPECT_EQ(*it--, "beta");
  EXPECT_EQ(it += 3, end - 1);
  EXPECT_TRUE(std::is_sorted(begin, end));
  EXPECT_EQ(std::lower_bound(begin, end, "beta") - begin, 1);
  EXPECT_EQ(*std::max_element(begin, end), "omega");
  EXPECT_EQ(std::find(begin, end, "nobody"), end);
  EXPECT_EQ(Texts(std::make_reverse_iterator(end), std::make_reverse_iterator(begin)),
            (Texts{"omega", "gamma", "beta", "alpha"}));
}

TEST(RepeatedBytes, OwnsWhatIsAdded) {
  Tree tree;
  std::string value("a\0b", 3);
  tree.mutable_blobs()->Add(value);
  value.assign(3, 'x');
  EXPECT_EQ(tree.blobs(0), std::string_view("a\0b", 3));
}

TEST(RepeatedMessage, ElementsKeepTheirAddresses) {
  Tree tree;
  Tree* const first = tree.add_children();
  for (int i = 0; i < 1000; ++i) tree.add_children()->set_size(i);
  EXPECT_EQ(tree.mutable_children(0), first);
  tree.mutable_children()->SwapElements(0, 1000);
  EXPECT_EQ(tree.mutable_children(1000), first);
  tree.mutable_children()->erase(tree.children().begin(), tree.children().begin() + 1000);
  EXPECT_EQ(&tree.children(0), first);
}

TEST(RepeatedMessage, IteratorsReachMembers) {
  Tree tree;
  for (int i = 0; i < 5; ++i) tree.add_children()->set_size(i);
  RepeatedMessage<Tree>& children = *tree.mutable_children();
  for (Tree& child : children) child.set_label("seen");
  EXPECT_EQ(children.begin()->label(), "seen");
  const RepeatedMessage<Tree>::const_iterator converted = children.begin();
  EXPECT_EQ(converted, children.cbegin());
  const auto sum = std::accumulate(children.cbegin(), children.cend(), 0,
                                   [](int total, const Tree& child) { return total + child.size(); });
  EXPECT_EQ(sum, 10);
  const auto three =
      std::find_if(children.begin(), children.end(), [](const Tree& child) { return child.size() == 3; });
  EXPECT_EQ(three - children.begin(), 3);
}

TEST(RepeatedMessage, AssignsDeeplyFromBelowItself) {
  Tree tree;
  Tree* const child = tree.add_children();
  for (int i = 0; i < 10; ++i) child->add_children()->set_size(i);
  *tree.mutable_children() = child->children();
  ASSERT_EQ(tree.children_size(), 10u);
  EXPECT_EQ(tree.children(9).size(), 9);
  const auto& same = tree.children();
  *tree.mutable_children() = same;
  EXPECT_EQ(tree.children_size(), 10u);
}

TEST(RepeatedMessage, AppendsAMessageThatContainsIt) {
  Tree tree;
  tree.set_size(7);
  tree.add_children()->set_size(1);
  const Tree before = tree;
  tree.mutable_children()->push_back(tree);
  ASSERT_EQ(tree.children_size(), 2u);
  EXPECT_EQ(tree.children(1), before);
}

// Every container has the functions of std::vector and of libprotobuf's containers.
TEST(LikeVector, Numbers) {
  ScopedArena arena;
  Repeated<int> numbers;
  bound(numbers, arena);
  numbers.reserve(10);
  EXPECT_GE(numbers.capacity(), 10u);
  numbers.append_range(Numbers{2, 3, 5});
  EXPECT_EQ(numbers.front() + 10 * numbers.at(1) + 100 * numbers.back(), 532);
  numbers.front() = 1;
  numbers.back() = 6;
  numbers.at(1) = 4;
  EXPECT_EQ(copy_out(numbers), (Numbers{1, 4, 6}));
  EXPECT_EQ(Numbers(numbers.rbegin(), numbers.rend()), (Numbers{6, 4, 1}));
  EXPECT_EQ(*std::as_const(numbers).crbegin(), 6);
  EXPECT_EQ(*numbers.insert(numbers.begin(), 0), 0);
  EXPECT_EQ(*numbers.insert(numbers.cbegin() + 2, 2), 2);
  EXPECT_EQ(*numbers.insert(numbers.end(), 7), 7);
  const Numbers more{8, 9};
  EXPECT_EQ(*numbers.insert(numbers.begin() + 1, more.begin(), more.end()), 8);
  EXPECT_EQ(numbers.insert(numbers.begin(), more.begin(), more.begin()), numbers.begin());
  EXPECT_EQ(copy_out(numbers), (Numbers{0, 8, 9, 1, 2, 4, 6, 7}));
  numbers.resize(2);
  numbers.pop_back();
  numbers.resize(3, 5);
  numbers.MergeFrom(numbers);
  EXPECT_EQ(copy_out(numbers), (Numbers{0, 5, 5, 0, 5, 5}));
  numbers.assign(more.begin(), more.end());
  Repeated<int> copied;
  bound(copied, arena).push_back(1);
  copied.CopyFrom(numbers);
  copied.CopyFrom(copied);
  EXPECT_EQ(copy_out(copied), more);
}

TEST(LikeVector, NumbersFromListsAndCounts) {
  ScopedArena arena;
  Repeated<int> numbers;
  bound(numbers, arena) = {1, 2};
  numbers.append_range({3});
  EXPECT_EQ(*numbers.insert(numbers.begin() + 1, {8, 9}), 8);
  EXPECT_EQ(*numbers.insert(numbers.end(), 2, 7), 7);
  EXPECT_EQ(copy_out(numbers), (Numbers{1, 8, 9, 2, 3, 7, 7}));
  numbers.DeleteSubrange(1, 4);
  EXPECT_EQ(copy_out(numbers), (Numbers{1, 7, 7}));
  numbers.emplace_back(4) += 1;
  EXPECT_EQ(numbers.back(), 5);
  numbers.assign(3, 6);
  EXPECT_EQ(copy_out(numbers), (Numbers{6, 6, 6}));
  numbers.assign({4, 2});
  EXPECT_EQ(copy_out(numbers), (Numbers{4, 2}));
  numbers = {};
  EXPECT_TRUE(numbers.empty());
}

TEST(LikeVector, NumbersAreComparedByTheirBits) {
  Tree a;
  Tree b;
  EXPECT_EQ(a.numbers(), b.numbers());
  a.mutable_numbers()->assign({1, 2});
  EXPECT_NE(a.numbers(), b.numbers());
  b.mutable_numbers()->assign({1, 3});
  EXPECT_NE(a.numbers(), b.numbers());
  b.set_numbers(1, 2);
  EXPECT_EQ(a.numbers(), b.numbers());
  const float nan = std::numeric_limits<float>::quiet_NaN();
  *a.mutable_weights() = {nan, 0.0f};
  *b.mutable_weights() = {nan, -0.0f};
  EXPECT_EQ(a.weights(), a.weights());
  EXPECT_NE(a.weights(), b.weights());
}

TEST(LikeVector, Strings) {
  Tree tree;
  RepeatedString& names = *tree.mutable_names();
  names.append_range(std::vector<std::string>{"b", "c"});
  names.insert(names.begin(), "a");
  const char* const more[] = {"x", "y"};
  EXPECT_EQ(*names.insert(names.begin() + 1, std::begin(more), std::end(more)), "x");
  EXPECT_EQ(copy_out(names), (Texts{"a", "x", "y", "b", "c"}));
  EXPECT_EQ(names.front(), "a");
  EXPECT_EQ(names.back(), "c");
  EXPECT_EQ(names.at(2), "y");
  EXPECT_EQ(*names.rbegin(), "c");
  names.insert(names.begin(), names.back());
  names.pop_back();
  names.MergeFrom(names);
  EXPECT_EQ(copy_out(names), (Texts{"c", "a", "x", "y", "b", "c", "a", "x", "y", "b"}));
  Tree other;
  other.mutable_names()->CopyFrom(names);
  other.mutable_names()->Assign(names.begin(), names.begin() + 1);
  EXPECT_EQ(copy_out(other.names()), Texts{"c"});
}

TEST(LikeVector, StringsFromListsAndCounts) {
  Tree tree;
  RepeatedString& names = *tree.mutable_names();
  names = {"a", std::string("b")};
  names.append_range({"c"});
  EXPECT_EQ(*names.insert(names.begin() + 1, {"x", "y"}), "x");
  EXPECT_EQ(*names.insert(names.begin(), 2, "z"), "z");
  EXPECT_EQ(names.emplace_back("d"), "d");
  EXPECT_EQ(copy_out(names), (Texts{"z", "z", "a", "x", "y", "b", "c", "d"}));
  Tree other;
  other.mutable_names()->assign({"z", "z"});
  EXPECT_NE(other.names(), names);
  names.DeleteSubrange(2, 6);
  EXPECT_EQ(other.names(), names);
  names.assign(2, "w");
  EXPECT_EQ(copy_out(names), (Texts{"w", "w"}));
}

TEST(LikeVector, Messages) {
  Tree tree;
  RepeatedMessage<Tree>& children = *tree.mutable_children();
  for (int i = 1; i <= 3; ++i) children.emplace_back().set_size(i);
  Tree* const last = &children.back();
  children.insert(children.begin(), children.back());
  EXPECT_EQ(&children.back(), last);
  const auto sizes = [&] {
    Numbers result;
    for (const Tree& child : children) result.push_back(child.size());
    return result;
  };
  EXPECT_EQ(sizes(), (Numbers{3, 1, 2, 3}));
  children.front().set_size(0);
  children.at(1).set_size(8);
  children.MergeFrom(children);
  EXPECT_EQ(sizes(), (Numbers{0, 8, 2, 3, 0, 8, 2, 3}));
  EXPECT_EQ(children.rbegin()->size(), 3);
  const std::vector<Tree> more(2);
  children.insert(children.end() - 1, more.begin(), more.end());
  children.append_range(more);
  EXPECT_EQ(sizes(), (Numbers{0, 8, 2, 3, 0, 8, 2, 0, 0, 3, 0, 0}));
  Tree other;
  other.mutable_children()->CopyFrom(children);
  other.mutable_children()->assign(more.begin(), more.end());
  EXPECT_EQ(other.children_size(), 2u);
}

TEST(LikeVector, MessagesFromListsAndCounts) {
  Tree one;
  one.set_size(1);
  Tree two;
  two.set_size(2);
  Tree tree;
  RepeatedMessage<Tree>& children = *tree.mutable_children();
  children = {one, two};
  children.append_range({one});
  EXPECT_EQ(children.insert(children.begin(), {two, two})->size(), 2);
  children.insert(children.end(), 2, one);
  ASSERT_EQ(children.size(), 7u);
  EXPECT_EQ(children.back(), one);
  children.DeleteSubrange(2, 3);
  Tree other;
  other.mutable_children()->assign({two, two, one, one});
  EXPECT_EQ(other.children(), children);
  children.assign(2, one);
  EXPECT_NE(other.children(), children);
}

TEST(LikeVector, Resizes) {
  Tree tree;
  RepeatedString& names = *tree.mutable_names();
  names.resize(2, "a");
  names.resize(3);
  EXPECT_EQ(copy_out(names), (Texts{"a", "a", ""}));
  names.resize(1);
  EXPECT_EQ(copy_out(names), Texts{"a"});
  RepeatedMessage<Tree>& children = *tree.mutable_children();
  children.resize(2);
  children[1].set_size(5);
  children.resize(3);
  ASSERT_EQ(children.size(), 3u);
  EXPECT_EQ(children[1].size(), 5);
  children.resize(0);
  EXPECT_TRUE(children.empty());
}

// Within one root message the contents are exchanged, and between two they are copied.
TEST(LikeVector, Swaps) {
  Tree tree;
  Tree* const part = tree.add_children();
  *tree.mutable_names() = {"a", "b"};
  *part->mutable_names() = {"c"};
  tree.mutable_names()->swap(*part->mutable_names());
  EXPECT_EQ(copy_out(tree.names()), Texts{"c"});
  EXPECT_EQ(copy_out(part->names()), (Texts{"a", "b"}));
  Tree other;
  other.mutable_names()->swap(*part->mutable_names());
  EXPECT_EQ(copy_out(other.names()), (Texts{"a", "b"}));
  EXPECT_TRUE(part->names().empty());
  other.mutable_names()->Swap(*tree.mutable_names());
  EXPECT_EQ(copy_out(other.names()), Texts{"c"});
  EXPECT_EQ(copy_out(tree.names()), (Texts{"a", "b"}));
  part->set_size(7);
  other.add_children();
  other.add_children();
  other.mutable_children()->Swap(*tree.mutable_children());
  EXPECT_EQ(tree.children_size(), 2u);
  ASSERT_EQ(other.children_size(), 1u);
  EXPECT_EQ(other.children(0).size(), 7);
  other.mutable_children()->Swap(*other.mutable_children());
  EXPECT_EQ(other.children_size(), 1u);
}

TEST(RepeatedString, SortsAndRemovesByTest) {
  Tree tree;
  RepeatedString& names = *tree.mutable_names();
  names.sort(std::less<>());
  EXPECT_EQ(names.remove_if([](std::string_view) { return true; }), 0u);
  names = {"bb", "c", "aa", "d", "cc"};
  names.sort([](std::string_view a, std::string_view b) { return a.size() < b.size(); });
  EXPECT_EQ(copy_out(names), (Texts{"c", "d", "bb", "aa", "cc"}));
  EXPECT_EQ(names.remove_if([](std::string_view name) { return name.size() == 1; }), 2u);
  EXPECT_EQ(copy_out(names), (Texts{"bb", "aa", "cc"}));
}

TEST(RepeatedMessage, SortsAndRemovesWithoutCopies) {
  Tree tree;
  RepeatedMessage<Tree>& children = *tree.mutable_children();
  std::vector<const Tree*> elements;
  for (int i = 0; i < 100; ++i) {
    elements.push_back(&children.emplace_back());
    children.back().set_size(i * 37 % 10);
  }
  children.sort([](const Tree& a, const Tree& b) { return a.size() < b.size(); });
  std::stable_sort(elements.begin(), elements.end(), [](auto* a, auto* b) { return a->size() < b->size(); });
  for (std::size_t i = 0; i < elements.size(); ++i) EXPECT_EQ(&children[i], elements[i]);
  EXPECT_EQ(children.remove_if([](const Tree& child) { return child.size() % 2 == 0; }), 50u);
  ASSERT_EQ(children.size(), 50u);
  for (std::size_t i = 0; i < 50; ++i) EXPECT_EQ(&children[i], elements[i / 10 * 20 + 10 + i % 10]);
}

TEST(RepeatedMessage, MovesAMessageToItsEnd) {
  Tree tree;
  RepeatedMessage<Tree>& children = *tree.mutable_children();
  children.emplace_back().mutable_left()->set_label("left");
  const Tree* const left = &children[0].left();
  children.push_back(std::move(children[0]));
  EXPECT_EQ(&children[1].left(), left) << "copied";
  EXPECT_FALSE(children[0].has_left());
  Tree root;
  root.mutable_left()->set_label("of another root");
  children.push_back(std::move(root));
  EXPECT_EQ(children[2].left().label(), "of another root");
}

TEST(OutOfMemory, FailedAddLeavesTheContainersUnchanged) {
  Tree tree;
  tree.add_numbers(1);
  tree.add_names("name");
  tree.add_blobs("blob");
  const Tree before = tree;
  tests::forbid_more(MessageAccess::data(tree).header.arena());
  EXPECT_THROW(tree.mutable_numbers()->Resize(1'000'000), std::bad_alloc);
  EXPECT_THROW(tree.add_names(std::string(100'000, 'x')), std::bad_alloc);
  EXPECT_THROW(tree.add_blobs(std::string(100'000, 'x')), std::bad_alloc);
  EXPECT_THROW(tree.set_names(0, std::string(100'000, 'x')), std::bad_alloc);
  EXPECT_THROW(tree.mutable_children()->Reserve(1'000'000), std::bad_alloc);
  Tree large;
  large.set_data(std::string(100'000, 'x'));
  EXPECT_THROW(tree.mutable_children()->push_back(std::move(large)), std::bad_alloc);
  EXPECT_EQ(tree, before);
}

TEST(RepeatedDeathTest, IndexOutOfRangeEndsTheProgram) {
  ScopedArena arena;
  Repeated<int> numbers;
  bound(numbers, arena);
  for (int i = 0; i < 3; ++i) numbers.Add(i);
  EXPECT_DEATH((void)numbers.Get(3), "onnxgen: index 3 is out of range in a list of size 3");
  EXPECT_DEATH(numbers.Set(4, 0), "index 4 is out of range");
  EXPECT_DEATH((void)numbers[std::size_t(-1)], "index -1 is out of range");
  EXPECT_DEATH(numbers.SwapElements(3, 0), "index 3 is out of range");
  EXPECT_DEATH((void)numbers.erase(numbers.end()), "index 4 is out of range");
  EXPECT_DEATH(numbers.DeleteSubrange(2, 2), "index 4 is out of range");
  EXPECT_DEATH(Repeated<int>().RemoveLast(), "index -1 is out of range in a list of size 0");
}

TEST(RepeatedDeathTest, TextsAndMessagesCheckTheirIndex) {
  Tree tree;
  tree.add_names("one");
  tree.add_children();
  EXPECT_DEATH((void)tree.names(1), "index 1 is out of range in a list of size 1");
  EXPECT_DEATH(tree.set_names(1, "two"), "index 1 is out of range");
  EXPECT_DEATH((void)tree.children(1), "index 1 is out of range");
  EXPECT_DEATH((void)tree.mutable_children(1), "index 1 is out of range");
  EXPECT_DEATH((void)tree.names().at(1), "index 1 is out of range");
  EXPECT_DEATH((void)Tree().names().front(), "index 0 is out of range");
  EXPECT_DEATH((void)Tree().children().back(), "index -1 is out of range");
  EXPECT_DEATH(tree.mutable_names()->insert(tree.names().end() + 1, "x"), "index 2 is out of range");
}

}  // namespace
}  // namespace onnxgen
