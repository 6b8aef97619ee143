// The containers of repeated fields: Repeated<T> for numbers, bools and enums, RepeatedString, RepeatedBytes and
// RepeatedMessage<M>. They are members of messages and live in the message's arena. They cannot be copied out of a
// message (build a std::vector from begin() and end() instead), but one can be assigned to another, which copies the
// elements.
//
//   for (const onnx::NodeProto& node : graph.node()) use(node.op_type());
//   graph.mutable_node()->Add()->set_op_type("Relu");
//   tensor.mutable_dims()->Assign(shape.begin(), shape.end());
//
// An index out of range ends the program (see check_index.h). A change of a container may move its elements and
// invalidates its iterators; only the messages of a RepeatedMessage keep their addresses. A view of a string is valid
// until that element is set or removed; see message.h for what else ends it. If memory is exhausted, a function that
// adds elements throws std::bad_alloc, or aborts in a build without exceptions.
//
// Functions without a comment have the meaning of their namesakes in std::vector or in google::protobuf::RepeatedField
// and RepeatedPtrField. Sizes, capacities and indices count elements. In C++20, all containers are random access
// ranges, and Repeated<T> is a contiguous one, so that std::span and the algorithms of std::ranges accept them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "onnxgen/error/check_index.h"
#include "onnxgen/storage/array.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/string_field.h"
#include "onnxgen/storage/transform_iterator.h"

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

  // Moves the appended elements, which begin at index `added`, in front of the element at `index`.
  void move_added(std::size_t index, std::size_t added) noexcept {
    Element* const data = array_.data();
    std::rotate(data + index, data + added, data + size());
  }

  Array<Element> array_;

 private:
  void bind(Arena& arena) { array_.bind(arena); }
};

// Functions that all containers have. Container is the derived class.
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

  // Replaces the contents by [first, last), which must not be part of this container.
  template <class Iterator>
  void Assign(Iterator first, Iterator last) {
    this->Clear();
    self().Add(first, last);
  }
  template <class Iterator>
  void assign(Iterator first, Iterator last) {
    Assign(first, last);
  }

  // Appends the elements of any range, such as a std::vector or another container.
  template <class Range>
  void append_range(const Range& range) {
    self().Add(std::begin(range), std::end(range));
  }

  // Appends copies of the elements of `other`, which may be this container.
  void MergeFrom(const Container& other) {
    this->Reserve(this->size() + other.size());
    self().Add(other.begin(), other.end());
  }
  void CopyFrom(const Container& other) { self() = other; }

  // Insert copies before `position`. Return the iterator to the first inserted element, or `position` if there is none.
  // [first, last) must not be part of this container.
  template <class Position, class Value>
  auto insert(Position position, const Value& value) {
    const std::size_t index = index_at(position - self().cbegin());
    self().push_back(value);
    this->move_added(index, this->size() - 1);
    return self().begin() + static_cast<std::ptrdiff_t>(index);
  }
  template <class Position, class Iterator>
  auto insert(Position position, Iterator first, Iterator last) {
    const std::size_t index = index_at(position - self().cbegin());
    const std::size_t added = this->size();
    self().Add(first, last);
    this->move_added(index, added);
    return self().begin() + static_cast<std::ptrdiff_t>(index);
  }

 private:
  Container& self() noexcept { return static_cast<Container&>(*this); }
  const Container& self() const noexcept { return static_cast<const Container&>(*this); }

  std::size_t existing(std::size_t i) const noexcept {
    if (i >= this->size()) index_out_of_range(i, this->size());
    return i;
  }
  // Converts the distance of an iterator from the beginning to an index, with a range check.
  std::size_t index_at(std::ptrdiff_t distance) const noexcept {
    const auto index = static_cast<std::size_t>(distance);
    check_range(index, this->size(), this->size());
    return index;
  }
};

