// Implementation of RepeatedPtrField<T>: an array of pointers to separately allocated messages or strings.
#pragma once

#include <cassert>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

#include "google/protobuf/arena.h"
#include "google/protobuf/containers/repeated_index.h"
#include "google/protobuf/containers/repeated_ptr_iterator.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/protobuf/storage/array.h"
#include "onnxgen/protobuf/storage/element_array.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Return the memory that an element uses, in bytes, including the object itself.
inline std::size_t space_of(const std::string& text) noexcept {
  const auto* const begin = reinterpret_cast<const char*>(&text);
  const bool is_inside = begin <= text.data() && text.data() < begin + sizeof text;
  return sizeof text + (is_inside ? 0 : text.capacity() + 1);
}
template <typename M>
std::size_t space_of(const M& message) {
  return message.SpaceUsedLong();
}

template <typename Element>
class ONNXGEN_VISIBLE_TAGGED RepeatedPtrFieldBody {
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
  using pointer_iterator = RepeatedPtrOverPtrsIterator<Element>;
  using const_pointer_iterator = RepeatedPtrOverPtrsIterator<const Element>;

  RepeatedPtrFieldBody() noexcept = default;
  explicit RepeatedPtrFieldBody(Arena*) noexcept {}
  RepeatedPtrFieldBody(const RepeatedPtrFieldBody& other) : RepeatedPtrFieldBody() { MergeFrom(other); }
  RepeatedPtrFieldBody(RepeatedPtrFieldBody&& other) noexcept { Swap(&other); }
  template <typename Iterator>
  RepeatedPtrFieldBody(Iterator first, Iterator last) : RepeatedPtrFieldBody() {
    Add(first, last);
  }
  ~RepeatedPtrFieldBody() { Clear(); }
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

  const Element& Get(int index) const { return *element_at(index); }
  Element* Mutable(int index) { return element_at(index); }
  const Element& operator[](int index) const { return *element_at(index); }
  Element& operator[](int index) { return *element_at(index); }
  const Element& at(int index) const { return *checked(index); }
  Element& at(int index) { return *checked(index); }

  // Appends an empty element.
  Element* Add() { return static_cast<Element*>(array_.add(type())); }
  void Add(const Element& value) { adopt(std::make_unique<Element>(value).release()); }
  void Add(Element&& value) { adopt(std::make_unique<Element>(std::move(value)).release()); }
  template <typename Iterator, typename = typename std::iterator_traits<Iterator>::iterator_category>
  void Add(Iterator first, Iterator last) {
    for (; first != last; ++first) *Add() = *first;
  }
  void push_back(const Element& value) { Add(value); }
  void push_back(Element&& value) { Add(std::move(value)); }

  void RemoveLast() {
    check_index(size() - 1, size());
    DeleteSubrange(size() - 1, 1);
  }
  void DeleteSubrange(int start, int count) {
    check_range(start, count, size());
    array_.erase(static_cast<std::size_t>(start), static_cast<std::size_t>(start + count), type());
  }
  void Clear() noexcept {
    if (array_.data() != nullptr) array_.clear(type());
  }
  void Reserve(int count) {
    if (count > 0) array_.reserve(static_cast<std::size_t>(count));
  }

  // Takes ownership of `value`, which was created with new or belongs to an arena. A string of an arena remains the
  // arena's.
  void AddAllocated(Element* value) {
    if constexpr (kIsMessage) value = static_cast<Element*>(give_part(nullptr, value, type()));
    adopt(value);
  }
  // Like AddAllocated(), but a message or string in an arena remains the arena's.
  void UnsafeArenaAddAllocated(Element* value) {
    if constexpr (kIsMessage) lend_part(value);
    adopt(value);
  }
  // Transfers the last element to the caller, who must delete it.
  Element* ReleaseLast() {
    check_index(size() - 1, size());
    Element* last = nullptr;
    ExtractSubrange(size() - 1, 1, &last);
    return last;
  }
  // Like ReleaseLast(), but a message or string in an arena remains the arena's, as in UnsafeArenaExtractSubrange().
  Element* UnsafeArenaReleaseLast() {
    check_index(size() - 1, size());
    Element* last = nullptr;
    UnsafeArenaExtractSubrange(size() - 1, 1, &last);
    return last;
  }
  // Transfers `count` elements starting at `start` to the caller in `elements`. Deletes them if `elements` is null.
  void ExtractSubrange(int start, int count, Element** elements) {
    if (elements == nullptr) return DeleteSubrange(start, count);
    extract(start, count, elements, onnxgen::heap::ElementArray::ArenaTexts::kCopied);
  }
  void UnsafeArenaExtractSubrange(int start, int count, Element** elements) {
    if (elements == nullptr) return DeleteSubrange(start, count);
    extract(start, count, elements, onnxgen::heap::ElementArray::ArenaTexts::kReleased);
    if (!kIsMessage) return;
    for (int i = 0; i < count; ++i) return_to_arena(elements[i]);
  }

