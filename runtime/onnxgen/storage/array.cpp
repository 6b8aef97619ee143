#include "onnxgen/storage/array.h"

namespace onnxgen {
namespace {

std::size_t max_count(std::size_t element_size) noexcept {
  return (std::numeric_limits<std::size_t>::max() / 2 - ArrayBlock::kHeader) / element_size;
}

std::size_t bytes_for(std::size_t count, std::size_t element_size) noexcept {
  return ArrayBlock::kHeader + count * element_size;
}

// Returns the capacity code of the smallest power of two that is at least `count`, and at least 4.
unsigned code_for(std::size_t count) noexcept {
  unsigned code = 3;
  while ((std::size_t{1} << (code - 1)) < count) ++code;
  return code;
}

// Moves the elements to a new block. `code` is 0 for a capacity of exactly `capacity`.
bool move_to_larger(ArrayBlock*& block, std::size_t capacity, unsigned code, std::size_t element_size,
                    Arena& arena) noexcept {
  void* const memory = arena.try_allocate(bytes_for(capacity, element_size));
  if (memory == nullptr) return false;
  ArrayBlock* const old = block;
  block = new (memory) ArrayBlock{old != nullptr ? old->size : 0, ArrayBlock::address_of(arena) | code};
  if (old != nullptr) {
    std::memcpy(block->elements(), old->elements(), old->size * element_size);
    arena.release(old, bytes_for(old->capacity(), element_size));
  }
  return true;
}

}  // namespace

bool try_grow_elements(ArrayBlock*& block, std::size_t count, std::size_t element_size) noexcept {
  if (count > max_count(element_size)) return false;
  const unsigned code = code_for(count);
  return move_to_larger(block, std::size_t{1} << (code - 1), code, element_size, block->arena());
}

void* try_append_elements(ArrayBlock*& block, std::size_t count, std::size_t element_size, Arena& arena) noexcept {
  const std::size_t old_size = block != nullptr ? block->size : 0;
  const std::size_t room = block != nullptr ? block->capacity() - old_size : 0;
  if (block == nullptr || count > room) {
    if (count > max_count(element_size) - old_size) return nullptr;
    const bool has_room = block != nullptr ? try_grow_elements(block, old_size + count, element_size)
                                           : move_to_larger(block, count, 0, element_size, arena);
    if (!has_room) return nullptr;
  }
  block->size = old_size + count;
  return static_cast<char*>(block->elements()) + old_size * element_size;
}

}  // namespace onnxgen
