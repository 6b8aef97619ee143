// Implementation of RepeatedField<T>: a contiguous array of numbers, bools or enums.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "google/protobuf/arena.h"
#include "google/protobuf/containers/repeated_index.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/protobuf/storage/array.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

template <typename Element>
class ONNXGEN_VISIBLE_TAGGED RepeatedFieldBody {
 public:
  using value_type = Element;
  using size_type = int;
  using difference_type = std::ptrdiff_t;
  using reference = Element&;
  using const_reference = const Element&;
  using pointer = Element*;
  using const_pointer = const Element*;
  using iterator = Element*;
  using const_iterator = const Element*;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;

  RepeatedFieldBody() noexcept = default;
  explicit RepeatedFieldBody(Arena*) noexcept {}
  RepeatedFieldBody(const RepeatedFieldBody& other) { MergeFrom(other); }
  RepeatedFieldBody(RepeatedFieldBody&& other) noexcept { Swap(&other); }
  template <typename Iterator>
  RepeatedFieldBody(Iterator first, Iterator last) {
    Add(first, last);
  }
  RepeatedFieldBody& operator=(const RepeatedFieldBody& other) {
    CopyFrom(other);
    return *this;
  }
  RepeatedFieldBody& operator=(RepeatedFieldBody&& other) noexcept {
    if (this != &other) {
      Clear();
      Swap(&other);
    }
    return *this;
  }

  bool empty() const noexcept { return array_.empty(); }
  int size() const noexcept { return static_cast<int>(array_.size()); }
  int Capacity() const noexcept { return static_cast<int>(array_.capacity()); }

  const Element& Get(int index) const { return *element_at(index); }
  Element* Mutable(int index) { return element_at(index); }
  const Element& operator[](int index) const { return *element_at(index); }
  Element& operator[](int index) { return *element_at(index); }
  const Element& at(int index) const { return *checked(index); }
  Element& at(int index) { return *checked(index); }
  void Set(int index, const Element& value) { *element_at(index) = value; }

  void Add(const Element& value) { array_.push_back(Element(value)); }
  // Appends an element with the value zero.
  Element* Add() { return new (array_.append(1)) Element(); }
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) Add(static_cast<Element>(*first));
  }
  void push_back(const Element& value) { Add(value); }
  // For use after Reserve().
  void AddAlreadyReserved(const Element& value) { Add(value); }
  Element* AddAlreadyReserved() { return Add(); }
  Element* AddNAlreadyReserved(int count) { return array_.append(static_cast<std::size_t>(count)); }

  void RemoveLast() {
    check_index(size() - 1, size());
    Truncate(size() - 1);
  }
  void Truncate(int new_size) {
    check_range(0, new_size, size());
    array_.truncate(static_cast<std::size_t>(new_size));
  }
  void Clear() noexcept { array_.truncate(0); }
  void Reserve(int count) {
    if (count > 0) array_.reserve(static_cast<std::size_t>(count));
  }
  void Resize(int count, const Element& value) {
    if (count <= size()) return Truncate(count);
    const Element fill = value;  // may be a reference to an element
    const auto added = static_cast<std::size_t>(count - size());
    std::fill_n(array_.append(added), added, fill);
  }

  // Removes `count` elements starting at `start`. Copies them to `elements` unless that is null.
  void ExtractSubrange(int start, int count, Element* elements) {
    check_range(start, count, size());
    if (elements != nullptr) std::copy_n(begin() + start, count, elements);
    array_.erase(static_cast<std::size_t>(start), static_cast<std::size_t>(start + count));
  }

  void MergeFrom(const RepeatedFieldBody& other) {
    const std::size_t count = other.array_.size();
    if (count == 0) return;
    Element* const added = array_.append(count);
    std::copy_n(other.array_.data(), count, added);
  }
  void CopyFrom(const RepeatedFieldBody& other) {
    if (this == &other) return;
    Clear();
    MergeFrom(other);
  }
  template <typename Iterator>
  void Assign(Iterator first, Iterator last) {
    Clear();
    Add(first, last);
  }
  void Swap(RepeatedFieldBody* other) noexcept { array_.swap(other->array_); }
  void UnsafeArenaSwap(RepeatedFieldBody* other) noexcept { Swap(other); }
  friend void swap(RepeatedFieldBody& a, RepeatedFieldBody& b) noexcept { a.Swap(&b); }
  void SwapElements(int i, int j) { std::swap(*element_at(i), *element_at(j)); }

  iterator erase(const_iterator position) { return erase(position, position + 1); }
  iterator erase(const_iterator first, const_iterator last) {
    const std::ptrdiff_t index = first - cbegin();
    ExtractSubrange(static_cast<int>(index), static_cast<int>(last - first), nullptr);
    return begin() + index;
  }

  Element* mutable_data() noexcept { return array_.data(); }
  const Element* data() const noexcept { return array_.data(); }

  iterator begin() noexcept { return array_.data(); }
  const_iterator begin() const noexcept { return array_.data(); }
  const_iterator cbegin() const noexcept { return array_.data(); }
  iterator end() noexcept { return array_.data() + array_.size(); }
  const_iterator end() const noexcept { return array_.data() + array_.size(); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }

  std::size_t SpaceUsedExcludingSelfLong() const noexcept { return array_.capacity() * sizeof(Element); }
  int SpaceUsedExcludingSelf() const noexcept { return static_cast<int>(SpaceUsedExcludingSelfLong()); }
  Arena* GetArena() const noexcept { return nullptr; }

 private:
  friend struct onnxgen::heap::ArrayAccess;

  Element* element_at(int index) {
    check_index(index, size());
    return array_.data() + index;
  }
  const Element* element_at(int index) const {
    check_index(index, size());
    return array_.data() + index;
  }
  Element* checked(int index) {
    always_check_index(index, size());
    return array_.data() + index;
  }
  const Element* checked(int index) const {
    always_check_index(index, size());
    return array_.data() + index;
  }

  onnxgen::heap::Array<Element> array_;
};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
