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
#include <initializer_list>
#include <iterator>
#include <string_view>
#include <utility>

#include "onnxgen/error/check_index.h"
#include "onnxgen/storage/array.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/repeated_sequence.h"
#include "onnxgen/storage/string_field.h"
#include "onnxgen/storage/transform_iterator.h"

namespace onnxgen {

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
  Repeated& operator=(std::initializer_list<T> values) {
    this->assign(values);
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
  T& emplace_back(T value = T()) {
    Add(value);
    return this->back();
  }

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
  RepeatedText& operator=(std::initializer_list<std::string_view> values) {
    this->assign(values);
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
  std::string_view emplace_back(std::string_view value = {}) {
    Add(value);
    return this->back();
  }

  // Changes the size to `count`. New elements are copies of `value`.
  void Resize(std::size_t count, std::string_view value = {}) {
    this->Truncate(count);
    this->Reserve(count);
    while (this->size() < count) Add(value);
  }
  void resize(std::size_t count, std::string_view value = {}) { Resize(count, value); }

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
  RepeatedMessage& operator=(std::initializer_list<M> values) {
    this->assign(values);
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

  // Changes the size to `count`. New elements are empty messages.
  void Resize(std::size_t count) {
    this->Truncate(count);
    this->Reserve(count);
    while (this->size() < count) Add();
  }
  void resize(std::size_t count) { Resize(count); }

  // Append copies of a message and of the messages in [first, last). `message` may be in this container or contain it.
  void push_back(const M& message) {
    M* const added = array_.arena().template create<M>();
    *added = message;
    array_.push_back(added);
  }
  // Moves a message to the end. Constant time for a message of the same root; copies others. `message` may be in this
  // container, but must not contain it.
  void push_back(M&& message) {
    M* const added = array_.arena().template create<M>();
    this->Reserve(this->size() + 1);
    added->MoveFrom(message);
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