// Repeated numbers, bools and enums, contiguous in memory.
template <class T>
class Repeated : public RepeatedSequence<Repeated<T>, T> {
  using Base = RepeatedBase<T>;
  using Base::array_;

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using reference = T&;
  using const_reference = const T&;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;

  Repeated() noexcept = default;
  Repeated& operator=(const Repeated& other) {
    if (this != &other) this->Assign(other.begin(), other.end());
    return *this;
  }

  // Return the first of size() elements; may be null if there are none.
  const T* data() const noexcept { return array_.data(); }
  T* data() noexcept { return array_.data(); }
  T* mutable_data() noexcept { return array_.data(); }

  const T& operator[](std::size_t i) const noexcept {
    check_index(i, this->size());
    return data()[i];
  }
  T& operator[](std::size_t i) noexcept {
    check_index(i, this->size());
    return mutable_data()[i];
  }
  T Get(std::size_t i) const noexcept { return (*this)[i]; }
  void Set(std::size_t i, T value) noexcept { (*this)[i] = value; }
  T* Mutable(std::size_t i) noexcept { return &(*this)[i]; }
  void Add(T value) { array_.push_back(value); }
  void push_back(T value) { Add(value); }  // for std::back_inserter

  // Changes the size to `count`. New elements are copies of `value`.
  void Resize(std::size_t count, T value = T()) {
    const std::size_t old_size = this->size();
    array_.resize_uninitialized(count);
    if (count > old_size) std::fill(mutable_data() + old_size, mutable_data() + count, value);
  }
  void resize(std::size_t count, T value = T()) { Resize(count, value); }

  // Appends [first, last). The range may be part of this container only if the capacity is sufficient (see Reserve).
  template <class Iterator>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) Add(static_cast<T>(*first));
  }

  // Remove elements and move up those behind them. Return the iterator to the element after the removed ones.
  iterator erase(const_iterator position) noexcept { return erase(position, position + 1); }
  iterator erase(const_iterator first, const_iterator last) noexcept {
    const auto index = static_cast<std::size_t>(first - begin());
    this->erase_range(index, static_cast<std::size_t>(last - begin()));
    return begin() + index;
  }

  iterator begin() noexcept { return array_.data(); }
  iterator end() noexcept { return array_.data() + this->size(); }
  const_iterator begin() const noexcept { return array_.data(); }
  const_iterator end() const noexcept { return array_.data() + this->size(); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
};

// Repeated strings and bytes. Handle holds one value. Functions that store a value copy it.
template <class Handle>
class RepeatedText : public RepeatedSequence<RepeatedText<Handle>, Handle> {
  using Base = RepeatedBase<Handle>;
  using Base::array_;

  struct AsView {
    using value_type = std::string_view;
    using reference = std::string_view;
    static std::string_view get(const Handle& handle) noexcept { return handle.get(); }
  };

 public:
  using value_type = std::string_view;
  using const_iterator = ProjectedIterator<const Handle, AsView>;
  using iterator = const_iterator;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using reference = std::string_view;
  using const_reference = std::string_view;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;

  RepeatedText() noexcept = default;
  RepeatedText& operator=(const RepeatedText& other) {
    if (this == &other) return *this;
    this->Clear();
    this->Reserve(other.size());
    for (const std::string_view value : other) Add(value);
    return *this;
  }

  std::string_view operator[](std::size_t i) const noexcept {
    check_index(i, this->size());
    return array_.data()[i].get();
  }
  std::string_view Get(std::size_t i) const noexcept { return (*this)[i]; }
  void Set(std::size_t i, std::string_view value) {
    check_index(i, this->size());
    array_.data()[i].set(value, array_.arena());
  }
  void Add(std::string_view value) {
    Handle handle = {};
    handle.set(value, array_.arena());
    array_.push_back(handle);
  }
  void push_back(std::string_view value) { Add(value); }  // for std::back_inserter

