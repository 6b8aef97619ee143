// The containers of repeated fields: RepeatedField<T> of numbers, bools and enums, RepeatedPtrField<T> of messages and
// strings. Regular values: they can be copied, moved and kept outside messages.
//
// An index out of range ends the program (see onnxgen/error/check_index.h). The elements of a RepeatedPtrField stay
// where they are until they are removed; those of a RepeatedField may move when one is added.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "google/protobuf/arena.h"
#include "google/protobuf/repeated_ptr_iterator.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/error/check_index.h"
#include "onnxgen/protobuf/storage/array.h"
#include "onnxgen/protobuf/storage/element_array.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Message;

namespace internal {

[[noreturn]] inline void index_out_of_range() {
#if defined(__cpp_exceptions)
  throw std::out_of_range("repeated field: index out of range");
#else
  std::abort();
#endif
}

// What the containers are made of.

template <typename Element>
class ONNXGEN_PROTOBUF_TAGGED RepeatedFieldBody {
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
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
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

  const Element& Get(int index) const noexcept { return *place(index); }
  Element* Mutable(int index) noexcept { return place(index); }
  const Element& operator[](int index) const noexcept { return *place(index); }
  Element& operator[](int index) noexcept { return *place(index); }
  const Element& at(int index) const { return *checked(index); }
  Element& at(int index) { return *checked(index); }
  void Set(int index, const Element& value) noexcept { *place(index) = value; }

