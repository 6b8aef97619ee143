#include "google/protobuf/arena.h"

#include <atomic>
#include <cstddef>
#include <limits>
#include <memory>
#include <new>
#include <string>
#include <utility>

#include "google/protobuf/message_lite.h"
#include "onnxgen/error/status.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/protobuf/storage/arena_slabs.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/protobuf/storage/owned_texts.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using internal::MessageLiteBody;
using onnxgen::ArenaMessage;
using onnxgen::MessageHeader;
using onnxgen::SlabAllocator;

// Sizes of the first slab of an arena in a thread, if the arena is empty and otherwise. If a request exceeds 1,000
// bytes, malloc of glibc first merges all small pieces that are free, which takes much longer than the request. Only
// arenas with many objects therefore have large slabs.
constexpr std::size_t kFirstSlab = 1000;
constexpr std::size_t kLaterFirstSlab = 256;

MessageHeader& header_of(MessageLiteBody& message) noexcept {
  return onnxgen::message::header_of(parts_of(message).data);
}

// Returns the data about a message, anywhere in memory, of the arena that has created it, or null. Only messages in a
// slab of an arena, which have a mark, are known to be preceded by a word.
ArenaMessage* created_in_arena(const void* message) noexcept {
  if (message == nullptr) return nullptr;
  auto& body = *static_cast<MessageLiteBody*>(const_cast<void*>(message));
  ArenaMessage* const in_arena = header_of(body).is_in_slab() ? SlabAllocator::in_arena(message) : nullptr;
  return in_arena != nullptr && in_arena->is_created ? in_arena : nullptr;
}

// Returns the arena to which a message belongs, or null.
const void* living_arena_of(const void* message) noexcept {
  const ArenaMessage* const created = created_in_arena(message);
  if (created == nullptr) return nullptr;
  constexpr unsigned kNotGone = ArenaMessage::kOwned | ArenaMessage::kHeld;
  return (created->state.load(std::memory_order_acquire) & kNotGone) != 0 ? created->arena : nullptr;
}

}  // namespace

// Messages may refer to others of the arena and to its strings, in any order. The memory of messages is therefore kept
// until the end, and strings end last.
uint64 Arena::Reset() {
  const uint64 size = SpaceUsed();
  onnxgen::heap::stop_reuse(this);
  Owned* ended = nullptr;
  while (Owned* const latest = owned_.load(std::memory_order_acquire)) {
    owned_.store(latest->previous, std::memory_order_relaxed);
    if (latest->end == nullptr) {
      if (!end_message(static_cast<OwnedMessage&>(*latest))) continue;
    } else if (!is_text(*latest)) {
      latest->end(latest->object);
    }
    latest->previous = std::exchange(ended, latest);
  }
  while (ended != nullptr) {
    Owned* const each = std::exchange(ended, ended->previous);
    if (each->end == nullptr) {
      const auto& message = static_cast<OwnedMessage&>(*each);
      if (!message.is_created) {
        SlabAllocator::remove_from_arena(message.object, message);
        SlabAllocator::free(message.object, 0);
      }
    } else if (is_text(*each) && !end_text(*each)) {
      continue;
    }
    onnxgen::heap::drop_later(SlabAllocator::slab_of(each));
  }
  onnxgen::heap::end_slabs_of(this);
  return size;
}

// Destroys the message unless it was given to another one. Returns whether its memory must be freed: that of a survivor
// belongs to its holder, who may free it at once.
bool Arena::end_message(OwnedMessage& message) noexcept {
  if ((message.change(ArenaMessage::kHeld, ArenaMessage::kSurvivor) & ArenaMessage::kHeld) != 0) return false;
  if (message.change(ArenaMessage::kOwned, ArenaMessage::kDestroyed) == ArenaMessage::kOwned) {
    static_cast<MessageLite*>(message.object)->~MessageLite();
  }
  return true;
}

