// Array behind the repeated fields of the protobuf profile: one pointer to a heap block with size, capacity and
// elements.
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

// A growable array of scalars. It does not store the size of its elements; functions that need it receive it. Holds at
// most kMaxSize elements, since programs written for libprotobuf count them in int.
class ScalarArray {
 public:
  static constexpr std::size_t kMaxSize = (std::numeric_limits<int>::max)();

  ScalarArray() noexcept = default;
  ScalarArray(const ScalarArray&) = delete;
  ScalarArray& operator=(const ScalarArray&) = delete;
  ~ScalarArray() { std::free(block_); }

  std::size_t size() const noexcept { return block_ != nullptr ? block_->size : 0; }
  bool empty() const noexcept { return size() == 0; }
  std::size_t capacity() const noexcept { return block_ != nullptr ? block_->capacity : 0; }

  // Null if nothing was ever added.
  void* elements() const noexcept { return block_ != nullptr ? block_ + 1 : nullptr; }

  // Appends `count` uninitialized elements of `element_size` bytes each. Returns nullptr if memory is exhausted or
  // `memory` does not allow it. Allocates exactly that many the first time, and at least doubles afterwards.
  void* try_append(std::size_t count, std::size_t element_size, MemoryLimit& memory) noexcept {
    const std::size_t old_size = size();
    if (count > kMaxSize - old_size) return nullptr;
    const std::size_t wanted = old_size + count;
    if (wanted > capacity() && !try_grow(std::max(wanted, (std::min)(2 * old_size, kMaxSize)), element_size, memory)) {
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

  // Releases unused capacity if that is worth a call of the allocator.
  void shrink_to_fit(std::size_t element_size, MemoryLimit& memory) noexcept {
    if (block_ == nullptr || block_->capacity - block_->size <= block_->size / 8) return;
    const std::uint64_t before = malloc_size(block_size(block_->capacity, element_size));
    auto* const smaller = static_cast<Block*>(std::realloc(block_, block_size(block_->size, element_size)));
    if (smaller == nullptr) return;
    smaller->capacity = smaller->size;
    block_ = smaller;
    memory.subtract(before - malloc_size(block_size(smaller->capacity, element_size)));
  }

  // Frees the memory.
  void free() noexcept {
    std::free(block_);
    block_ = nullptr;
  }

  // Returns the elements of the array at `array`: all arrays have the same layout.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(Block, size) == 0);
    return erased_block<decltype(Block::size)>(array, sizeof(Block));
  }

  void swap(ScalarArray& other) noexcept { std::swap(block_, other.block_); }

 private:
  // Aligned for every element type, even if pointers have 32 bits. malloc's memory has that alignment.
  struct alignas(std::uint64_t) Block {
    std::size_t size;
    std::size_t capacity;
  };

  static std::size_t block_size(std::size_t count, std::size_t element_size) noexcept {
    return sizeof(Block) + count * element_size;
  }

  bool try_grow(std::size_t capacity, std::size_t element_size, MemoryLimit& memory) noexcept {
    // On 32-bit machines, the size of fewer than kMaxSize elements may exceed the address space.
    constexpr std::size_t kMaxBytes = (std::numeric_limits<std::size_t>::max)() / 2 - sizeof(Block);
    if (capacity > (std::min)(kMaxSize, kMaxBytes / element_size)) return false;
    const std::size_t wanted = block_size(capacity, element_size);
    const std::uint64_t present = block_ != nullptr ? malloc_size(block_size(block_->capacity, element_size)) : 0;
    if (!memory.try_add(malloc_size(wanted) - present)) return false;
    auto* const larger = static_cast<Block*>(std::realloc(block_, wanted));
    if (larger == nullptr) return false;
    if (block_ == nullptr) larger->size = 0;
    larger->capacity = capacity;
    block_ = larger;
    return true;
  }

  Block* block_ = nullptr;
};

// An array of scalars of a known type.
template <class Element>
class Array : public ScalarArray {
  static_assert(std::is_trivially_copyable_v<Element> && sizeof(Element) <= sizeof(std::uint64_t));

 public:
  Element* data() noexcept { return static_cast<Element*>(elements()); }
  const Element* data() const noexcept { return static_cast<const Element*>(elements()); }

  // Ensures a capacity of at least `count` elements. Growth at least doubles it. Calls out_of_memory() on failure.
  void reserve(std::size_t count) {
    MemoryLimit unlimited;
    const std::size_t wanted = (std::max)(count, (std::min)(2 * capacity(), kMaxSize));
    if (count > capacity() && !try_reserve(wanted, sizeof(Element), unlimited)) out_of_memory();
  }

  void push_back(Element element) { *append(1) = element; }

  // Appends `count` elements for the caller to fill. Calls out_of_memory() on failure.
  Element* append(std::size_t count) {
    Element* const added = try_append(count);
    if (added == nullptr && count != 0) out_of_memory();
    return added;
  }

  // Like append(), but returns nullptr if memory is exhausted.
  Element* try_append(std::size_t count) noexcept {
    MemoryLimit unlimited;
    return try_append(count, unlimited);
  }

  // Counts the allocation in `memory`. Also returns nullptr if that does not allow it.
  Element* try_append(std::size_t count, MemoryLimit& memory) noexcept {
    return static_cast<Element*>(ScalarArray::try_append(count, sizeof(Element), memory));
  }

  void shrink_to_fit(MemoryLimit& memory) noexcept { ScalarArray::shrink_to_fit(sizeof(Element), memory); }

  // Removes [first, last) and moves the following elements up.
  void erase(std::size_t first, std::size_t last) noexcept {
    if (first == last) return;
    std::copy(data() + last, data() + size(), data() + first);
    truncate(size() - (last - first));
  }
};

// Gives codecs access to the arrays inside the containers.
struct ArrayAccess {
  template <class Container>
  static auto& array(Container& container) noexcept {
    return container.array_;
  }
};

}  // namespace onnxgen::heap
