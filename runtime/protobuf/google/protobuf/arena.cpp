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
#include "onnxgen/protobuf/storage/element_array.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using Lock = std::lock_guard<internal::Mutex>;
using onnxgen::ArenaMessage;
using onnxgen::SlabAllocator;

// Returns the first aligned address in [begin, end) with `before` bytes before it and `size` after it, or null.
void* fit(char* begin, const char* end, std::size_t before, std::size_t size, std::size_t alignment) noexcept {
  std::size_t room = static_cast<std::size_t>(end - begin);
  if (room < before) return nullptr;
  room -= before;
  void* memory = begin + before;
  return std::align(alignment, size, memory, room);
}

}  // namespace

// Shard of the list of all blocks with messages, by address. Finds the arena of a message by its address, so that
// messages need no space for it. There are several shards, so that threads rarely wait for each other. Thread-safe.
class Arena::Blocks {
 public:
  // Both null if no arena has created the message, or if that arena is gone.
  struct Found {
    Arena* arena = nullptr;
    OwnedMessage* owned = nullptr;
  };

  static void add(const Block& block, Arena& arena) {
    Blocks& shard = shard_of(granule_of(&block));
    const Lock lock(shard.mutex_);
    shard.arenas_.emplace(address_of(&block), &arena);
    is_used.store(true, std::memory_order_relaxed);
  }
  static void remove(const Block& block) noexcept {
    Blocks& shard = shard_of(granule_of(&block));
    const Lock lock(shard.mutex_);
    shard.arenas_.erase(address_of(&block));
  }

  static Found find(const void* message) noexcept {
    if (!is_used.load(std::memory_order_relaxed)) return {};
    const std::uintptr_t granule = granule_of(message);
    Arena* arena = shard_of(granule).find_in_shard(message);
    if (arena == nullptr) arena = shard_of(granule - 1).find_in_shard(message);
    if (arena == nullptr) return {};
    return {arena, message_before(const_cast<void*>(message))};
  }

  static OwnedMessage* message_before(void* message) noexcept {
    void* const owned = static_cast<char*>(message) - kBeforeMessage;
    return static_cast<OwnedMessage*>(owned);
  }

 private:
  static std::uintptr_t address_of(const void* place) noexcept { return reinterpret_cast<std::uintptr_t>(place); }
  // A message begins in the granule of its block or in the next one.
  static std::uintptr_t granule_of(const void* place) noexcept { return address_of(place) / kLargeBlock; }
  static Blocks& shard_of(std::uintptr_t granule) {
    constexpr std::size_t kShards = 64;
    static Blocks* const kAll = new Blocks[kShards];
    return kAll[granule % kShards];
  }

  Arena* find_in_shard(const void* message) noexcept {
    const Lock lock(mutex_);
    auto found = arenas_.upper_bound(address_of(message));
    if (found == arenas_.begin()) return nullptr;
    --found;
    const std::uintptr_t offset = address_of(message) - found->first;
    const std::size_t size = reinterpret_cast<const Block*>(found->first)->size;
    if (offset >= size || offset < sizeof(Block) + kBeforeMessage) return nullptr;
    // Otherwise, the message is a part of another object.
    const bool is_own = SlabAllocator::in_arena(message) == message_before(const_cast<void*>(message));
    return is_own ? static_cast<Arena*>(found->second) : nullptr;
  }

  static inline std::atomic<bool> is_used{false};
  internal::Mutex mutex_;
  // Programs export functions of std::map, whose names must not contain those of hidden types.
  std::map<std::uintptr_t, void*> arenas_;
};

// Messages may refer to others of the arena, in any order. The memory of all is therefore kept until the end.
uint64 Arena::Reset() {
  Owned* on_heap = nullptr;
  while (Owned* const latest = owned_.load(std::memory_order_acquire)) {
    owned_.store(latest->previous, std::memory_order_relaxed);
    if (latest->end != nullptr) {
      latest->end(latest->object);
    } else if (end_message(static_cast<OwnedMessage&>(*latest))) {
      latest->previous = std::exchange(on_heap, latest);
    }
  }
  for (; on_heap != nullptr; on_heap = on_heap->previous) {
    SlabAllocator::remove_from_arena(on_heap->object, static_cast<OwnedMessage&>(*on_heap));
    SlabAllocator::free(on_heap->object, 0);
  }
  while (blocks_ != nullptr) {
    Block* const block = std::exchange(blocks_, blocks_->previous);
    if (block->is_listed) Blocks::remove(*block);
    block->drop(1);
  }
  shared_ = nullptr;
  next_ = nullptr;
  end_ = nullptr;
  return std::exchange(space_, 0);
}

// Destroys the message unless it was given to another one. Returns whether its memory must be freed.
bool Arena::end_message(OwnedMessage& message) noexcept {
  if ((message.state.load(std::memory_order_acquire) & ArenaMessage::kHeld) != 0) {
    message.slab->objects.fetch_add(1, std::memory_order_relaxed);
    if ((message.change(ArenaMessage::kHeld, ArenaMessage::kSurvivor) & ArenaMessage::kHeld) != 0) return false;
    message.slab->drop(1);
  }
  if (message.change(ArenaMessage::kOwned, ArenaMessage::kDestroyed) == ArenaMessage::kOwned) {
    static_cast<MessageLite*>(message.object)->~MessageLite();
  }
  return !message.is_in_block;
}

void Arena::own(void* object, void (*end)(void*)) {
  std::unique_ptr<void, void (*)(void*)> owned(object, end);
  void* const memory = take(0, sizeof(Owned), alignof(Owned), 0).memory;
  own(*::new (memory) Owned{}, owned.release(), end);
}

