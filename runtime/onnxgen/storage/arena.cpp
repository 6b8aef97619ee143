#include "onnxgen/storage/arena.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <limits>

#include "onnxgen/error/status.h"
#include "onnxgen/storage/page_cache.h"

namespace onnxgen {

// The first byte after the arena is aligned to kAlignment.
static_assert(sizeof(Arena) % Arena::kAlignment == 0);

static_assert(Arena::kLarge < kByPages / 2, "what a block must have room for is never taken by the page");

namespace {

char* align_up(char* p, std::size_t alignment) {
  const auto address = reinterpret_cast<std::uintptr_t>(p);
  return p + ((alignment - address % alignment) % alignment);
}

// Block size that malloc serves from its per-thread cache. glibc caches sizes up to 1,032 bytes and allocates them in
// less than half the time of larger blocks. Small messages are built from such blocks.
constexpr std::size_t kThreadCacheBlock = 1024;
constexpr std::uint64_t kThreadCacheUntil = 4 * kThreadCacheBlock;

// Input size from which a message is likely to fill huge pages. For such input, all blocks after one of kBeforeHuge
// bytes have the size of a huge page. In code for size, block sizes only double.
constexpr std::size_t kLargeInput = 1024 * 1024;
constexpr std::size_t kBeforeHuge = 32 * 1024;

// Returns the actual size of an allocation of `size` bytes, rounded up to whole pages or to malloc's size class.
std::size_t allocation_size(std::size_t size) noexcept {
  return size >= kByPages ? size : static_cast<std::size_t>(malloc_size(size));
}

// Returns the smallest size of at least `size` bytes that wastes no memory.
std::size_t round_allocation(std::size_t size) noexcept {
  return size >= kByPages ? whole_pages(size) : size;
}

// Returns the largest size whose allocation uses at most `left` bytes, or 0 if that is too little for a block.
std::size_t largest_within(std::uint64_t left) noexcept {
  constexpr std::size_t kOfMalloc = 4 * sizeof(void*);  // more than the overhead of malloc
  if (left >= kByPages) return whole_pages_within(static_cast<std::size_t>(left));
  return left > kOfMalloc ? static_cast<std::size_t>(left) - kOfMalloc : 0;
}

}  // namespace

Arena* Arena::create(std::size_t first_block, std::uint32_t for_values) noexcept {
  page_cache::release_expired();
  // The space for values begins at the end of the first block, which must therefore be aligned.
  first_block = (first_block + (kAlignment - 1)) / kAlignment * kAlignment;
  const std::size_t size = first_block + for_values + sizeof(Arena) + kToAlign;
  auto* const base = static_cast<char*>(std::malloc(size));
  if (base == nullptr) return nullptr;
  char* const self = align_up(base, kOwnAlignment);
  return new (self) Arena(base + size - for_values, for_values, static_cast<std::size_t>(self - base), false);
}

Arena* Arena::create_in(void* memory, std::size_t size) noexcept {
  auto* const base = static_cast<char*>(memory);
  const auto padding = static_cast<std::size_t>(align_up(base, kOwnAlignment) - base);
  if (size < padding || size - padding < sizeof(Arena)) return nullptr;
  char* const self = base + padding;
  const std::size_t usable = (size - padding - sizeof(Arena)) / kAlignment * kAlignment;
  return new (self) Arena(self + sizeof(Arena) + usable, 0, padding, true);
}

void Arena::destroy(Arena* arena) noexcept {
  arena->clear();
  arena->release_free_blocks(Release::kToCache);
  void* const base = arena->base();
  if (arena->is_secret_) {
    char* const begin = arena->first_begin();
    wipe_memory(begin, static_cast<std::size_t>(arena->memory_end() - begin));
  }
  const bool is_fixed = arena->is_fixed_;
  arena->~Arena();
  if (!is_fixed) std::free(base);
}

void Arena::clear() noexcept {
  drop_kept();
  free_large();
  while (blocks_ != nullptr) {  // removes the latest first, so that the earliest ends up in front
    Block* const block = blocks_;
    blocks_ = block->next;
    block->next = free_blocks_;
    free_blocks_ = block;
  }
  next_ = first_begin();
  end_ = first_end_;
  used_by_values_ = 0;
  parsed_bytes_ = 0;
  borrows_strings_ = false;
  keeps_replaced_ = false;
}

void Arena::drop_kept() noexcept {
  while (kept_ != nullptr) {
    Kept* const kept = kept_;
    kept_ = kept->next;
    kept->drop(kept);
  }
}

void Arena::release_free_blocks(Release release) noexcept {
  while (free_blocks_ != nullptr) {
    Block* const block = free_blocks_;
    free_blocks_ = block->next;
    free_memory(block, block->size, release);
  }
}

void Arena::free_large() noexcept {
  while (large_ != nullptr) {
    Large* const large = large_;
    large_ = large->next;
    free_memory(large->base, large->size, Release::kToCache);
  }
}

void* Arena::allocate(std::size_t size) {
  void* const memory = try_allocate(size);
  if (memory == nullptr) out_of_memory();
  return memory;
}

void* Arena::allocate_zeros(std::size_t size) {
  const bool is_large = size >= kLarge;
  void* const memory = is_large ? allocate_large(size, Content::kZeros) : allocate(size);
  if (memory == nullptr) out_of_memory();
  if (!is_large) std::memset(memory, 0, size);
  return memory;
}

// Returns the size limit of the next block, which must hold `needed` bytes and may hold later allocations. Blocks are
// faulted in as a whole, so without a limit the last block of a large model would be half empty. Names, numbers and
// submessages occupy two to four bytes of memory per encoded byte; if they occupy more, another block follows. If more
// than half a huge page is expected, a whole huge page is faster when it comes fresh from the system.
std::size_t Arena::next_block_limit(std::size_t needed) const noexcept {
  constexpr std::size_t kBytesPerByte = 4;
  if (input_ == nullptr) return kMaxBlock;
  const std::size_t left = input_->left_after(needed + room_for_values());
  // A message that grows by many small inputs also gets large blocks.
  const bool is_one_of_many = memory_.used() / (2 * kBytesPerByte) > input_->size();
  if (left > kMaxBlock / 2 / kBytesPerByte || is_one_of_many) return kMaxBlock;
  return std::max(left * kBytesPerByte, is_for_little() ? kThreadCacheBlock / 4 : 4 * kThreadCacheBlock);
}

ONNXGEN_FORCE_INLINE inline std::size_t Arena::next_block_size(std::size_t needed) const noexcept {
  const bool is_first = memory_.used() < kThreadCacheUntil;
  if constexpr (ONNXGEN_FOR_SIZE)
    return is_first ? kThreadCacheBlock : std::min(std::size_t{block_size_} * 2, kMaxBlock);
  if (is_first && !is_for_little()) return kThreadCacheBlock;
  const std::size_t most = next_block_limit(needed);
  if (is_first) return std::min(kThreadCacheBlock, most);
  const bool is_huge = input_ != nullptr && input_->size() >= kLargeInput && block_size_ >= kBeforeHuge;
  return std::min(is_huge ? kMaxBlock : std::size_t{block_size_} * 2, most);
}

// Adds a block with room for `needed` bytes to those in use: the next one left over by clear(), or else a new one.
ONNXGEN_FORCE_INLINE inline Arena::Block* Arena::take_block(std::size_t needed) noexcept {
  if (is_fixed_) return nullptr;
  const std::size_t least = needed + kAlignment + sizeof(Block);
  if (free_blocks_ != nullptr && free_blocks_->size >= least) {
    Block* const block = free_blocks_;
    free_blocks_ = block->next;
    block->next = blocks_;
    return blocks_ = block;
  }
  const std::size_t wanted = next_block_size(needed);
  // A value that fills most of a block gets one of its own, and the current block remains in use.
  std::size_t size = round_allocation(least > wanted / 2 ? least : wanted);
  // Near the limit, use what is left of it rather than refuse an allocation that still fits.
  if (memory_.left() < allocation_size(size)) size = std::max(largest_within(memory_.left()), least);
  void* const memory = acquire(size, Content::kAny);
  if (memory == nullptr) return nullptr;
  block_size_ = std::max(block_size_, static_cast<std::uint32_t>(size));
  return blocks_ = new (memory) Block{blocks_, size, {}};
}

void* Arena::allocate_slow(std::size_t size) noexcept {
  if (size >= kLarge - kAlignment) return allocate_large(size, Content::kAny);
  // Code for size does not use the space for values, and always continues with the new block.
  if constexpr (ONNXGEN_FOR_SIZE) return add_block(size) ? try_allocate(size) : nullptr;
  const std::size_t rounded = (size + (kAlignment - 1)) & ~(kAlignment - 1);
  // The space for values is reserved for large values; shorter allocations are names, numbers and submessages.
  if (for_values_ != 0 && rounded <= room_for_values() && size >= room_for_values() / 8) {
    char* const memory = first_end_ + used_by_values_;
    assert(reinterpret_cast<std::uintptr_t>(memory) % kAlignment == 0);
    used_by_values_ += static_cast<std::uint32_t>(rounded);
    return memory;
  }
  Block* const block = take_block(rounded);
  if (block == nullptr) return nullptr;
  char* const memory = reinterpret_cast<char*>(block + 1);
  char* const end = reinterpret_cast<char*>(block) + block->size;
  // Continues with the block that has more room left.
  if (static_cast<std::size_t>(end - memory) - rounded > room()) {
    next_ = memory + rounded;
    end_ = end;
  }
  return memory;
}

// `size` must be a result of round_allocation().
void* Arena::acquire(std::size_t size, Content content) noexcept {
  if (!memory_.try_add(allocation_size(size))) return nullptr;
  void* memory = nullptr;
  if (size >= kByPages) {
    memory = content == Content::kZeros ? onnxgen::allocate_zeros(size) : allocate_pages(size);
  } else {
    memory = content == Content::kZeros ? std::calloc(1, size) : std::malloc(size);
  }
  if (memory == nullptr) memory_.subtract(allocation_size(size));
  return memory;
}

void Arena::free_memory(void* memory, std::size_t size, Release release) noexcept {
  memory_.subtract(allocation_size(size));
  if (is_secret_) wipe_memory(memory, size);
  if (size < kByPages) {
    std::free(memory);
  } else if (release == Release::kToCache && !is_secret_) {
    keep_pages(memory, size);
  } else {
    free_pages(memory, size);
  }
}

bool Arena::add_block(std::size_t needed) noexcept {
  Block* const block = take_block(needed);
  if (block == nullptr) return false;
  next_ = reinterpret_cast<char*>(block + 1);
  end_ = reinterpret_cast<char*>(block) + block->size;
  return true;
}

bool Arena::contains(const void* memory) const noexcept {
  const std::less<> before;  // a total order, regardless of what the pointers point into
  const auto is_within = [&](const void* begin, std::size_t size) {
    return !before(memory, begin) && before(memory, static_cast<const char*>(begin) + size);
  };
  if (is_within(base(), first_size())) return true;
  for (const Block* block = blocks_; block != nullptr; block = block->next) {
    if (is_within(block, block->size)) return true;
  }
  for (const Large* large = large_; large != nullptr; large = large->next) {
    if (is_within(large->base, large->size)) return true;
  }
  return false;
}

// Allocates large values from the only block of a fixed arena, aligned as in other arenas.
void* Arena::allocate_from_rest(std::size_t size, Content content) noexcept {
  char* const memory = align_up(next_, kOwnAlignment);
  const auto padding = static_cast<std::size_t>(memory - next_);
  if (padding > room() || size > room() - padding) return nullptr;
  take(padding + size);
  if (content == Content::kZeros) std::memset(memory, 0, size);
  return memory;
}

void* Arena::allocate_large(std::size_t size, Content content) noexcept {
  if (is_fixed_) return allocate_from_rest(size, content);
  constexpr std::size_t kOverhead = sizeof(Large) + kOwnAlignment;
  if (size > std::numeric_limits<std::size_t>::max() - kOverhead) return nullptr;
  const std::size_t whole = round_allocation(size + kOverhead);
  auto* const base = static_cast<char*>(acquire(whole, content));
  if (base == nullptr) return nullptr;
  char* const memory = align_up(base + sizeof(Large), kOwnAlignment);
  auto* const large = new (memory - sizeof(Large)) Large{nullptr, large_, base, whole};
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
  free_memory(large->base, large->size, Release::kToSystem);
}

}  // namespace onnxgen
