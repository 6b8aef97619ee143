#include "onnxgen/storage/slab.h"

#include <algorithm>
#include <new>

namespace onnxgen {
namespace {

constexpr std::size_t kSmallestSlab = 128;
constexpr std::size_t kLargestSlab = 64 * 1024;
// Larger objects gain nothing from a slab and would waste the rest of it.
constexpr std::size_t kLargestShared = 4096;

// Returns the size of the first slab. Parsed messages occupy several times the size of the input, most of it in slabs;
// the graph of a small model, ten to fifteen times. One slab instead of three for such a graph saves a twelfth of the
// parse time.
std::size_t first_slab(std::size_t expected_bytes) noexcept {
  constexpr std::size_t kWhole = 8 * 1024;
  const std::size_t bytes = std::min(expected_bytes, kLargestSlab);
  return std::clamp(std::max(4 * bytes, std::min(16 * bytes, kWhole)), kSmallestSlab, kLargestSlab);
}

}  // namespace

SlabAllocator::SlabAllocator(MemoryLimit& memory, std::size_t expected_bytes) noexcept
    : memory_(memory), next_size_(expected_bytes != 0 ? first_slab(expected_bytes) : 0) {}

void SlabAllocator::Slab::drop(std::size_t count) noexcept {
  if (objects.fetch_sub(count, std::memory_order_acq_rel) == count) ::operator delete(this);
}

void* SlabAllocator::try_allocate_separately(std::size_t size, MemoryLimit& memory) noexcept {
  if (!memory.try_add(malloc_size(kWord + size))) return nullptr;
  auto* const word = static_cast<char*>(::operator new(kWord + size, std::nothrow));
  if (word == nullptr) return nullptr;
  char* const object = word + kWord;
  word_before(object) = nullptr;
  return object;
}

void SlabAllocator::free_separate(void* object) noexcept {
  ::operator delete(static_cast<char*>(object) - kWord);
}

void SlabAllocator::free_and_subtract(void* object, std::size_t size, MemoryLimit& memory) noexcept {
  memory.subtract(malloc_size(kWord + size));
  free_separate(object);
}

// If no slab has memory for the object, a separate allocation may still fit: limits are exact to the byte.
void* SlabAllocator::try_allocate_slow(std::size_t size) noexcept {
  const bool is_shared = size <= std::min(next_size_ / 2, kLargestShared);
  return is_shared && try_open() ? take(with_word(size), size) : try_allocate_separately(size, memory_);
}

bool SlabAllocator::try_open() noexcept {
  const std::size_t size = next_size_ - kWord;  // malloc adds one word
  if (malloc_size(size) > memory_.left()) return false;
  void* const place = ::operator new(size, std::nothrow);
  if (place == nullptr) return false;
  (void)memory_.try_add(malloc_size(size));
  close();
  slab_ = new (place) Slab{{kOpen}};
  next_ = static_cast<char*>(place) + kWord;
  room_ = size - kWord;
  poison(next_, room_);
  next_size_ = std::min(2 * next_size_, kLargestSlab);
  return true;
}

void SlabAllocator::close() noexcept {
  if (slab_ != nullptr) slab_->drop(kOpen - objects_);
  objects_ = 0;
}

}  // namespace onnxgen
