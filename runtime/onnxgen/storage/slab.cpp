#include "onnxgen/storage/slab.h"

#include <algorithm>
#include <new>

namespace onnxgen {
namespace {

constexpr std::size_t kLargestSlab = 64 * 1024;
// If the first slab is smaller than this, little is expected, so the next slabs are small as well.
constexpr std::size_t kLittle = 1024;
constexpr std::size_t kSmallestNext = 256;
// Larger objects gain nothing from a slab and would waste the rest of it.
constexpr std::size_t kLargestShared = 4096;

// Returns the estimated size of the objects in the rest of the input. The graph of a small model occupies ten to
// fifteen times the size of its encoding, most of it in slabs.
std::size_t next_slab_limit(const ParseInput* input) noexcept {
  constexpr std::size_t kBytesPerByte = 16;
  if (input == nullptr) return kLargestSlab;
  return std::max(std::min(input->left_after(0), kLargestSlab) * kBytesPerByte, kSmallestNext);
}

}  // namespace

void Slab::drop(std::size_t count) noexcept {
  if (objects.fetch_sub(count, std::memory_order_acq_rel) == count) ::operator delete(this);
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

void SlabAllocator::free_in_arena(void* object, std::size_t size) noexcept {
  ArenaMessage& message = *in_arena(object);
  if (message.state.exchange(ArenaMessage::kDestroyed, std::memory_order_acq_rel) != ArenaMessage::kSurvivor) return;
  poison(object, size);
  message.slab->drop(1);
}

void SlabAllocator::free_and_subtract(void* object, std::size_t size, MemoryLimit& memory) noexcept {
  memory.subtract(malloc_size(kWord + size));
  free_separate(object);
}

// If no slab has memory for the object, a separate allocation may still fit: limits are exact to the byte.
void* SlabAllocator::try_allocate_slow(std::size_t size) noexcept {
  const std::size_t slab_size = slab_ == nullptr ? next_size_ : std::min(next_size_, next_slab_limit(input_));
  const bool is_shared = size <= std::min(slab_size / 2, kLargestShared);
  return is_shared && try_open(slab_size) ? take(with_word(size), size) : try_allocate_separately(size, memory_);
}

bool SlabAllocator::try_open(std::size_t slab_size) noexcept {
  const std::size_t size = slab_size - kWord;  // malloc adds one word
  if (malloc_size(size) > memory_.left()) return false;
  void* const place = ::operator new(size, std::nothrow);
  if (place == nullptr) return false;
  (void)memory_.try_add(malloc_size(size));
  const bool is_first = slab_ == nullptr;
  close();
  slab_ = new (place) Slab{{kOpen}};
  next_ = static_cast<char*>(place) + kWord;
  room_ = size - kWord;
  poison(next_, room_);
  next_size_ = is_first && slab_size < kLittle ? kSmallestNext : std::min(2 * slab_size, kLargestSlab);
  return true;
}

void SlabAllocator::close() noexcept {
  if (slab_ != nullptr) slab_->drop(kOpen - objects_);
  objects_ = 0;
}

}  // namespace onnxgen