  void Add(const Element& value) { array_.push_back(Element(value)); }
  // One more element, zero.
  Element* Add() { return new (array_.append(1)) Element(); }
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) Add(static_cast<Element>(*first));
  }
  void push_back(const Element& value) { Add(value); }
  // Where Reserve() made room.
  void AddAlreadyReserved(const Element& value) { Add(value); }
  Element* AddAlreadyReserved() { return Add(); }
  Element* AddNAlreadyReserved(int count) { return array_.append(static_cast<std::size_t>(count)); }

  void RemoveLast() noexcept {
    onnxgen::check_index(array_.size() - 1, array_.size());
    Truncate(size() - 1);
  }
  void Truncate(int new_size) noexcept { array_.truncate(static_cast<std::size_t>(new_size)); }
  void Clear() noexcept { array_.truncate(0); }
  void Reserve(int count) {
    if (count > 0) array_.reserve(static_cast<std::size_t>(count));
  }
  void Resize(int count, const Element& value) {
    if (count <= size()) return Truncate(count);
    const Element fill = value;  // may be one of the elements
    const auto added = static_cast<std::size_t>(count - size());
    std::fill_n(array_.append(added), added, fill);
  }

  // Removes `count` elements from `start` on; copies them to `elements` unless that is null.
  void ExtractSubrange(int start, int count, Element* elements) {
    const auto first = static_cast<std::size_t>(start);
    const std::size_t last = first + static_cast<std::size_t>(count);
    onnxgen::check_range(first, last, array_.size());
    if (elements != nullptr) std::copy_n(begin() + start, count, elements);
    array_.erase(first, last);
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
  friend void swap(RepeatedFieldBody& a, RepeatedFieldBody& b) noexcept { a.Swap(&b); }
  void SwapElements(int i, int j) noexcept { std::swap(*place(i), *place(j)); }

  iterator erase(const_iterator position) noexcept { return erase(position, position + 1); }
  iterator erase(const_iterator first, const_iterator last) noexcept {
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
  Arena* GetArena() const noexcept { return nullptr; }

 private:
  friend struct onnxgen::heap::ArrayAccess;

  Element* place(int index) noexcept {
    onnxgen::check_index(static_cast<std::size_t>(index), array_.size());
    return array_.data() + index;
  }
  const Element* place(int index) const noexcept {
    onnxgen::check_index(static_cast<std::size_t>(index), array_.size());
    return array_.data() + index;
  }
  Element* checked(int index) {
    if (index < 0 || index >= size()) index_out_of_range();
    return array_.data() + index;
  }
  const Element* checked(int index) const {
    if (index < 0 || index >= size()) index_out_of_range();
    return array_.data() + index;
  }

  onnxgen::heap::Array<Element> array_;
};

template <typename Element>
class ONNXGEN_PROTOBUF_TAGGED RepeatedPtrFieldBody {
 public:
  using value_type = Element;
  using size_type = int;
  using difference_type = std::ptrdiff_t;
  using reference = Element&;
  using const_reference = const Element&;
  using pointer = Element*;
  using const_pointer = const Element*;
  using iterator = RepeatedPtrIterator<Element>;
  using const_iterator = RepeatedPtrIterator<const Element>;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;
  using pointer_iterator = Element**;
  using const_pointer_iterator = const Element* const*;

  RepeatedPtrFieldBody() noexcept = default;
  explicit RepeatedPtrFieldBody(Arena*) noexcept {}
  RepeatedPtrFieldBody(const RepeatedPtrFieldBody& other) { MergeFrom(other); }
  RepeatedPtrFieldBody(RepeatedPtrFieldBody&& other) noexcept { Swap(&other); }
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  RepeatedPtrFieldBody(Iterator first, Iterator last) {
    Add(first, last);
  }
  RepeatedPtrFieldBody& operator=(const RepeatedPtrFieldBody& other) {
    CopyFrom(other);
    return *this;
  }
  RepeatedPtrFieldBody& operator=(RepeatedPtrFieldBody&& other) noexcept {
    if (this != &other) {
      RepeatedPtrFieldBody taken(std::move(other));
      Swap(&taken);
    }
    return *this;
  }

  bool empty() const noexcept { return array_.empty(); }
  int size() const noexcept { return static_cast<int>(array_.size()); }
  int Capacity() const noexcept { return static_cast<int>(array_.capacity()); }

  const Element& Get(int index) const noexcept { return *place(index); }
  Element* Mutable(int index) noexcept { return place(index); }
  const Element& operator[](int index) const noexcept { return *place(index); }
  Element& operator[](int index) noexcept { return *place(index); }
  const Element& at(int index) const { return *checked(index); }
  Element& at(int index) { return *checked(index); }

  // One more element, empty.
  Element* Add() { return take(std::make_unique<Element>()); }
  void Add(const Element& value) { take(std::make_unique<Element>(value)); }
  void Add(Element&& value) { take(std::make_unique<Element>(std::move(value))); }
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) *Add() = *first;
  }
  void push_back(const Element& value) { Add(value); }
  void push_back(Element&& value) { Add(std::move(value)); }

  void RemoveLast() noexcept {
    onnxgen::check_index(array_.size() - 1, array_.size());
    DeleteSubrange(size() - 1, 1);
  }
  void DeleteSubrange(int start, int count) noexcept {
    const auto first = static_cast<std::size_t>(start);
    const std::size_t last = first + static_cast<std::size_t>(count);
    onnxgen::check_range(first, last, array_.size());
    array_.erase(first, last);
  }
  void Clear() noexcept { array_.clear(); }
  void Reserve(int count) {
    if (count > 0) array_.reserve(static_cast<std::size_t>(count));
  }

  // Takes over `value`, which new made.
  void AddAllocated(Element* value) { take(std::unique_ptr<Element>(value)); }
  void UnsafeArenaAddAllocated(Element* value) { AddAllocated(value); }
  // Gives the last element to the caller, who deletes it.
  Element* ReleaseLast() {
    onnxgen::check_index(array_.size() - 1, array_.size());
    Element* last = nullptr;
    array_.release(array_.size() - 1, array_.size(), &last);
    return last;
  }
  Element* UnsafeArenaReleaseLast() { return ReleaseLast(); }
  // Removed elements are deleted, and none is kept to be used again.
  int ClearedCount() const noexcept { return 0; }
  void AddCleared(Element* value) noexcept { delete value; }
  Element* ReleaseCleared() noexcept {
    assert(ClearedCount() > 0);
    return nullptr;
  }
  // Gives `count` elements from `start` on to the caller, in `elements`; deletes them when that is null.
  void ExtractSubrange(int start, int count, Element** elements) {
    if (elements == nullptr) return DeleteSubrange(start, count);
    const auto first = static_cast<std::size_t>(start);
    const std::size_t last = first + static_cast<std::size_t>(count);
    onnxgen::check_range(first, last, array_.size());
    array_.release(first, last, elements);
  }
  void UnsafeArenaExtractSubrange(int start, int count, Element** elements) { ExtractSubrange(start, count, elements); }

  void MergeFrom(const RepeatedPtrFieldBody& other) {
    const int count = other.size();  // `other` may be this one
    onnxgen::MemoryLimit unlimited;
    typename Elements::Run run(array_, static_cast<std::size_t>(count), unlimited);
    for (int i = 0; i < count; ++i) {
      if (run.try_add(other.Get(i)) == nullptr) onnxgen::out_of_memory();
    }
  }
  void CopyFrom(const RepeatedPtrFieldBody& other) {
    if (this == &other) return;
    RepeatedPtrFieldBody copy(other);  // which may be part of an element
    Swap(&copy);
  }
  template <typename Iterator>
  void Assign(Iterator first, Iterator last) {
    Clear();
    Add(first, last);
  }
  void Swap(RepeatedPtrFieldBody* other) noexcept { array_.swap(other->array_); }
  friend void swap(RepeatedPtrFieldBody& a, RepeatedPtrFieldBody& b) noexcept { a.Swap(&b); }
  // Exchanges pointers: the elements stay where they are.
  void SwapElements(int i, int j) noexcept {
    onnxgen::check_index(static_cast<std::size_t>(i), array_.size());
    onnxgen::check_index(static_cast<std::size_t>(j), array_.size());
    std::swap(array_.data()[i], array_.data()[j]);
  }

  iterator erase(const_iterator position) noexcept { return erase(position, position + 1); }
  iterator erase(const_iterator first, const_iterator last) noexcept {
    const std::ptrdiff_t index = first - cbegin();
    DeleteSubrange(static_cast<int>(index), static_cast<int>(last - first));
    return begin() + index;
  }

  Element** mutable_data() noexcept { return array_.data(); }
  const Element* const* data() const noexcept { return array_.data(); }

  iterator begin() noexcept { return iterator(array_.data()); }
  const_iterator begin() const noexcept { return const_iterator(array_.data()); }
  const_iterator cbegin() const noexcept { return begin(); }
  iterator end() noexcept { return iterator(array_.data() + array_.size()); }
  const_iterator end() const noexcept { return const_iterator(array_.data() + array_.size()); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  pointer_iterator pointer_begin() noexcept { return array_.data(); }
  const_pointer_iterator pointer_begin() const noexcept { return array_.data(); }
  pointer_iterator pointer_end() noexcept { return array_.data() + array_.size(); }
  const_pointer_iterator pointer_end() const noexcept { return array_.data() + array_.size(); }

  std::size_t SpaceUsedExcludingSelfLong() const noexcept { return array_.capacity() * sizeof(Element*); }
  Arena* GetArena() const noexcept { return nullptr; }

 private:
  friend struct onnxgen::heap::ArrayAccess;

  using Elements = onnxgen::heap::ElementArray<Element>;

  Element* take(std::unique_ptr<Element> element) {
    array_.adopt(element.get());
    return element.release();
  }
  Element* place(int index) const noexcept {
    onnxgen::check_index(static_cast<std::size_t>(index), array_.size());
    return array_.data()[index];
  }
  Element* checked(int index) const {
    if (index < 0 || index >= size()) index_out_of_range();
    return array_.data()[index];
  }

  Elements array_;
};

}  // namespace internal

