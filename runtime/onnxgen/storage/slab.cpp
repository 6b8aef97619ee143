#include "onnxgen/storage/slab.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <utility>
#if defined(__has_include)
#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>  // glibc 2.32
#define ONNXGEN_KNOWS_SINGLE_THREADED
#endif
#endif

namespace onnxgen {
namespace {

constexpr std::size_t kLargestSlab = 64 * 1024;
// Of an arena, unless more is parsed into it.
constexpr std::size_t kLargestArenaSlab = 8 * 1024;
// If the first slab is smaller than this, little is expected, so the next slabs are small as well.
constexpr std::size_t kLittle = 1024;
constexpr std::size_t kSmallestNext = 256;
// Larger objects gain nothing from a slab and would waste the rest of it.
constexpr std::size_t kLargestShared = 4096;

// Returns the size limit of the next slab: the estimated size of the objects in the rest of the input. The graph of a
// small model occupies ten to fifteen times the size of its encoding, most of it in slabs.
std::size_t next_slab_limit(const ParseInput* input, const void* arena) noexcept {
  constexpr std::size_t kBytesPerByte = 16;
  const std::size_t least = arena != nullptr ? kLargestArenaSlab : kSmallestNext;
  if (input == nullptr) return arena != nullptr ? least : kLargestSlab;
  return std::max(std::min(input->left_after(0), kLargestSlab) * kBytesPerByte, least);
}

// Returns whether the process certainly has a single thread. Atomic changes take most of the time of freeing an object.
bool is_single_threaded() noexcept {
#if defined(ONNXGEN_KNOWS_SINGLE_THREADED)
  return __libc_single_threaded != 0;
#else
  return false;
#endif
}

}  // namespace

void Slab::drop(std::size_t count) noexcept {
  std::size_t before = 0;
  if (is_single_threaded()) {
    before = objects.load(std::memory_order_relaxed);
    objects.store(before - count, std::memory_order_relaxed);
  } else {
    before = objects.fetch_sub(count, std::memory_order_acq_rel);
  }
  if (before == count) ::operator delete(this);
}

void* SlabAllocator::try_allocate_separately(std::size_t size, MemoryLimit& memory) noexcept {
  if (!memory.try_add(malloc_size(kWord + size))) return nullptr;
  auto* const word = static_cast<char*>(::operator new(kWord + size, std::nothrow));
  if (word == nullptr) return nullptr;
  char* const object = word + kWord;
  word_before(object) = 0;
  return object;
}

void SlabAllocator::free_separate(void* object) noexcept {
  ::operator delete(static_cast<char*>(object) - kWord);
}

void* FreeObjects::take_kept(std::size_t size) noexcept {
  const std::size_t index = index_of(size);
  if (index >= kSizes || first_[index] == nullptr) return nullptr;
  void* const object = first_[index];
  std::memcpy(&first_[index], object, sizeof object);
  --count_;
  unpoison(object, size);
  return object;
}

bool FreeObjects::keep(void* object, std::size_t size) noexcept {
  const std::size_t index = index_of(size);
  if (index >= kSizes) return false;
  poison(object, size);
  unpoison(object, sizeof object);
  std::memcpy(object, &first_[index], sizeof object);
  first_[index] = object;
  ++count_;
  return true;
}

void FreeObjects::drop_all() noexcept {
  if (std::exchange(count_, 0) == 0) return;
  for (void*& first : first_) {
    while (first != nullptr) {
      void* const object = first;
      std::memcpy(&first, object, sizeof object);
      SlabAllocator::free(object, sizeof object);
    }
  }
}

void SlabAllocator::start(const void* arena, MemoryLimit& memory, std::size_t first_slab,
                          FreeObjects* reused) noexcept {
  memory_ = &memory;
  reused_ = reused;
  arena_ = arena;
  next_size_ = first_slab;
  const bool is_empty = slab_ != nullptr && slab_->objects.load(std::memory_order_acquire) == kOpen - objects_;
  if (is_empty && slab_size_ <= kLargestArenaSlab) return fill(slab_, slab_size_);
  close();
  next_ = nullptr;
  room_ = 0;
  slab_ = nullptr;
}

void SlabAllocator::free_in_arena(void* object, std::size_t size) noexcept {
  ArenaMessage& message = *in_arena(object);
  if (message.state.exchange(ArenaMessage::kDestroyed, std::memory_order_acq_rel) != ArenaMessage::kSurvivor) return;
  poison(object, size);
  slab_of(message)->drop(1);
}

void SlabAllocator::free_and_subtract(void* object, std::size_t size, MemoryLimit& memory) noexcept {
  memory.subtract(malloc_size(kWord + size));
  free_separate(object);
}

// If no slab has memory for the object, a separate allocation may still fit: limits are exact to the byte.
void* SlabAllocator::try_allocate_slow(std::size_t size) noexcept {
  const std::size_t limit = next_slab_limit(input_, arena_);
  const std::size_t slab_size = slab_ == nullptr ? next_size_ : std::min(next_size_, limit);
  const bool is_shared = size <= std::min(slab_size / 2, kLargestShared);
  if (is_shared && try_open(slab_size)) return take(with_word(size), size);
  if (arena_ == nullptr) return try_allocate_separately(size, *memory_);
  next_size_ = std::min(2 * next_size_, limit);
  return try_allocate_alone(size);
}

// Allocates an object of an arena in a slab of its own.
void* SlabAllocator::try_allocate_alone(std::size_t size) noexcept {
  const std::size_t total = kArenaHeader + kWord + size;
  if (total < size || !memory_->try_add(malloc_size(total))) return nullptr;
  void* const place = ::operator new(total, std::nothrow);
  if (place == nullptr) return nullptr;
  char* const object = begin_slab(place, 1) + kWord;
  word_before(object) = reinterpret_cast<std::uintptr_t>(place) | kOfArena;
  return object;
}

bool SlabAllocator::try_open(std::size_t slab_size) noexcept {
  const std::size_t size = slab_size - kWord;  // malloc adds one word
  if (malloc_size(size) > memory_->left()) return false;
  void* const place = ::operator new(size, std::nothrow);
  if (place == nullptr) return false;
  (void)memory_->try_add(malloc_size(size));
  const bool is_first = slab_ == nullptr;
  close();
  fill(place, size);
  const bool stays_small = is_first && slab_size < kLittle && arena_ == nullptr;
  next_size_ = stays_small ? kSmallestNext : std::min(2 * slab_size, kLargestSlab);
  return true;
}

// Makes memory the current slab, without objects.
void SlabAllocator::fill(void* place, std::size_t size) noexcept {
  slab_ = static_cast<Slab*>(place);
  word_ = reinterpret_cast<std::uintptr_t>(place) | (arena_ != nullptr ? kOfArena : 0);
  slab_size_ = size;
  next_ = begin_slab(place, kOpen);
  room_ = size - static_cast<std::size_t>(next_ - static_cast<char*>(place));
  objects_ = 0;
  poison(next_, room_);
}

char* SlabAllocator::begin_slab(void* place, std::size_t objects) noexcept {
  const std::size_t header = arena_ == nullptr ? kWord : kArenaHeader;
  unpoison(place, header);  // it may be a used slab
  if (arena_ == nullptr) {
    new (place) Slab{{objects}};
  } else {
    new (place) ArenaSlab{{{objects}}, arena_};
  }
  return static_cast<char*>(place) + header;
}

void SlabAllocator::close() noexcept {
  if (slab_ != nullptr) slab_->drop(kOpen - objects_);
}

}  // namespace onnxgen
