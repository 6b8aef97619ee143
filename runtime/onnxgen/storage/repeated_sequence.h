// Functions that the containers of repeated fields have in common; see repeated.h.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <type_traits>
#include <utility>

#include "onnxgen/error/check_index.h"
#include "onnxgen/storage/array.h"

namespace onnxgen {

struct StorageAccess;

// Common base of the four containers.
template <class Element>
class RepeatedBase {
 public:
  RepeatedBase() noexcept = default;
  RepeatedBase(const RepeatedBase&) = delete;
  RepeatedBase& operator=(const RepeatedBase&) = delete;

  std::size_t size() const noexcept { return array_.size(); }
  bool empty() const noexcept { return array_.empty(); }
  std::size_t Capacity() const noexcept { return array_.capacity(); }
  std::size_t capacity() const noexcept { return Capacity(); }

  // Ensures a capacity of at least `count` elements.
  void Reserve(std::size_t count) { array_.reserve(count); }
  void reserve(std::size_t count) { Reserve(count); }
  void Clear() noexcept { array_.truncate(0); }
  void clear() noexcept { Clear(); }
  // Removes the elements from index `count` on, if there are any.
  void Truncate(std::size_t count) noexcept { array_.truncate(count); }
  // Removes the last element. The container must not be empty.
  void RemoveLast() noexcept {
    check_index(size() - 1, size());
    array_.truncate(size() - 1);
  }
  void pop_back() noexcept { RemoveLast(); }
  void SwapElements(std::size_t i, std::size_t j) noexcept {
    check_index(i, size());
    check_index(j, size());
    std::swap(array_.data()[i], array_.data()[j]);
  }

 protected:
  friend struct StorageAccess;

  // Removes [first, last) and moves the following elements up.
  void erase_range(std::size_t first, std::size_t last) noexcept {
    check_range(first, last, size());
    Element* const data = array_.data();
    std::copy(data + last, data + size(), data + first);
    array_.truncate(size() - (last - first));
  }

  // Exchanges two containers of one arena. Returns false if they are in different ones.
  bool swap_in_arena(RepeatedBase& other) noexcept {
    if (&array_.arena() != &other.array_.arena()) return false;
    std::swap(array_, other.array_);
    return true;
  }

  // Moves the appended elements, which begin at index `added`, in front of the element at `index`.
  void move_added(std::size_t index, std::size_t added) noexcept {
    Element* const data = array_.data();
    std::rotate(data + index, data + added, data + size());
  }

  Array<Element> array_;

 private:
  void bind(Arena& arena) { array_.bind(arena); }
};

// Enables a template for iterators, but not for two numbers, which are a count and a value.
template <class Iterator>
using IfIterator = std::enable_if_t<!std::is_arithmetic_v<Iterator>>;

// Functions that all containers have. Container is the derived class. The parameter C is always Container; it delays
// the use of its members until the class is complete.
template <class Container, class Element>
class RepeatedSequence : public RepeatedBase<Element> {
 public:
  // Return the first and the last element. The container must not be empty.
  decltype(auto) front() const noexcept { return self()[0]; }
  decltype(auto) front() noexcept { return self()[0]; }
  decltype(auto) back() const noexcept { return self()[this->size() - 1]; }
  decltype(auto) back() noexcept { return self()[this->size() - 1]; }

  // Return the element at index `i`. An index out of range ends the program, as in libprotobuf, even with
  // ONNXGEN_NO_BOUNDS_CHECKS. Unlike std::vector's, these functions do not throw.
  decltype(auto) at(std::size_t i) const noexcept { return self()[existing(i)]; }
  decltype(auto) at(std::size_t i) noexcept { return self()[existing(i)]; }

  auto rbegin() noexcept { return std::make_reverse_iterator(self().end()); }
  auto rend() noexcept { return std::make_reverse_iterator(self().begin()); }
  auto rbegin() const noexcept { return std::make_reverse_iterator(self().end()); }
  auto rend() const noexcept { return std::make_reverse_iterator(self().begin()); }
  auto crbegin() const noexcept { return rbegin(); }
  auto crend() const noexcept { return rend(); }

  // Replace the contents by [first, last), by `count` copies of a value, or by a list of values. None of them may be
  // part of this container.
  template <class Iterator>
  void Assign(Iterator first, Iterator last) {
    this->Clear();
    self().Add(first, last);
  }
  template <class Iterator, class = IfIterator<Iterator>>
  void assign(Iterator first, Iterator last) {
    Assign(first, last);
  }
  template <class C = Container>
  void assign(std::size_t count, const typename C::value_type& value) {
    this->Clear();
    append_copies(count, value);
  }
  template <class C = Container>
  void assign(std::initializer_list<typename C::value_type> values) {
    Assign(values.begin(), values.end());
  }