void Arena::own_message(MessageLite* message) {
  if (ArenaMessage* const created = SlabAllocator::in_arena(message)) {
    if (!created->is_in_block) return;
    if (Blocks::find(message).arena == this) return internal::return_to_arena(message);
    // Of another arena, whose block then has one more object.
    created->slab->objects.fetch_add(1, std::memory_order_relaxed);
    if (created->state.exchange(ArenaMessage::kDestroyed, std::memory_order_acq_rel) == ArenaMessage::kSurvivor)
      created->slab->drop(1);
    SlabAllocator::remove_from_arena(message, *created);
  }
  std::unique_ptr<void, void (*)(void*)> owned(message, &delete_object<MessageLite>);
  void* const memory = take(0, sizeof(OwnedMessage), alignof(OwnedMessage), 0).memory;
  auto& added =
      *::new (memory) OwnedMessage{{nullptr, owned.release(), nullptr}, {{ArenaMessage::kOwned}, false, nullptr}};
  SlabAllocator::add_to_arena(message, added);
  add(added);
}

void Arena::own(Owned& owned, void* object, void (*end)(void*)) noexcept {
  owned.object = object;
  owned.end = end;
  add(owned);
}

void Arena::own_created(Place place, MessageLite* message) noexcept {
  OwnedMessage& owned = *Blocks::message_before(place.memory);
  owned.object = message;
  owned.slab = place.block;
  SlabAllocator::put_in_arena(place.memory, owned);
  add(owned);
}

void Arena::add(Owned& owned) noexcept {
  owned.previous = owned_.load(std::memory_order_relaxed);
  while (!owned_.compare_exchange_weak(owned.previous, &owned, std::memory_order_release, std::memory_order_relaxed))
    ;
}

// Until an object is owned, what precedes it says that it is no message; see Blocks::find().
void* Arena::take_object(std::size_t size, std::size_t alignment) {
  constexpr std::size_t kBefore = (std::max)(sizeof(Owned), SlabAllocator::kWord);
  void* const object = take(kBefore, size, (std::max)(alignment, SlabAllocator::kWord), size).memory;
  ::new (before(object)) Owned{};
  return object;
}

Arena::Place Arena::take_message(std::size_t size, std::size_t alignment) {
  const Place place = take(kBeforeMessage, size, (std::max)(alignment, SlabAllocator::kWord), size, true);
  ::new (Blocks::message_before(place.memory)) OwnedMessage{{}, {{ArenaMessage::kOwned}, true, nullptr}};
  return place;
}

Arena::Place Arena::take(std::size_t before, std::size_t size, std::size_t alignment, std::size_t counted,
                         bool is_message) {
  const Lock lock(mutex_);
  const bool is_shared = (std::max)(size, alignment) <= kLargestShared;
  Block* block = shared_;
  void* memory = is_shared ? fit(next_, end_, before, size, alignment) : nullptr;
  if (memory == nullptr) {
    const std::size_t shared = space_ < 2 * kLargeBlock ? kSmallBlock : kLargeBlock;
    const std::size_t total = is_shared ? shared : sizeof(Block) + before + alignment + size;
    block = &add_block((std::max)(total, size));  // `size` if the sum overflows, so that operator new fails
    char* const begin = reinterpret_cast<char*>(block + 1);
    char* const end = reinterpret_cast<char*>(block) + block->size;
    memory = fit(begin, end, before, size, alignment);
    if (is_shared) {
      shared_ = block;
      next_ = begin;
      end_ = end;
    }
  }
  if (is_message && !block->is_listed) {
    Blocks::add(*block, *this);
    block->is_listed = true;
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

void* give_part(const void* message, void* part, const onnxgen::heap::ElementType& type) {
  ArenaMessage* const in_arena = SlabAllocator::in_arena(part);
  if (in_arena == nullptr || !in_arena->is_in_block) return part;
  const auto previous = in_arena->change(ArenaMessage::kOwned | ArenaMessage::kReleased, ArenaMessage::kGiven);
  if ((previous & (ArenaMessage::kGiven | ArenaMessage::kLent)) == 0) return part;
  const Arena* const arena = Arena::Blocks::find(part).arena;
  if (arena != nullptr && Arena::Blocks::find(message).arena == arena) return part;
  void* const copy = onnxgen::heap::create(type);
  type.copy(copy, part, type);
  return copy;
}

void lend_part(void* part) noexcept {
  Arena::OwnedMessage* const owned = Arena::Blocks::find(part).owned;
  if (owned != nullptr) owned->change(ArenaMessage::kOwned | ArenaMessage::kReleased, ArenaMessage::kLent);
}

void release_part(const void* message, void* part) noexcept {
  Arena::OwnedMessage* const owned = Arena::Blocks::find(part).owned;
  if (owned == nullptr) return;
  if (owned->change(ArenaMessage::kGiven, ArenaMessage::kReleased) != ArenaMessage::kLent) return;
  const bool is_program_to_delete = Arena::Blocks::find(message).arena != nullptr;
  owned->change(ArenaMessage::kLent, is_program_to_delete ? ArenaMessage::kReleased : ArenaMessage::kOwned);
}

void return_to_arena(void* message) noexcept {
  Arena::OwnedMessage* const owned = Arena::Blocks::find(message).owned;
  if (owned != nullptr) owned->change(ArenaMessage::kHeld, ArenaMessage::kOwned);
}

Arena* arena_of(const void* message) noexcept {
  const auto [arena, owned] = Arena::Blocks::find(message);
  if (arena == nullptr) return nullptr;
  constexpr unsigned kNotReleased = ArenaMessage::kOwned | ArenaMessage::kGiven | ArenaMessage::kLent;
  return (owned->state.load(std::memory_order_relaxed) & kNotReleased) != 0 ? arena : nullptr;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
