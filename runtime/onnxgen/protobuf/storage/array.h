// What the repeated fields of the protobuf profile are made of: one pointer to {size, capacity} elements on the heap.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <type_traits>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/storage/erased_elements.h"
#include "onnxgen/storage/memory_limit.h"

namespace onnxgen::heap {

// A growable array of scalars, whose size is not known here: functions that need it are given it. Programs written for
// libprotobuf count elements in int, so there are never more than that.
class ScalarArray {
 public:
  static constexpr std::size_t kMaxSize = std::numeric_limits<int>::max();

  ScalarArray() noexcept = default;
  ScalarArray(const ScalarArray&) = delete;
  ScalarArray& operator=(const ScalarArray&) = delete;
  ~ScalarArray() { std::free(block_); }

  std::size_t size() const noexcept { return block_ != nullptr ? block_->size : 0; }
  bool empty() const noexcept { return size() == 0; }
  std::size_t capacity() const noexcept { return block_ != nullptr ? block_->capacity : 0; }

  // Null when nothing was ever added.
  void* elements() const noexcept { return block_ != nullptr ? block_ + 1 : nullptr; }

  // Room for `count` more elements of `element_size` bytes; nullptr when memory is out or more than `memory` allows. To
  // the very size the first time, by doubling afterwards.
  void* try_append(std::size_t count, std::size_t element_size, MemoryLimit& memory) noexcept {
    const std::size_t old_size = size();
    if (count > kMaxSize - old_size) return nullptr;
    const std::size_t wanted = old_size + count;
    if (wanted > capacity() && !try_grow(std::max(wanted, std::min(2 * old_size, kMaxSize)), element_size, memory)) {
      return nullptr;
    }
    if (block_ == nullptr) return nullptr;
    block_->size = wanted;
    return static_cast<char*>(elements()) + old_size * element_size;
  }

  bool try_reserve(std::size_t count, std::size_t element_size, MemoryLimit& memory) noexcept {
    return count <= capacity() || try_grow(count, element_size, memory);
  }

  void truncate(std::size_t count) noexcept {
    if (count < size()) block_->size = count;
  }

  // Gives back the room for further elements, where it is worth a call of the allocator.
  void give_back_room(std::size_t element_size, MemoryLimit& memory) noexcept {
    if (block_ == nullptr || block_->capacity - block_->size <= block_->size / 8) return;
    const std::uint64_t before = malloc_size(block_size(block_->capacity, element_size));
    auto* const smaller = static_cast<Block*>(std::realloc(block_, block_size(block_->size, element_size)));
    if (smaller == nullptr) return;
    smaller->capacity = smaller->size;
    block_ = smaller;
    memory.give_back(before - malloc_size(block_size(smaller->capacity, element_size)));
  }

  // Gives the memory back.
  void free() noexcept {
    std::free(block_);
    block_ = nullptr;
  }

  // The elements of the array at `array`: all arrays are laid out alike.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(Block, size) == 0);
    return erased_block<decltype(Block::size)>(array, sizeof(Block));
  }

  void swap(ScalarArray& other) noexcept { std::swap(block_, other.block_); }

 private:
  // As strictly aligned as any element, also where pointers have 32 bits; malloc's memory is.
  struct alignas(std::uint64_t) Block {
    std::size_t size;
    std::size_t capacity;
  };

  static std::size_t block_size(std::size_t count, std::size_t element_size) noexcept {
    return sizeof(Block) + count * element_size;
  }

  bool try_grow(std::size_t capacity, std::size_t element_size, MemoryLimit& memory) noexcept {
    if (capacity > kMaxSize) return false;
    const std::size_t wanted = block_size(capacity, element_size);
    const std::uint64_t present = block_ != nullptr ? malloc_size(block_size(block_->capacity, element_size)) : 0;
    if (!memory.try_take(malloc_size(wanted) - present)) return false;
    auto* const larger = static_cast<Block*>(std::realloc(block_, wanted));
    if (larger == nullptr) return false;
    if (block_ == nullptr) larger->size = 0;
    larger->capacity = capacity;
    block_ = larger;
    return true;
  }

  Block* block_ = nullptr;
};

// The same of one type.
template <class Element>
class Array : public ScalarArray {
  static_assert(std::is_trivially_copyable_v<Element> && sizeof(Element) <= sizeof(std::uint64_t));

 public:
  Element* data() noexcept { return static_cast<Element*>(elements()); }
  const Element* data() const noexcept { return static_cast<const Element*>(elements()); }

  // Room for `count` elements in all.
  void reserve(std::size_t count) {
    MemoryLimit unlimited;
    if (!try_reserve(count, sizeof(Element), unlimited)) out_of_memory();
  }

  void push_back(Element element) { *append(1) = element; }

  // Room for `count` more elements, which the caller fills.
  Element* append(std::size_t count) {
    Element* const added = try_append(count);
    if (added == nullptr && count != 0) out_of_memory();
    return added;
  }

  // The same; nullptr when memory is out.
  Element* try_append(std::size_t count) noexcept {
    MemoryLimit unlimited;
    return try_append(count, unlimited);
  }

  // The same, with what is taken counted in `memory`; nullptr also where that is more than it allows.
  Element* try_append(std::size_t count, MemoryLimit& memory) noexcept {
    return static_cast<Element*>(ScalarArray::try_append(count, sizeof(Element), memory));
  }

  void give_back_room(MemoryLimit& memory) noexcept { ScalarArray::give_back_room(sizeof(Element), memory); }

  // Removes [first, last) and moves up what follows.
  void erase(std::size_t first, std::size_t last) noexcept {
    if (first == last) return;
    std::copy(data() + last, data() + size(), data() + first);
    truncate(size() - (last - first));
  }
};

// The door from codecs to the arrays inside the containers.
struct ArrayAccess {
  template <class Container>
  static auto& array(Container& container) noexcept {
    return container.array_;
  }
};

}  // namespace onnxgen::heap