  // Append the elements of any range, such as a std::vector or another container, or of a list such as {1, 2}.
  template <class Range>
  void append_range(const Range& range) {
    self().Add(std::begin(range), std::end(range));
  }
  template <class C = Container>
  void append_range(std::initializer_list<typename C::value_type> values) {
    self().Add(values.begin(), values.end());
  }

  // Appends copies of the elements of `other`, which may be this container.
  void MergeFrom(const Container& other) {
    this->Reserve(this->size() + other.size());
    self().Add(other.begin(), other.end());
  }
  void CopyFrom(const Container& other) { self() = other; }

  // Exchanges the contents: in constant time within one root message, and otherwise by copying the elements.
  void Swap(Container& other) {
    if (this->swap_in_arena(other)) return;
    const std::size_t size = this->size();
    const std::size_t other_size = other.size();
    MergeFrom(other);
    other.Reserve(other_size + size);
    other.Add(self().cbegin(), self().cbegin() + static_cast<std::ptrdiff_t>(size));
    DeleteSubrange(0, size);
    other.DeleteSubrange(0, other_size);
  }
  void swap(Container& other) { Swap(other); }

  // Insert copies before `position`. Return the iterator to the first inserted element, or `position` if there is none.
  // Only a single value may be part of this container.
  template <class Position, class Value>
  auto insert(Position position, const Value& value) {
    return insert_appended(position, [&] { self().push_back(value); });
  }
  template <class Position, class Iterator, class = IfIterator<Iterator>>
  auto insert(Position position, Iterator first, Iterator last) {
    return insert_appended(position, [&] { self().Add(first, last); });
  }
  template <class Position, class C = Container>
  auto insert(Position position, std::size_t count, const typename C::value_type& value) {
    return insert_appended(position, [&] { append_copies(count, value); });
  }
  template <class Position, class C = Container>
  auto insert(Position position, std::initializer_list<typename C::value_type> values) {
    return insert(position, values.begin(), values.end());
  }

  // Sorts the elements by less(a, b); equal ones keep their order. Use this for strings, whose iterators do not allow
  // std::sort(), and for messages, which std::sort() would copy.
  template <class Less>
  void sort(const Less& less) {
    Element* const data = this->array_.data();
    std::stable_sort(data, data + this->size(), [&](const Element& a, const Element& b) -> bool {
      return less(*const_iterator_at(a), *const_iterator_at(b));
    });
  }

  // Removes the elements for which test(element) is true. Returns their number. The others keep their order.
  template <class Test>
  std::size_t remove_if(const Test& test) {
    Element* const data = this->array_.data();
    Element* const end = std::remove_if(
        data, data + this->size(), [&](const Element& element) -> bool { return test(*const_iterator_at(element)); });
    const std::size_t removed = index_at(data + this->size() - end);
    this->Truncate(this->size() - removed);
    return removed;
  }

  // Removes `count` elements from index `first` on.
  void DeleteSubrange(std::size_t first, std::size_t count) noexcept { this->erase_range(first, first + count); }

  // Compare all elements. Floating-point numbers are compared by their bits, as in a comparison of messages.
  friend bool operator==(const Container& a, const Container& b) {
    if constexpr (std::is_arithmetic_v<Element> || std::is_enum_v<Element>) {
      return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(Element)) == 0);
    } else {
      return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }
  }
  friend bool operator!=(const Container& a, const Container& b) { return !(a == b); }

 private:
  Container& self() noexcept { return static_cast<Container&>(*this); }
  const Container& self() const noexcept { return static_cast<const Container&>(*this); }

  static auto const_iterator_at(const Element& element) noexcept {
    return typename Container::const_iterator(&element);
  }
  std::size_t existing(std::size_t i) const noexcept {
    if (i >= this->size()) index_out_of_range(i, this->size());
    return i;
  }
  template <class Value>
  void append_copies(std::size_t count, const Value& value) {
    this->Reserve(this->size() + count);
    for (; count != 0; --count) self().push_back(value);
  }
  // Calls append(), which appends elements, and moves these in front of `position`.
  template <class Position, class Append>
  auto insert_appended(Position position, const Append& append) {
    const std::size_t index = index_at(position - self().cbegin());
    const std::size_t added = this->size();
    append();
    this->move_added(index, added);
    return self().begin() + static_cast<std::ptrdiff_t>(index);
  }
  // Converts the distance of an iterator from the beginning to an index, with a range check.
  std::size_t index_at(std::ptrdiff_t distance) const noexcept {
    const auto index = static_cast<std::size_t>(distance);
    check_range(index, this->size(), this->size());
    return index;
  }
};

}  // namespace onnxgen
