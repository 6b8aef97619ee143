// What every repeated field is made of: one pointer to {size, arena and capacity} elements in the arena.
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

// What an array points at. The elements follow, whatever their type.
//
// Capacity needs no word of its own. The arena's address is a multiple of 64, and its low six bits say: 0, the array
// was allocated to the very size (parsing does that); c, there is room for 2^(c-1) elements.
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
  char* elements() noexcept { return reinterpret_cast<char*>(this) + kHeader; }
  const char* elements() const noexcept { return reinterpret_cast<const char*>(this) + kHeader; }

  static std::uintptr_t address_of(Arena& arena) noexcept { return reinterpret_cast<std::uintptr_t>(&arena); }
};
static_assert(sizeof(ArrayBlock) <= ArrayBlock::kHeader && ArrayBlock::kHeader % Arena::kAlignment == 0);

// Appends room for `count` elements of `element_size` bytes each to the array that `block`, which may be null, points
// at. nullptr when memory is out.
char* try_append_elements(ArrayBlock*& block, std::size_t count, std::size_t element_size, Arena& arena) noexcept;

// Makes room for `count` elements in all, by doubling, in an array that has a block. False when memory is out.
bool try_grow_elements(ArrayBlock*& block, std::size_t count, std::size_t element_size) noexcept;

// A growable array of trivially copyable handles or scalars. Its block knows the arena, so that a pointer to the array
// is enough to change it: bind() must have been called before anything is added.
template <class Element>
class Array {
  static_assert(std::is_trivially_copyable_v<Element> && alignof(Element) <= Arena::kAlignment);

 public:
  std::size_t size() const noexcept { return block_ != nullptr ? block_->size : 0; }
  bool empty() const noexcept { return size() == 0; }

  // Null when nothing was ever added.
  Element* data() noexcept { return block_ != nullptr ? elements() : nullptr; }
  const Element* data() const noexcept {
    return block_ != nullptr ? reinterpret_cast<const Element*>(block_->elements()) : nullptr;
  }

  std::size_t capacity() const noexcept { return block_ != nullptr ? block_->capacity() : 0; }

  // Makes the array know its arena, by an empty block where it has none.
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

  // Room for `count` elements in all.
  void reserve(std::size_t count) {
    if (count > capacity()) grow(count);
  }

  // `count` elements in all; new ones are uninitialised.
  void resize_uninitialized(std::size_t count) {
    reserve(count);
    block_->size = count;
  }

  void truncate(std::size_t count) noexcept {
    if (block_ != nullptr && count < block_->size) block_->size = count;
  }

  // Appends room for `count` (at least one) elements while parsing: to the very size the first time, by doubling
  // afterwards. nullptr when memory is out.
  ONNXGEN_ALWAYS_INLINE Element* try_append(std::size_t count, Arena& arena) noexcept {
    if (wire::is_unlikely(block_ != nullptr) || wire::is_unlikely(count > kSmall)) {
      return reinterpret_cast<Element*>(try_append_elements(block_, count, sizeof(Element), arena));
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

  // The elements of the array at `array`, of whatever type they are: all arrays are laid out alike.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(ArrayBlock, size) == 0);
    return erased_block<decltype(ArrayBlock::size)>(array, ArrayBlock::kHeader);
  }

 private:
  static constexpr std::size_t kSmall = 1024;  // elements whose bytes need no check for overflow

  Element* elements() noexcept { return reinterpret_cast<Element*>(block_->elements()); }

  void grow(std::size_t count) {
    (void)arena();  // there must be one
    if (!try_grow_elements(block_, count, sizeof(Element))) out_of_memory();
  }

  ArrayBlock* block_ = nullptr;
};

// An array whose elements' type is known at run time only, by the address of the array.
class ErasedArray {
 public:
  ErasedArray(void* array, std::size_t element_size) noexcept
      : block_(static_cast<ArrayBlock**>(array)), element_size_(element_size) {}

  std::size_t size() const noexcept { return *block_ != nullptr ? wire::to_size((*block_)->size) : 0; }
  char* at(std::size_t index) const noexcept { return (*block_)->elements() + index * element_size_; }
  char* try_append(std::size_t count, Arena& arena) const noexcept {
    return try_append_elements(*block_, count, element_size_, arena);
  }
  void truncate(std::size_t count) const noexcept {
    if (*block_ != nullptr && count < (*block_)->size) (*block_)->size = count;
  }

 private:
  ArrayBlock** block_;
  std::size_t element_size_;
};

}  // namespace onnxgen