void Arena::delete_text(void* text) {
  delete static_cast<std::string*>(text);
}

void Arena::destroy_text(void* text) {
  static_cast<std::string*>(text)->~basic_string();
}

void Arena::free_created_text(void* text) {
  destroy_text(text);
  SlabAllocator::free(static_cast<char*>(text) - sizeof(Owned), sizeof(Owned) + sizeof(std::string));
}

bool Arena::is_text(const Owned& owned) noexcept {
  return owned.end == &delete_text || owned.end == &destroy_text;
}

// Destroys the string unless a field has it. Returns whether the memory of `owned` must be freed.
bool Arena::end_text(const Owned& owned) noexcept {
  const bool is_created = owned.object == &owned + 1;
  void (*const later)(void*) = owned.end == &delete_text ? &delete_text : is_created ? &free_created_text : nullptr;
  const bool ends_now = onnxgen::heap::disown_text(owned.object, later);
  if (ends_now) owned.end(owned.object);
  return ends_now || !is_created;
}

uint64 Arena::SpaceUsed() const {
  const Owned* const latest = owned_.load(std::memory_order_acquire);
  return latest != nullptr ? latest->total_size : 0;
}

void* Arena::take(std::size_t before, std::size_t size) {
  const bool is_empty = owned_.load(std::memory_order_relaxed) == nullptr;
  SlabAllocator* const slabs = onnxgen::heap::slabs_of_arena(this, is_empty ? kFirstSlab : kLaterFirstSlab);
  void* memory = nullptr;
  if (slabs != nullptr) {
    memory = slabs->try_allocate(before + size);
  } else {
    onnxgen::MemoryLimit unlimited;
    SlabAllocator alone;
    alone.start(this, unlimited, 0);
    memory = alone.try_allocate(before + size);
  }
  if (memory == nullptr) onnxgen::out_of_memory();
  return memory;
}

void* Arena::create_array(Arena* arena, std::size_t count, std::size_t size, std::size_t alignment) {
  constexpr std::size_t kMaxSize = (std::numeric_limits<std::size_t>::max)() / 4;
  const std::size_t unaligned = alignment > kAlignment ? alignment : 0;
  if (unaligned > kMaxSize || count > (kMaxSize - unaligned) / size) onnxgen::out_of_memory();
  const std::size_t bytes = count * size;
  if (arena == nullptr) return ::operator new[](bytes);
  std::size_t room = bytes + unaligned;
  Memory memory(*arena, sizeof(Owned), room);
  void* array = memory.object();
  std::align(alignment, bytes, array, room);
  arena->own_created(memory, array, [](void*) {});
  return array;
}

void Arena::own(void* object, void (*end)(void*), std::size_t size) {
  std::unique_ptr<void, void (*)(void*)> owned(object, end);
  Memory memory(*this, sizeof(Owned), 0);
  add(*::new (memory.release()) Owned{nullptr, owned.release(), end, 0}, size);
}

void Arena::own_message(MessageLite* message) {
  if (ArenaMessage* const created = SlabAllocator::in_arena(message)) {
    if (!created->is_created) return;
    if (living_arena_of(message) == this) return internal::return_to_arena(message);
    // Of another arena, whose slab then has one more object.
    onnxgen::Slab* const slab = SlabAllocator::slab_of(*created);
    slab->objects.fetch_add(1, std::memory_order_relaxed);
    if (created->state.exchange(ArenaMessage::kDestroyed, std::memory_order_acq_rel) == ArenaMessage::kSurvivor)
      slab->drop(1);
    SlabAllocator::remove_from_arena(message, *created);
  }
  std::unique_ptr<void, void (*)(void*)> owned(message, &delete_object<MessageLite>);
  Memory memory(*this, sizeof(OwnedMessage), 0);
  auto& added = *::new (memory.release())
                    OwnedMessage{{nullptr, owned.release(), nullptr, 0}, {{ArenaMessage::kOwned}, false, this, 0}};
  SlabAllocator::add_to_arena(message, added, message);
  add(added, 0);
}

