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

namespace onnxgen {

// A growable array of trivially copyable handles or scalars. Its block knows the arena, so that a pointer to the array
// is enough to change it: bind() must have been called before anything is added.
//
// Capacity needs no word of its own. The arena's address is a multiple of 64, and its low six bits say: 0, the array
// was allocated to the very size (parsing does that); c, there is room for 2^(c-1) elements.
template <class Element>
class Array {
  static_assert(std::is_trivially_copyable_v<Element>);

 public:
  std::size_t size() const noexcept { return block_ != nullptr ? static_cast<std::size_t>(block_->size) : 0; }
  bool empty() const noexcept { return size() == 0; }

  // Null when nothing was ever added.
  Element* data() noexcept { return block_ != nullptr ? block_->elements() : nullptr; }
  const Element* data() const noexcept { return block_ != nullptr ? block_->elements() : nullptr; }

  std::size_t capacity() const noexcept {
    if (block_ == nullptr) return 0;
    const auto code = block_->arena_and_capacity & kCapacityMask;
    return code == 0 ? static_cast<std::size_t>(block_->size) : std::size_t{1} << (code - 1);
  }

  // Makes the array know its arena, by an empty block where it has none.
  Array& bind(Arena& arena) {
    if (block_ == nullptr) block_ = new (arena.allocate(sizeof(Block))) Block{0, address_of(arena)};
    return *this;
  }

  Arena& arena() noexcept {
    assert(block_ != nullptr && "a container is changed through its message's mutable_ accessor");
    return *reinterpret_cast<Arena*>(block_->arena_and_capacity & ~kCapacityMask);
  }

  void push_back(Element element) {
    if (size() == capacity()) grow(size() + 1);
    block_->elements()[block_->size++] = element;
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
  [[gnu::always_inline]] Element* try_append(std::size_t count, Arena& arena) noexcept {
    if (block_ != nullptr || count > kSmall) return try_append_slow(count, arena);
    void* const memory = arena.try_allocate(bytes_for(count));
    if (memory == nullptr) return nullptr;
    block_ = new (memory) Block{count, address_of(arena)};
    return block_->elements();
  }

  void swap(Array& other) noexcept {
    Block* const block = block_;
    block_ = other.block_;
    other.block_ = block;
  }

  void reset() noexcept { block_ = nullptr; }

  // The elements of the array at `array`, of whatever type they are: all arrays are laid out alike.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(Block, size) == 0);
    return erased_block<decltype(Block::size)>(array, Block::kHeader);
  }

 private:
  struct Block {
    std::uint64_t size;
    std::uintptr_t arena_and_capacity;

    static constexpr std::size_t kHeader = 16;
    Element* elements() noexcept { return reinterpret_cast<Element*>(reinterpret_cast<char*>(this) + kHeader); }
    const Element* elements() const noexcept {
      return reinterpret_cast<const Element*>(reinterpret_cast<const char*>(this) + kHeader);
    }
  };
  static_assert(sizeof(Block) <= Block::kHeader && alignof(Element) <= Arena::kAlignment);

  static constexpr std::uintptr_t kCapacityMask = 63;
  static constexpr std::size_t kSmall = 1024;  // elements whose bytes need no check for overflow

  static constexpr std::size_t max_count() noexcept {
    return (std::numeric_limits<std::size_t>::max() / 2 - Block::kHeader) / sizeof(Element);
  }

  static std::uintptr_t address_of(Arena& arena) noexcept { return reinterpret_cast<std::uintptr_t>(&arena); }

  static std::size_t bytes_for(std::size_t count) noexcept { return Block::kHeader + count * sizeof(Element); }

  // The code of the smallest power of two that is at least `count`, and at least 4.
  static unsigned code_for(std::size_t count) noexcept {
    unsigned code = 3;
    while ((std::size_t{1} << (code - 1)) < count) ++code;
    return code;
  }

  void grow(std::size_t count) {
    if (count > max_count()) out_of_memory();
    const unsigned code = code_for(count);
    if (!try_grow(std::size_t{1} << (code - 1), code, arena())) out_of_memory();
  }

  [[gnu::noinline]] Element* try_append_slow(std::size_t count, Arena& arena) noexcept {
    const std::size_t old_size = size();
    if (count > capacity() - old_size) {
      if (count > max_count() - old_size) return nullptr;
      const unsigned code = block_ != nullptr ? code_for(old_size + count) : 0;
      const std::size_t room = code != 0 ? std::size_t{1} << (code - 1) : count;
      if (!try_grow(room, code, arena)) return nullptr;
    }
    block_->size = old_size + count;
    return block_->elements() + old_size;
  }

  bool try_grow(std::size_t capacity, unsigned code, Arena& arena) noexcept {
    void* const memory = arena.try_allocate(bytes_for(capacity));
    if (memory == nullptr) return false;
    Block* const old = block_;
    const std::size_t old_capacity = this->capacity();
    block_ = new (memory) Block{old != nullptr ? old->size : 0, address_of(arena) | code};
    if (old != nullptr) {
      std::memcpy(static_cast<void*>(block_->elements()), old->elements(),
                  static_cast<std::size_t>(old->size) * sizeof(Element));
      arena.release(old, bytes_for(old_capacity));
    }
    return true;
  }

  Block* block_ = nullptr;
};

}  // namespace onnxgen
