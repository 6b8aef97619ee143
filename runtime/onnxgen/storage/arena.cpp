#include "onnxgen/storage/arena.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "onnxgen/error/status.h"

namespace onnxgen {
namespace {

char* align_up(char* p, std::size_t alignment) {
  const auto address = reinterpret_cast<std::uintptr_t>(p);
  return p + ((alignment - address % alignment) % alignment);
}

constexpr std::size_t kPopulateFrom = 64 * 1024;  // below, a block may well stay half empty

}  // namespace

Arena* Arena::create(std::size_t expected_bytes) noexcept {
  const std::size_t usable = std::clamp(expected_bytes, kMinFirstBlock, kMaxFirstBlock);
  const std::size_t size = usable + sizeof(Arena) + kOwnAlignment;
  auto* const base = static_cast<char*>(std::malloc(size));
  if (base == nullptr) return nullptr;
  char* const self = align_up(base, kOwnAlignment);
  return new (self) Arena(self + sizeof(Arena), base + size, base, size);
}

void Arena::destroy(Arena* arena) noexcept {
  arena->clear();
  arena->free_spares();
  void* const base = arena->base_;
  arena->~Arena();
  std::free(base);
}

void Arena::clear() noexcept {
  drop_kept();
  free_large();
  while (blocks_ != nullptr) {  // the latest comes off first, so that the earliest ends up in front
    Block* const block = blocks_;
    blocks_ = block->next;
    block->next = spares_;
    spares_ = block;
  }
  next_ = first_begin_;
  end_ = first_end_;
  parsed_bytes_ = 0;
}

void Arena::drop_kept() noexcept {
  while (kept_ != nullptr) {
    Kept* const kept = kept_;
    kept_ = kept->next;
    kept->drop(kept);
  }
}

void Arena::free_spares() noexcept {
  while (spares_ != nullptr) {
    Block* const block = spares_;
    spares_ = block->next;
    to_system(block, block->size);
  }
  block_size_ = kMaxFirstBlock;
}

void Arena::free_large() noexcept {
  while (large_ != nullptr) {
    Large* const large = large_;
    large_ = large->next;
    to_system(large->base, large->size);
  }
}

void* Arena::allocate(std::size_t size) {
  void* const memory = try_allocate(size);
  if (memory == nullptr) out_of_memory();
  return memory;
}

void* Arena::allocate_slow(std::size_t size) noexcept {
  if (size >= kLarge - kAlignment) return allocate_large(size);
  if (!add_block(size)) return nullptr;
  return try_allocate(size);
}

void* Arena::from_system(std::size_t size) noexcept {
  if (!memory_.try_take(size)) return nullptr;
  void* const memory = size >= kHugePage ? allocate_pages(size) : std::malloc(size);
  if (memory == nullptr) {
    memory_.give_back(size);
    return nullptr;
  }
  if (size >= kPopulateFrom) populate(memory, size);
  return memory;
}

void Arena::to_system(void* memory, std::size_t size) noexcept {
  memory_.give_back(size);
  if (size >= kHugePage) {
    free_pages(memory, size);
  } else {
    std::free(memory);
  }
}

bool Arena::add_block(std::size_t needed) noexcept {
  const std::size_t least = needed + kAlignment + sizeof(Block);
  if (spares_ != nullptr && spares_->size >= least) {
    Block* const spare = spares_;
    spares_ = spare->next;
    enter(spare);
    return true;
  }
  std::size_t size = std::max(std::min(block_size_ * 2, kMaxBlock), least);
  // Near the limit take what is left of it rather than refuse what would still fit.
  if (memory_.left() < size) size = std::max(static_cast<std::size_t>(memory_.left()), least);
  void* const memory = from_system(size);
  if (memory == nullptr) return false;
  enter(new (memory) Block{nullptr, size, {}});
  block_size_ = size;
  return true;
}

void Arena::enter(Block* block) noexcept {
  block->next = blocks_;
  blocks_ = block;
  next_ = reinterpret_cast<char*>(block + 1);
  end_ = reinterpret_cast<char*>(block) + block->size;
}

void* Arena::allocate_large(std::size_t size) noexcept {
  constexpr std::size_t kOverhead = sizeof(Large) + kOwnAlignment;
  if (size > std::numeric_limits<std::size_t>::max() - kOverhead) return nullptr;
  auto* const base = static_cast<char*>(from_system(size + kOverhead));
  if (base == nullptr) return nullptr;
  char* const memory = align_up(base + sizeof(Large), kOwnAlignment);
  auto* const large = new (memory - sizeof(Large)) Large{nullptr, large_, base, size + kOverhead};
  if (large_ != nullptr) large_->previous = large;
  large_ = large;
  return memory;
}

void Arena::release_large(void* memory) noexcept {
  auto* const large = reinterpret_cast<Large*>(static_cast<char*>(memory) - sizeof(Large));
  if (large->previous != nullptr) {
    large->previous->next = large->next;
  } else {
    large_ = large->next;
  }
  if (large->next != nullptr) large->next->previous = large->previous;
  to_system(large->base, large->size);
}

}  // namespace onnxgen
