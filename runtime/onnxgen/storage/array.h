// Array behind every repeated field: one pointer to a block in the arena that holds the size, the arena, the capacity
// and the elements.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#include "onnxgen/error/status.h"
#include "onnxgen/storage/arena.h"
#include "onnxgen/storage/erased_elements.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/to_size.h"

namespace onnxgen {

// Header of an array's block. The elements follow it.
//
// Capacity does not need a word of its own: the arena's address is a multiple of 64, and its low six bits hold a code.
// 0 means that the capacity equals the size, as after parsing; c means a capacity of 2^(c-1) elements.
struct ArrayBlock {
  static constexpr std::size_t kHeader = 2 * sizeof(void*);
  static constexpr std::uintptr_t kCapacityMask = 63;

  std::size_t size;
  std::uintptr_t arena_and_capacity;

  Arena& arena() const noexcept { return *reinterpret_cast<Arena*>(arena_and_capacity & ~kCapacityMask); }
  std::size_t capacity() const noexcept {
    const auto code = arena_and_capacity & kCapacityMask;
    return code == 0 ? size : std::size_t{1} << (code - 1);
  }
  void* elements() noexcept { return reinterpret_cast<char*>(this) + kHeader; }

  static std::uintptr_t address_of(Arena& arena) noexcept { return reinterpret_cast<std::uintptr_t>(&arena); }
};
static_assert(sizeof(ArrayBlock) <= ArrayBlock::kHeader && ArrayBlock::kHeader % Arena::kAlignment == 0);

// Appends `count` uninitialized elements of `element_size` bytes each to an array; `block` may be null. Returns the
// address of the first one, or nullptr if memory is exhausted.
void* try_append_elements(ArrayBlock*& block, std::size_t count, std::size_t element_size, Arena& arena) noexcept;

// Grows an array that has a block to a capacity of at least `count` elements, a power of two. Returns false if memory
// is exhausted.
bool try_grow_elements(ArrayBlock*& block, std::size_t count, std::size_t element_size) noexcept;

// A growable array of trivially copyable handles or scalars. The block stores the arena, so a pointer to the array is
// enough to change it; bind() must be called before anything is added.
template <class Element>
class Array {
  static_assert(std::is_trivially_copyable_v<Element> && alignof(Element) <= Arena::kAlignment);

 public:
  std::size_t size() const noexcept { return block_ != nullptr ? block_->size : 0; }
  bool empty() const noexcept { return size() == 0; }

  // Null if nothing was ever added.
  Element* data() noexcept { return block_ != nullptr ? elements() : nullptr; }
  const Element* data() const noexcept {
    return block_ != nullptr ? static_cast<const Element*>(block_->elements()) : nullptr;
  }

  std::size_t capacity() const noexcept { return block_ != nullptr ? block_->capacity() : 0; }

  // Associates the array with its arena: allocates an empty block if there is none.
  Array& bind(Arena& arena) {
    if (block_ == nullptr)
      block_ = new (arena.allocate(ArrayBlock::kHeader)) ArrayBlock{0, ArrayBlock::address_of(arena)};
    return *this;
  }

  Arena& arena() noexcept {
    assert(block_ != nullptr && "a container is changed through its message's mutable_ accessor");
    return block_->arena();
  }

  void push_back(Element element) {
    if (size() == capacity()) grow(size() + 1);
    elements()[block_->size++] = element;
  }

  // Ensures a capacity of at least `count` elements.
  void reserve(std::size_t count) {
    if (count > capacity()) grow(count);
  }

  // Sets the size to `count`. New elements are uninitialized.
  void resize_uninitialized(std::size_t count) {
    reserve(count);
    block_->size = count;
  }

  void truncate(std::size_t count) noexcept {
    if (block_ != nullptr && count < block_->size) block_->size = count;
  }

  // Appends `count` (at least one) uninitialized elements while parsing: allocates exactly that many the first time,
  // and a power of two afterwards. Returns nullptr if memory is exhausted.
  ONNXGEN_ALWAYS_INLINE Element* try_append(std::size_t count, Arena& arena) noexcept {
    if (wire::is_unlikely(block_ != nullptr) || wire::is_unlikely(count > kSmall)) {
      return static_cast<Element*>(try_append_elements(block_, count, sizeof(Element), arena));
    }
    void* const memory = arena.try_allocate(ArrayBlock::kHeader + count * sizeof(Element));
    if (memory == nullptr) return nullptr;
    block_ = new (memory) ArrayBlock{count, ArrayBlock::address_of(arena)};
    return elements();
  }

  void swap(Array& other) noexcept {
    ArrayBlock* const block = block_;
    block_ = other.block_;
    other.block_ = block;
  }

  void reset() noexcept { block_ = nullptr; }

  // Returns the elements of the array at `array`. Works for every element type, because all arrays have the same
  // layout.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(ArrayBlock, size) == 0);
    return erased_block<decltype(ArrayBlock::size)>(array, ArrayBlock::kHeader);
  }

 private:
  static constexpr std::size_t kSmall = 1024;  // number of elements below which their size in bytes cannot overflow

  Element* elements() noexcept { return static_cast<Element*>(block_->elements()); }

  void grow(std::size_t count) {
    (void)arena();  // asserts that the array is bound to an arena
    if (!try_grow_elements(block_, count, sizeof(Element))) out_of_memory();
  }

  ArrayBlock* block_ = nullptr;
};

// Access to an array through its address, if the type of its elements is known at run time only.
class ErasedArray {
 public:
  ErasedArray(void* array, std::size_t element_size) noexcept
      : block_(static_cast<ArrayBlock**>(array)), element_size_(element_size) {}

  std::size_t size() const noexcept { return *block_ != nullptr ? wire::to_size((*block_)->size) : 0; }
  char* at(std::size_t index) const noexcept {
    return static_cast<char*>((*block_)->elements()) + index * element_size_;
  }
  char* try_append(std::size_t count, Arena& arena) const noexcept {
    return static_cast<char*>(try_append_elements(*block_, count, element_size_, arena));
  }
  void truncate(std::size_t count) const noexcept {
    if (*block_ != nullptr && count < (*block_)->size) (*block_)->size = count;
  }

 private:
  ArrayBlock** block_;
  std::size_t element_size_;
};

}  // namespace onnxgen
