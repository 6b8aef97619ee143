// Array behind the repeated fields of the protobuf profile: one pointer to a block with size, capacity and elements.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/storage/erased_elements.h"
#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/storage/slab.h"

namespace onnxgen::heap {

// A growable array of scalars. It does not store the size of its elements; functions that need it receive it. Holds at
// most kMaxSize elements, since programs written for libprotobuf count them in int.
//
// Functions that allocate count the bytes in `memory`. They return false or nullptr if that exceeds the limit or memory
// is exhausted. If `slabs` is not null, short arrays are allocated there and counted by `slabs`.
class ScalarArray {
 public:
  static constexpr std::size_t kMaxSize = (std::numeric_limits<int>::max)();

  ScalarArray() noexcept = default;
  ScalarArray(const ScalarArray&) = delete;
  ScalarArray& operator=(const ScalarArray&) = delete;
  // The owner must call free() first.
  ~ScalarArray() = default;

  std::size_t size() const noexcept { return block_ != nullptr ? block_->size : 0; }
  bool empty() const noexcept { return size() == 0; }
  std::size_t capacity() const noexcept { return block_ != nullptr ? block_->capacity() : 0; }
  bool is_full() const noexcept { return block_ == nullptr || block_->size == block_->capacity(); }

  // Null if nothing was ever added.
  void* elements() const noexcept { return block_ != nullptr ? block_ + 1 : nullptr; }

  // Appends `count` uninitialized elements of `element_size` bytes each. The first allocation has room for exactly that
  // many, later ones for at least twice the previous size.
  void* try_append(std::size_t count, std::size_t element_size, MemoryLimit& memory,
                   SlabAllocator* slabs = nullptr) noexcept;

  // Ensures a capacity of exactly `count` elements, unless it is larger already.
  bool try_reserve(std::size_t count, std::size_t element_size, MemoryLimit& memory) noexcept;

  // Ensures capacity for one more element and, if it has to grow, for several.
  bool try_reserve_next(std::size_t element_size, SlabAllocator* slabs = nullptr) noexcept;

  // Appends an uninitialized element, for which there must be capacity.
  void* append_reserved(std::size_t element_size) noexcept {
    return static_cast<char*>(elements()) + block_->size++ * element_size;
  }

  void truncate(std::size_t count) noexcept {
    if (count < size()) block_->size = static_cast<std::uint32_t>(count);
  }

  // Releases unused capacity if that is worth a call of the allocator.
  void shrink_to_fit(std::size_t element_size, MemoryLimit& memory) noexcept;

  void free(std::size_t element_size) noexcept {
    if (block_ != nullptr) free_block(element_size);
    block_ = nullptr;
  }

  // Returns the elements of the array at `array`: all arrays have the same layout.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(Block, size) == 0);
    return erased_block<decltype(Block::size)>(array, sizeof(Block));
  }

  void swap(ScalarArray& other) noexcept { std::swap(block_, other.block_); }

 private:
  // Aligned for every element type. The memory of malloc and of slabs has that alignment.
  struct alignas(std::uint64_t) Block {
    static constexpr std::uint32_t kInSlab = std::uint32_t{1} << 31;

    std::size_t capacity() const noexcept { return capacity_bits & ~kInSlab; }
    bool is_in_slab() const noexcept { return (capacity_bits & kInSlab) != 0; }

    std::uint32_t size;
    std::uint32_t capacity_bits;  // the highest bit tells whether the block is in a slab
  };
  static_assert(kMaxSize < Block::kInSlab);

  static std::size_t block_size(std::size_t count, std::size_t element_size) noexcept {
    return sizeof(Block) + count * element_size;
  }
  bool try_grow_to(std::size_t capacity, std::size_t element_size, MemoryLimit& memory, SlabAllocator* slabs) noexcept;
  void free_block(std::size_t element_size) noexcept;

  Block* block_ = nullptr;
};

// An array of scalars of a known type. Functions that return nothing, or no null pointer, call out_of_memory() on
// failure.
template <class Element>
class Array : public ScalarArray {
  static_assert(std::is_trivially_copyable_v<Element> && sizeof(Element) <= sizeof(std::uint64_t));

 public:
  Array() noexcept = default;
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;
  ~Array() { free(sizeof(Element)); }

  Element* data() noexcept { return static_cast<Element*>(elements()); }
  const Element* data() const noexcept { return static_cast<const Element*>(elements()); }

  // Ensures a capacity of at least `count` elements. Growth at least doubles it.
  void reserve(std::size_t count) {
    MemoryLimit unlimited;
    const std::size_t wanted = (std::max)(count, (std::min)(2 * capacity(), kMaxSize));
    if (count > capacity() && !try_reserve(wanted, sizeof(Element), unlimited)) out_of_memory();
  }

  void push_back(Element element) {
    if (is_full() && !try_reserve_next(sizeof(Element))) out_of_memory();
    *static_cast<Element*>(append_reserved(sizeof(Element))) = element;
  }

  // Appends `count` elements for the caller to fill.
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
  Element* try_append(std::size_t count, MemoryLimit& memory, SlabAllocator* slabs = nullptr) noexcept {
    return static_cast<Element*>(ScalarArray::try_append(count, sizeof(Element), memory, slabs));
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
