#include <google/protobuf/arena.h>
#include <google/protobuf/repeated_field.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <list>
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
#include "onnxgen/protobuf/storage/array.h"

namespace {

using google::protobuf::RepeatedField;
using Field = RepeatedField<std::int64_t>;

static_assert(std::is_same_v<decltype(Field().size()), int>);
static_assert(std::is_same_v<decltype(Field().Capacity()), int>);
static_assert(std::is_nothrow_move_constructible_v<Field> && std::is_nothrow_move_assignable_v<Field>);
static_assert(std::is_convertible_v<Field::iterator, Field::const_iterator>);
static_assert(
    std::is_same_v<std::iterator_traits<Field::iterator>::iterator_category, std::random_access_iterator_tag>);
static_assert(std::is_same_v<std::iterator_traits<Field::const_iterator>::reference, const std::int64_t&>);
static_assert(sizeof(Field) == sizeof(void*));

Field numbers(std::int64_t count) {
  Field field;
  for (std::int64_t i = 0; i < count; ++i) field.Add(i);
  return field;
}

std::vector<std::int64_t> values(const Field& field) {
  return {field.begin(), field.end()};
}

TEST(RepeatedField, StartsEmpty) {
  const Field field;
  EXPECT_TRUE(field.empty());
  EXPECT_EQ(field.size(), 0);
  EXPECT_EQ(field.begin(), field.end());
  EXPECT_EQ(field.cbegin(), field.cend());
  EXPECT_EQ(field.rbegin(), field.rend());
  EXPECT_TRUE(values(field).empty());
}

TEST(RepeatedField, AddsAndChanges) {
  Field field;
  field.Add(1);
  *field.Add() += 2;  // a new element is zero
  field.push_back(3);
  field.Set(0, 10);
  *field.Mutable(1) = 20;
  field[2] = 30;
  field.at(2) += 1;
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{10, 20, 31}));
  EXPECT_EQ(field.Get(1), 20);
  EXPECT_EQ(std::as_const(field)[1], 20);
  EXPECT_EQ(std::as_const(field).at(1), 20);
}

TEST(RepeatedField, AddsRanges) {
  const std::list<int> list = {1, 2, 3};
  Field field(list.begin(), list.end());
  field.Add(list.begin(), list.end());
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{1, 2, 3, 1, 2, 3}));
  field.Assign(list.begin(), std::next(list.begin()));
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{1}));
}

TEST(RepeatedField, AddsOneOfItsOwnElements) {
  Field field = numbers(1);
  for (int i = 0; i < 100; ++i) field.Add(field.Get(i) + 1);
  for (int i = 0; i < 100; ++i) field.Add(field.Get(0));
  EXPECT_EQ(field.size(), 201);
  EXPECT_EQ(field.Get(100), 100);
  EXPECT_EQ(field.Get(200), 0);
}

TEST(RepeatedField, AtChecksTheIndex) {
  Field field = numbers(2);
  EXPECT_FATAL((void)field.at(2), "CHECK failed: ");
  EXPECT_FATAL((void)field.at(-1), "CHECK failed: ");
  EXPECT_FATAL((void)std::as_const(field).at(std::numeric_limits<int>::max()), "CHECK failed: ");
}

TEST(RepeatedField, ReservesWithoutAdding) {
  Field field;
  field.Reserve(100);
  EXPECT_GE(field.Capacity(), 100);
  EXPECT_EQ(field.size(), 0);
  const std::int64_t* const first = field.AddNAlreadyReserved(1);
  for (int i = 1; i < 100; ++i) field.AddAlreadyReserved(i);
  *field.Mutable(0) = 7;
  EXPECT_EQ(field.data(), first) << "nothing moved";
  field.Reserve(-1);
  field.Reserve(0);
  EXPECT_EQ(field.size(), 100);
}

// Programs reserve memory for each of many short runs, which takes quadratic time if each call moves all elements.
TEST(RepeatedField, ReservingForMoreAtLeastDoublesTheCapacity) {
  Field field;
  field.Reserve(10);
  const int before = field.Capacity();
  field.Reserve(before + 1);
  EXPECT_GE(field.Capacity(), 2 * before);
  field.Reserve(10 * before);
  EXPECT_EQ(field.Capacity(), 10 * before);
}

// With 32-bit addresses, 2^29 elements of 8 bytes exceed the address space.
TEST(RepeatedField, CapacitiesThatExceedTheAddressSpaceAreRefused) {
  constexpr std::size_t kCount = std::size_t{1} << 29;
  constexpr std::size_t kElementSize = std::numeric_limits<std::size_t>::max() / kCount + 1;
  onnxgen::heap::ScalarArray array;
  onnxgen::MemoryLimit unlimited;
  EXPECT_FALSE(array.try_reserve(kCount, kElementSize, unlimited));
  EXPECT_EQ(array.try_append(kCount, kElementSize, unlimited), nullptr);
  EXPECT_EQ(array.capacity(), 0u);
}