// Visible without a tag, so that programs can declare them and export functions that take them. What stands here is
// hidden, all else is inherited and tagged: no symbol is one that libprotobuf has.
template <typename Element>
class ONNXGEN_PROTOBUF_VISIBLE RepeatedField final : public internal::RepeatedFieldBody<Element> {
 public:
  ONNXGEN_HIDDEN RepeatedField() noexcept = default;
  ONNXGEN_HIDDEN explicit RepeatedField(Arena*) noexcept {}
  ONNXGEN_HIDDEN RepeatedField(const RepeatedField&) = default;
  ONNXGEN_HIDDEN RepeatedField(RepeatedField&&) noexcept = default;
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  ONNXGEN_HIDDEN RepeatedField(Iterator first, Iterator last) : internal::RepeatedFieldBody<Element>(first, last) {}
  ONNXGEN_HIDDEN RepeatedField& operator=(const RepeatedField&) = default;
  ONNXGEN_HIDDEN RepeatedField& operator=(RepeatedField&&) noexcept = default;
  ONNXGEN_HIDDEN ~RepeatedField() = default;
};

template <typename Element>
class ONNXGEN_PROTOBUF_VISIBLE RepeatedPtrField final : public internal::RepeatedPtrFieldBody<Element> {
 public:
  ONNXGEN_HIDDEN RepeatedPtrField() noexcept = default;
  ONNXGEN_HIDDEN explicit RepeatedPtrField(Arena*) noexcept {}
  ONNXGEN_HIDDEN RepeatedPtrField(const RepeatedPtrField&) = default;
  ONNXGEN_HIDDEN RepeatedPtrField(RepeatedPtrField&&) noexcept = default;
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  ONNXGEN_HIDDEN RepeatedPtrField(Iterator first, Iterator last)
      : internal::RepeatedPtrFieldBody<Element>(first, last) {}
  ONNXGEN_HIDDEN RepeatedPtrField& operator=(const RepeatedPtrField&) = default;
  ONNXGEN_HIDDEN RepeatedPtrField& operator=(RepeatedPtrField&&) noexcept = default;
  ONNXGEN_HIDDEN ~RepeatedPtrField() = default;
};

template <typename T>
std::back_insert_iterator<RepeatedField<T>> RepeatedFieldBackInserter(RepeatedField<T>* field) {
  return std::back_inserter(*field);
}
template <typename T>
std::back_insert_iterator<RepeatedPtrField<T>> RepeatedPtrFieldBackInserter(RepeatedPtrField<T>* field) {
  return std::back_inserter(*field);
}
template <typename T>
std::back_insert_iterator<RepeatedPtrField<T>> RepeatedFieldBackInserter(RepeatedPtrField<T>* field) {
  return std::back_inserter(*field);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