void Arena::own_text(std::string* text, void (*end)(void*)) {
  std::unique_ptr<std::string, void (*)(void*)> owned(text, end);
  Memory memory(*this, sizeof(Owned), 0);
  if (!onnxgen::heap::try_own_text(text)) onnxgen::out_of_memory();
  add(*::new (memory.release()) Owned{nullptr, owned.release(), end, 0}, 0);
}

void Arena::own_created_text(Memory& memory, std::string* text) {
  if (!onnxgen::heap::try_own_text(text)) {
    text->~basic_string();
    onnxgen::out_of_memory();
  }
  own_created(memory, text, &destroy_text);
}

void Arena::own_created(Memory& memory, void* object, void (*end)(void*)) noexcept {
  const std::size_t size = memory.size();
  add(*::new (memory.release()) Owned{nullptr, object, end, 0}, size);
}

void Arena::own_created(Memory& memory, MessageLite* message) noexcept {
  const std::size_t size = memory.size();
  void* const start = memory.release();
  auto& owned = *::new (start) OwnedMessage{{nullptr, message, nullptr, 0}, {{ArenaMessage::kOwned}, true, this, 0}};
  SlabAllocator::add_to_arena(message, owned, start);
  header_of(*message).set_in_slab(true);
  add(owned, size);
}

void Arena::add(Owned& owned, std::size_t size) noexcept {
  owned.previous = owned_.load(std::memory_order_acquire);
  do {
    owned.total_size = size + (owned.previous != nullptr ? owned.previous->total_size : 0);
  } while (!owned_.compare_exchange_weak(owned.previous, &owned, std::memory_order_acq_rel));
}

namespace internal {

void* give_part(const void* message, void* part, const onnxgen::heap::ElementType& type) {
  ArenaMessage* const in_arena = SlabAllocator::in_arena(part);
  if (in_arena == nullptr || !in_arena->is_created) return part;
  const auto previous = in_arena->change(ArenaMessage::kOwned | ArenaMessage::kReleased, ArenaMessage::kGiven);
  if ((previous & (ArenaMessage::kGiven | ArenaMessage::kLent)) == 0) return part;
  if (living_arena_of(message) == in_arena->arena) return part;
  void* const copy = onnxgen::heap::create(type);
  type.copy(copy, part, type);
  return copy;
}

void lend_part(void* part) noexcept {
  ArenaMessage* const created = created_in_arena(part);
  if (created != nullptr) created->change(ArenaMessage::kOwned | ArenaMessage::kReleased, ArenaMessage::kLent);
}

void release_part(const void* message, void* part) noexcept {
  ArenaMessage* const created = created_in_arena(part);
  if (created == nullptr) return;
  if (created->change(ArenaMessage::kGiven, ArenaMessage::kReleased) != ArenaMessage::kLent) return;
  const bool is_program_to_delete = living_arena_of(message) != nullptr;
  created->change(ArenaMessage::kLent, is_program_to_delete ? ArenaMessage::kReleased : ArenaMessage::kOwned);
}

void return_to_arena(void* message) noexcept {
  ArenaMessage* const created = created_in_arena(message);
  if (created != nullptr) created->change(ArenaMessage::kHeld, ArenaMessage::kOwned);
}

Arena* arena_of(const MessageLiteBody& message) noexcept {
  const ArenaMessage* const created = created_in_arena(&message);
  if (created == nullptr) return nullptr;
  constexpr unsigned kNotReleased = ArenaMessage::kOwned | ArenaMessage::kGiven | ArenaMessage::kLent;
  const bool is_known = (created->state.load(std::memory_order_relaxed) & kNotReleased) != 0;
  return is_known ? static_cast<Arena*>(const_cast<void*>(created->arena)) : nullptr;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