// Without a slab, each block is allocated separately, and those that are outgrown are freed.
TEST(RepeatedField, OnlyTheLatestBlockCounts) {
  onnxgen::MemoryLimit memory;
  onnxgen::SlabAllocator slabs(memory);
  onnxgen::heap::ScalarArray array;
  for (std::size_t size = 1; size <= 100; ++size) {
    ASSERT_NE(array.try_append(1, sizeof(std::uint64_t), memory, &slabs), nullptr);
    EXPECT_LE(memory.used(), array.capacity() * sizeof(std::uint64_t) + 32) << size;
  }
  array.free(sizeof(std::uint64_t));
}

// `different` is the number of different elements. Short lists of a message in an arena, or of one that was parsed, are
// in slabs, and all others in memory of malloc.
template <class List, class Message, class Add>
void check_lists(List* (Message::*list_of)(), Add add, unsigned different) {
  using Element = typename List::value_type;
  std::mt19937 random(1);
  const auto below = [&random](std::size_t count) { return static_cast<int>(random() % count); };
  const auto next = [&random, different] { return static_cast<Element>(random() % different); };
  for (int round = 0; round < 200; ++round) {
    google::protobuf::Arena arena;
    struct Lists {
      std::unique_ptr<Message> on_heap = std::make_unique<Message>();
      Message* message = on_heap.get();
      std::vector<Element> expected;
    } all[3];
    all[0].message = google::protobuf::Arena::CreateMessage<Message>(&arena);
    for (int step = 0; step < 60; ++step) {
      Lists& one = all[below(3)];
      Lists& other = all[below(3)];
      List& list = *(one.message->*list_of)();
      const int size = list.size();
      switch (below(10)) {
        case 0:
        case 1:
        case 2:
          for (int count = 1 + below(below(8) == 0 ? 100 : 4); count != 0; --count) {
            one.expected.push_back(next());
            add(*one.message, one.expected.back());
          }
          break;
        case 3:
          one.expected.push_back(next());
          list.Add(one.expected.back());
          break;
        case 4: {  // the parser appends
          if (one.expected.size() > 1000) break;
          ASSERT_TRUE(one.message->MergeFromString(other.message->SerializeAsString()));
          const std::vector<Element> added = other.expected;
          one.expected.insert(one.expected.end(), added.begin(), added.end());
          break;
        }
        case 5:
          one.message->CopyFrom(*other.message);
          one.expected = std::vector<Element>(other.expected);
          break;
        case 6:
          if (&one == &other) break;
          list.Swap((other.message->*list_of)());
          one.expected.swap(other.expected);
          break;
        case 7: {
          List moved(std::move(list));
          if (below(2) == 0) list = std::move(moved);
          one.expected.resize(static_cast<std::size_t>(list.size()));
          break;
        }
        case 8:
          list.Resize(below(2) == 0 ? size / 2 : size + below(40), Element(1));
          one.expected.resize(static_cast<std::size_t>(list.size()), Element(1));
          break;
        case 9:
          list.Reserve(below(60));
          if (size < 300) break;
          one.message->Clear();
          one.expected.clear();
          break;
      }
      for (Lists& each : all) {
        const List& now = *(each.message->*list_of)();
        ASSERT_TRUE(std::equal(each.expected.begin(), each.expected.end(), now.begin(), now.end()))
            << "round " << round << ", step " << step;
      }
    }
  }
}

TEST(RepeatedField, ListsInSlabsBehaveLikeOthers) {
  using sample::Packed;
  using sample::Unpacked;
  check_lists(
      &Unpacked::mutable_sint64_value, [](Unpacked& to, auto value) { to.add_sint64_value(value); }, 1u << 31);
  check_lists(
      &Unpacked::mutable_bool_value, [](Unpacked& to, bool value) { to.add_bool_value(value); }, 2);
  check_lists(
      &Packed::mutable_float_value, [](Packed& to, float value) { to.add_float_value(value); }, 1000);
  check_lists(
      &Packed::mutable_color_value, [](Packed& to, int value) { to.add_color_value(sample::Color(value)); }, 2);
}

TEST(RepeatedField, ResizesAndTruncates) {
  Field field = numbers(2);
  field.Resize(5, field.Get(1));
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{0, 1, 1, 1, 1}));
  field.Resize(3, 9);
  EXPECT_EQ(field.size(), 3);
  field.Truncate(2);
  field.RemoveLast();
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{0}));
  field.Clear();
  EXPECT_TRUE(field.empty());
}

TEST(RepeatedField, Erases) {
  Field field = numbers(6);
  Field::iterator next = field.erase(field.begin());  // passes an iterator as const_iterator
  EXPECT_EQ(*next, 1);
  next = field.erase(field.cbegin() + 1, field.cbegin() + 3);
  EXPECT_EQ(*next, 4);
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{1, 4, 5}));
  next = field.erase(field.end() - 1);
  EXPECT_EQ(next, field.end());
  EXPECT_EQ(field.erase(field.begin(), field.begin()), field.begin());
  EXPECT_EQ(field.size(), 2);
  field.erase(field.begin(), field.end());
  EXPECT_TRUE(field.empty());
}

