#include "google/protobuf/arena.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <utility>

#include "google/protobuf/message_lite.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using Lock = std::lock_guard<internal::Mutex>;

void delete_message(void* message) {
  delete static_cast<MessageLite*>(message);
}

// Returns the first aligned address in [begin, end) with `before` bytes before it and `size` after it, or null.
void* fit(char* begin, const char* end, std::size_t before, std::size_t size, std::size_t alignment) noexcept {
  std::size_t room = static_cast<std::size_t>(end - begin);
  if (room < before) return nullptr;
  room -= before;
  void* memory = begin + before;
  return std::align(alignment, size, memory, room);
}

}  // namespace

// The blocks of all arenas that have messages. Finds the arena of a message by its address, so that messages need no
// space for it. Thread-safe.
class Arena::Blocks {
 public:
  static Blocks& all() {
    static Blocks* const kBlocks = new Blocks;
    return *kBlocks;
  }

  void add(const Block& block, Arena& arena) {
    const Lock lock(mutex_);
    arenas_.emplace(address_of(&block), &arena);
    is_used.store(true, std::memory_order_relaxed);
  }
  void remove(const Block& block) noexcept {
    const Lock lock(mutex_);
    arenas_.erase(address_of(&block));
  }

  // Returns the arena that has created the message, and sets `owned`. Returns null if there is none or no longer.
  static Arena* find(const void* message, Owned*& owned) noexcept {
    return is_used.load(std::memory_order_relaxed) ? all().find_in_blocks(message, owned) : nullptr;
  }

 private:
  Arena* find_in_blocks(const void* message, Owned*& owned) noexcept {
    const Lock lock(mutex_);
    auto found = arenas_.upper_bound(address_of(message));
    if (found == arenas_.begin()) return nullptr;
    --found;
    const std::uintptr_t offset = address_of(message) - found->first;
    const std::size_t size = reinterpret_cast<const Block*>(found->first)->size;
    if (offset >= size || offset < sizeof(Block) + kBeforeObject) return nullptr;
    owned = static_cast<Owned*>(record_of(const_cast<void*>(message)));
    const bool is_message =
        owned->end == nullptr || owned->end == &delete_message;  // not an object that begins with one
    return owned->object == message && is_message ? static_cast<Arena*>(found->second) : nullptr;
  }

  static std::uintptr_t address_of(const void* place) noexcept { return reinterpret_cast<std::uintptr_t>(place); }

  static inline std::atomic<bool> is_used{false};
  internal::Mutex mutex_;
  // By address. Programs export functions of std::map, whose names must not contain those of hidden types.
  std::map<std::uintptr_t, void*> arenas_;
};

uint64 Arena::Reset() {
  while (Owned* const latest = owned_.load(std::memory_order_acquire)) {
    owned_.store(latest->previous, std::memory_order_relaxed);
    if (latest->end != nullptr) latest->end(latest->object);
  }
  while (blocks_ != nullptr) {
    Block* const block = std::exchange(blocks_, blocks_->previous);
    if (block->is_listed) Blocks::all().remove(*block);
    block->drop(1);
  }
  shared_ = nullptr;
  next_ = nullptr;
  end_ = nullptr;
  return std::exchange(space_, 0);
}

void Arena::own(void* object, void (*end)(void*)) {
  std::unique_ptr<void, void (*)(void*)> owned(object, end);
  void* const memory = take(0, sizeof(Owned), alignof(Owned), 0).memory;
  own(memory, owned.release(), end);
}

void Arena::own(void* memory, void* object, void (*end)(void*)) noexcept {
  auto* const owned = ::new (memory) Owned{owned_.load(std::memory_order_relaxed), object, end};
  while (!owned_.compare_exchange_weak(owned->previous, owned, std::memory_order_release, std::memory_order_relaxed))
    ;
}

void Arena::own_message(Place place, MessageLite* message) noexcept {
  place.block->objects.fetch_add(1, std::memory_order_relaxed);
  onnxgen::SlabAllocator::put_in(place.block, place.memory);
  own(record_of(place.memory), message, &delete_message);
}

Arena::Place Arena::take_message(std::size_t size, std::size_t alignment) {
  const Place place = take_object(size, alignment);
  ::new (record_of(place.memory)) Owned{};
  const Lock lock(mutex_);
  if (!place.block->is_listed) {
    Blocks::all().add(*place.block, *this);
    place.block->is_listed = true;
  }
  return place;
}

Arena::Place Arena::take(std::size_t before, std::size_t size, std::size_t alignment, std::size_t counted) {
  const Lock lock(mutex_);
  const bool is_shared = (std::max)(size, alignment) <= kLargestShared;
  Block* block = shared_;
  void* memory = is_shared ? fit(next_, end_, before, size, alignment) : nullptr;
  if (memory == nullptr) {
    const std::size_t total = is_shared ? kBlock : sizeof(Block) + before + alignment + size;
    block = &add_block((std::max)(total, size));  // `size` if the sum overflows, so that operator new fails
    char* const begin = reinterpret_cast<char*>(block + 1);
    char* const end = reinterpret_cast<char*>(block) + block->size;
    memory = fit(begin, end, before, size, alignment);
    if (is_shared) {
      shared_ = block;
      end_ = end;
    }
  }
  if (is_shared) next_ = static_cast<char*>(memory) + size;
  space_ += counted;
  return {memory, block};
}

Arena::Block& Arena::add_block(std::size_t size) {
  void* const memory = ::operator new(size);
  blocks_ = ::new (memory) Block{{{1}}, blocks_, size, false};
  return *blocks_;
}

namespace internal {

Arena* arena_of(const void* message) noexcept {
  Arena::Owned* owned;
  Arena* const arena = Arena::Blocks::find(message, owned);
  return arena != nullptr && owned->end != nullptr ? arena : nullptr;
}

void take_from_arena(void* message) noexcept {
  Arena::Owned* owned;
  if (Arena::Blocks::find(message, owned) != nullptr) owned->end = nullptr;
}

void return_to_arena(void* message) noexcept {
  Arena::Owned* owned;
  if (Arena::Blocks::find(message, owned) != nullptr) owned->end = &delete_message;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