  void MergeFrom(const RepeatedPtrFieldBody& other) { array_.append(other.array_, type()); }
  void CopyFrom(const RepeatedPtrFieldBody& other) {
    if (this == &other) return;
    RepeatedPtrFieldBody copy(other);  // `other` may be part of an element
    Swap(&copy);
  }
  template <typename Iterator>
  void Assign(Iterator first, Iterator last) {
    Clear();
    Add(first, last);
  }
  void Swap(RepeatedPtrFieldBody* other) noexcept { array_.swap(other->array_); }
  void UnsafeArenaSwap(RepeatedPtrFieldBody* other) noexcept { Swap(other); }
  friend void swap(RepeatedPtrFieldBody& a, RepeatedPtrFieldBody& b) noexcept { a.Swap(&b); }
  // Exchanges pointers. The elements keep their addresses.
  void SwapElements(int i, int j) {
    check_index(i, size());
    check_index(j, size());
    std::swap(pointers()[i], pointers()[j]);
  }

  iterator erase(const_iterator position) { return erase(position, position + 1); }
  iterator erase(const_iterator first, const_iterator last) {
    const std::ptrdiff_t index = first - cbegin();
    DeleteSubrange(static_cast<int>(index), static_cast<int>(last - first));
    return begin() + index;
  }

  Element** mutable_data() noexcept { return pointers(); }
  const Element* const* data() const noexcept { return pointers(); }

  iterator begin() noexcept { return iterator(pointers()); }
  const_iterator begin() const noexcept { return const_iterator(pointers()); }
  const_iterator cbegin() const noexcept { return begin(); }
  iterator end() noexcept { return iterator(pointers() + array_.size()); }
  const_iterator end() const noexcept { return const_iterator(pointers() + array_.size()); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  pointer_iterator pointer_begin() noexcept { return pointer_iterator(pointers()); }
  const_pointer_iterator pointer_begin() const noexcept { return const_pointer_iterator(pointers()); }
  pointer_iterator pointer_end() noexcept { return pointer_iterator(pointers() + array_.size()); }
  const_pointer_iterator pointer_end() const noexcept { return const_pointer_iterator(pointers() + array_.size()); }

  std::size_t SpaceUsedExcludingSelfLong() const {
    std::size_t size = array_.capacity() * sizeof(Element*);
    for (const Element& element : *this) size += space_of(element);
    return size;
  }
  int SpaceUsedExcludingSelf() const { return static_cast<int>(SpaceUsedExcludingSelfLong()); }
  Arena* GetArena() const noexcept { return nullptr; }

  ONNXGEN_PROTOBUF_UNTIL_30
  // Returns 0: removed elements are deleted, not kept for reuse.
  int ClearedCount() const noexcept { return 0; }
  void AddCleared(Element* value) noexcept { delete value; }
  Element* ReleaseCleared() noexcept {
    assert(ClearedCount() > 0);
    return nullptr;
  }

 private:
  friend struct onnxgen::heap::ArrayAccess;

  static constexpr bool kIsMessage = !std::is_same_v<Element, std::string>;

  static const onnxgen::heap::ElementType& type() noexcept { return onnxgen::heap::element_type<Element>(); }

  // The array stores void*, and compilers allow access to a void* as another pointer type. The stored address is that
  // of the Element itself.
  Element** pointers() const noexcept { return reinterpret_cast<Element**>(array_.data()); }
  void adopt(Element* element) { array_.adopt(element, type()); }
  void extract(int start, int count, Element** elements, onnxgen::heap::ElementArray::ArenaTexts arena_texts) {
    check_range(start, count, size());
    array_.release(static_cast<std::size_t>(start), static_cast<std::size_t>(start + count),
                   reinterpret_cast<void**>(elements), type(), arena_texts);
    if (!kIsMessage) return;
    for (int i = 0; i < count; ++i) release_part(nullptr, elements[i]);
  }
  Element* element_at(int index) const {
    check_index(index, size());
    return pointers()[index];
  }
  Element* checked(int index) const {
    always_check_index(index, size());
    return pointers()[index];
  }

  onnxgen::heap::ElementArray array_;
};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
