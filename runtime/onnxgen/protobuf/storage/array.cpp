#include "onnxgen/protobuf/storage/array.h"

#include <cstdlib>
#include <cstring>

#include "onnxgen/protobuf/storage/arena_slabs.h"

namespace onnxgen::heap {
namespace {

// Blocks of more bytes come from malloc, which can enlarge some in place.
constexpr std::size_t kLargestInSlab = 256;

}  // namespace

void* ScalarArray::try_append(std::size_t count, std::size_t element_size, MemoryLimit& memory,
                              SlabAllocator* slabs) noexcept {
  const std::size_t old_size = size();
  if (count > kMaxSize - old_size) return nullptr;
  const std::size_t wanted = old_size + count;
  if (wanted > capacity()) {
    const std::size_t doubled = std::min(2 * old_size, kMaxSize);
    if (!try_grow_to(std::max(wanted, doubled), element_size, memory, slabs)) return nullptr;
  }
  if (block_ == nullptr) return nullptr;
  block_->size = static_cast<std::uint32_t>(wanted);
  return static_cast<char*>(elements()) + old_size * element_size;
}

bool ScalarArray::try_reserve(std::size_t count, std::size_t element_size, MemoryLimit& memory) noexcept {
  return count <= capacity() || try_grow_to(count, element_size, memory, nullptr);
}

bool ScalarArray::try_reserve_next(std::size_t element_size, SlabAllocator* slabs) noexcept {
  if (!is_full()) return true;
  if (size() == kMaxSize) return false;
  // The smallest block of malloc has room for this many bytes of elements.
  constexpr std::size_t kFirst = 16;
  MemoryLimit unlimited;
  const std::size_t wanted = std::max(2 * size(), kFirst / element_size);
  return try_grow_to(std::min(wanted, kMaxSize), element_size, unlimited, slabs);
}

void ScalarArray::shrink_to_fit(std::size_t element_size, MemoryLimit& memory) noexcept {
  if (block_ == nullptr || block_->is_in_slab()) return;
  const std::size_t old_capacity = block_->capacity();
  if (old_capacity - block_->size <= block_->size / 8) return;
  auto* const smaller = static_cast<Block*>(std::realloc(block_, block_size(block_->size, element_size)));
  if (smaller == nullptr) return;
  smaller->capacity_bits = smaller->size;
  block_ = smaller;
  memory.subtract(malloc_size(block_size(old_capacity, element_size)) -
                  malloc_size(block_size(smaller->size, element_size)));
}

bool ScalarArray::try_grow_to(std::size_t capacity, std::size_t element_size, MemoryLimit& memory,
                              SlabAllocator* slabs) noexcept {
  // On 32-bit machines, the size of fewer than kMaxSize elements may exceed the address space.
  constexpr std::size_t kMaxBytes = std::numeric_limits<std::size_t>::max() / 2 - sizeof(Block);
  if (capacity > std::min(kMaxSize, kMaxBytes / element_size)) return false;
  const std::size_t wanted = block_size(capacity, element_size);
  const bool is_in_slab = block_ != nullptr && block_->is_in_slab();
  const bool goes_to_slab = slabs != nullptr && wanted <= kLargestInSlab && (block_ == nullptr || is_in_slab);
  Block* larger = nullptr;
  if (goes_to_slab) {
    larger = static_cast<Block*>(slabs->try_allocate(wanted));
  } else {
    const std::uint64_t present =
        block_ != nullptr && !is_in_slab ? malloc_size(block_size(block_->capacity(), element_size)) : 0;
    if (!memory.try_add(malloc_size(wanted) - present)) return false;
    larger = static_cast<Block*>(std::realloc(is_in_slab ? nullptr : block_, wanted));
  }
  if (larger == nullptr) return false;
  if (block_ == nullptr) {
    larger->size = 0;
  } else if (is_in_slab) {
    std::memcpy(static_cast<void*>(larger), block_, block_size(block_->size, element_size));
    if (SlabAllocator::slab_of(block_) == nullptr) {
      SlabAllocator::free_and_subtract(block_, block_size(block_->capacity(), element_size), memory);
    } else {
      free_block(element_size);
    }
  }
  larger->capacity_bits = static_cast<std::uint32_t>(capacity) | (goes_to_slab ? Block::kInSlab : 0);
  block_ = larger;
  return true;
}

void ScalarArray::free_block(std::size_t element_size) noexcept {
  if (block_->is_in_slab()) {
    free_object(block_, block_size(block_->capacity(), element_size));
  } else {
    std::free(block_);
  }
}

}  // namespace onnxgen::heap