  // Appends [first, last).
  template <class Iterator>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) Add(std::string_view(*first));
  }

  const_iterator erase(const_iterator position) noexcept { return erase(position, position + 1); }
  const_iterator erase(const_iterator first, const_iterator last) noexcept {
    const auto index = static_cast<std::size_t>(first - begin());
    this->erase_range(index, static_cast<std::size_t>(last - begin()));
    return begin() + static_cast<difference_type>(index);
  }

  const_iterator begin() const noexcept { return const_iterator(array_.data()); }
  const_iterator end() const noexcept { return const_iterator(array_.data() + this->size()); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
};

using RepeatedString = RepeatedText<StringField>;
using RepeatedBytes = RepeatedText<BytesField>;

// Repeated messages, stored as pointers: access is O(1) and the address of a message never changes. The pointers are
// stored as void*, so that one compiled algorithm serves all classes.
template <class M>
class RepeatedMessage : public RepeatedSequence<RepeatedMessage<M>, void*> {
  using Base = RepeatedBase<void*>;
  using Base::array_;

  struct AsMutable {
    using value_type = M;
    using reference = M&;
    static M& get(void* const& pointer) noexcept { return *static_cast<M*>(pointer); }
  };
  struct AsConst {
    using value_type = M;
    using reference = const M&;
    static const M& get(void* const& pointer) noexcept { return *static_cast<const M*>(pointer); }
  };

 public:
  using value_type = M;
  using iterator = ProjectedIterator<void* const, AsMutable>;
  using const_iterator = ProjectedIterator<void* const, AsConst>;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using reference = M&;
  using const_reference = const M&;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;

  RepeatedMessage() noexcept = default;
  RepeatedMessage& operator=(const RepeatedMessage& other) {
    if (this == &other) return *this;
    this->Clear();
    this->Reserve(other.size());
    for (const M& message : other) *Add() = message;
    return *this;
  }

  const M& operator[](std::size_t i) const noexcept {
    check_index(i, this->size());
    return AsConst::get(array_.data()[i]);
  }
  M& operator[](std::size_t i) noexcept {
    check_index(i, this->size());
    return AsMutable::get(array_.data()[i]);
  }
  const M& Get(std::size_t i) const noexcept { return (*this)[i]; }
  M* Mutable(std::size_t i) noexcept { return &(*this)[i]; }

  // Appends an empty message and returns it.
  M* Add() {
    M* const message = array_.arena().template create<M>();
    array_.push_back(message);
    return message;
  }
  M& emplace_back() { return *Add(); }

  // Append copies of a message and of the messages in [first, last). `message` may be in this container or contain it.
  void push_back(const M& message) {
    M* const added = array_.arena().template create<M>();
    *added = message;
    array_.push_back(added);
  }
  template <class Iterator>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) push_back(*first);
  }

  iterator erase(const_iterator position) noexcept { return erase(position, position + 1); }
  iterator erase(const_iterator first, const_iterator last) noexcept {
    const auto index = static_cast<std::size_t>(first - cbegin());
    this->erase_range(index, static_cast<std::size_t>(last - cbegin()));
    return begin() + static_cast<difference_type>(index);
  }

  iterator begin() noexcept { return iterator(array_.data()); }
  iterator end() noexcept { return iterator(array_.data() + this->size()); }
  const_iterator begin() const noexcept { return const_iterator(array_.data()); }
  const_iterator end() const noexcept { return const_iterator(array_.data() + this->size()); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
};

// Gives accessors and algorithms access to the arrays inside the containers.
struct StorageAccess {
  template <class Element>
  static Array<Element>& array(RepeatedBase<Element>& repeated) noexcept {
    return repeated.array_;
  }
  template <class Element>
  static const Array<Element>& array(const RepeatedBase<Element>& repeated) noexcept {
    return repeated.array_;
  }
  template <class Container>
  static Container& bind(Container& container, Arena& arena) {
    container.bind(arena);
    return container;
  }
};

}  // namespace onnxgen