TEST(RepeatedField, ExtractsPartOfItself) {
  Field field = numbers(5);
  std::int64_t taken[2] = {};
  field.ExtractSubrange(1, 2, taken);
  EXPECT_EQ(taken[0], 1);
  EXPECT_EQ(taken[1], 2);
  field.ExtractSubrange(0, 1, nullptr);
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{3, 4}));
}

TEST(RepeatedField, IsARegularValue) {
  Field field = numbers(3);
  Field copy(field);
  copy.Set(0, 100);
  EXPECT_EQ(field.Get(0), 0);
  Field moved(std::move(copy));
  EXPECT_EQ(moved.Get(0), 100);
  EXPECT_TRUE(copy.empty());  // NOLINT(bugprone-use-after-move): guaranteed to be empty
  copy = moved;
  EXPECT_EQ(values(copy), values(moved));
  copy = std::move(field);
  EXPECT_EQ(copy.Get(0), 0);
  copy.Swap(&moved);
  EXPECT_EQ(copy.Get(0), 100);
  swap(copy, moved);
  EXPECT_EQ(copy.Get(0), 0);
  copy.SwapElements(0, 2);
  EXPECT_EQ(values(copy), (std::vector<std::int64_t>{2, 1, 0}));
}

TEST(RepeatedField, IsAssignedToItself) {
  Field field = numbers(3);
  Field& same = field;
  field = same;
  field = std::move(same);
  field.CopyFrom(same);
  field.Swap(&same);
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{0, 1, 2}));
  field.MergeFrom(same);
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{0, 1, 2, 0, 1, 2}));
}

TEST(RepeatedField, WorksWithAlgorithms) {
  Field field = numbers(5);
  EXPECT_EQ(std::accumulate(field.begin(), field.end(), std::int64_t{0}), 10);
  EXPECT_EQ(std::find_if(field.begin(), field.end(), [](std::int64_t i) { return i > 2; }) - field.begin(), 3);
  std::reverse(std::begin(field), std::end(field));
  std::sort(field.begin(), field.end());
  EXPECT_EQ(*field.rbegin(), 4);
  const std::vector<std::int64_t> source = {7, 8};
  std::copy_n(source.begin(), 2, field.mutable_data());
  std::copy(source.begin(), source.end(), google::protobuf::RepeatedFieldBackInserter(&field));
  EXPECT_EQ(values(field), (std::vector<std::int64_t>{7, 8, 2, 3, 4, 7, 8}));
  EXPECT_GE(field.SpaceUsedExcludingSelfLong(), 7 * sizeof(std::int64_t));
}

TEST(RepeatedField, HoldsEveryKind) {
  RepeatedField<bool> flags;
  flags.Resize(3, true);
  EXPECT_TRUE(flags.Get(2));
  EXPECT_EQ(sizeof(*flags.data()), 1u);
  RepeatedField<float> floats;
  floats.Add(1.5f);
  RepeatedField<double> doubles(floats.begin(), floats.end());
  EXPECT_EQ(doubles.Get(0), 1.5);
  RepeatedField<std::uint32_t> words;
  words.Add(4294967295u);
  EXPECT_EQ(words.Get(0), 4294967295u);
}

TEST(RepeatedField, IndexOutOfRangeIsFatal) {
  Field field = numbers(3);
  const Field& constant = field;
  EXPECT_FATAL((void)constant.Get(3), "index 3 is out of range in a list of size 3");
  EXPECT_FATAL((void)constant[-1], "index -1 is out of range in a list of size 3");
  EXPECT_FATAL(field.Set(std::numeric_limits<int>::max(), 1), "index 2147483647 is out of range");
  EXPECT_FATAL((void)field.Mutable(std::numeric_limits<int>::min()), "index -2147483648 is out of range");
  EXPECT_FATAL(field.SwapElements(0, 3), "index 3 is out of range");
  EXPECT_FATAL((void)Field().Get(0), "index 0 is out of range in a list of size 0");
  EXPECT_FATAL(Field().RemoveLast(), "index -1 is out of range in a list of size 0");
}

TEST(RepeatedField, RangeOutOfRangeIsFatal) {
  Field field = numbers(3);
  std::int64_t taken[8] = {};
  EXPECT_FATAL(field.ExtractSubrange(2, 2, taken), "2 elements from index 2 are out of range in a list of size 3");
  EXPECT_FATAL(field.ExtractSubrange(-1, 2, taken), "2 elements from index -1 are out of range");
  EXPECT_FATAL(field.ExtractSubrange(2, -1, taken), "-1 elements from index 2 are out of range");
  EXPECT_FATAL(field.erase(field.begin() + 3), "1 elements from index 3 are out of range");
  field.ExtractSubrange(3, 0, taken);  // an empty range at the end
  EXPECT_EQ(field.size(), 3);
}

}  // namespace
