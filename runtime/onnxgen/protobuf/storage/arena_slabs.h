// The slabs in which the current thread allocates for each google::protobuf::Arena, so that threads need no locks.
#pragma once

#include <cstddef>

#include "onnxgen/message/message_data.h"
#include "onnxgen/storage/slab.h"

namespace onnxgen::heap {

// Each thread has allocators for the few arenas that it used last. An arena is only identified by its address and never
// accessed: its objects may outlive it, and get their parts from slabs as long as an allocator has its address. Objects
// are counted and freed one by one, so it does not matter if a later arena has the same address.

// Returns the allocator of this thread for an arena. If there is none yet, begins one with a slab of `first_slab`
// bytes; another arena may lose its own. Returns null if the thread is ending.
SlabAllocator* slabs_of_arena(const void* arena, std::size_t first_slab) noexcept;

// Returns the allocator for parts of a message in a slab, or null if this thread has none for its arena.
SlabAllocator* slabs_of_message_in_slab(const MessageHeader& message) noexcept;

// Returns the allocator for parts of a message, or null if they are allocated separately.
inline SlabAllocator* slabs_of(const MessageHeader& message) noexcept {
  return message.is_in_slab() ? slabs_of_message_in_slab(message) : nullptr;
}

// Frees an object of any allocator. If it was allocated for an arena, this thread may use its memory again for the
// arena: otherwise, one object that a program keeps would keep the memory of all that were freed around it.
void free_of_arena(void* object, std::size_t size) noexcept;
inline void free_object(void* object, std::size_t size) noexcept {
  if (SlabAllocator::is_of_arena(object)) return free_of_arena(object, size);
  SlabAllocator::free(object, size);
}

// From now on, objects of the arena that this thread frees are not kept for reuse, because the arena is to end. Slabs
// that become empty may be freed only when end_slabs_of() is called.
void stop_reuse(const void* arena) noexcept;

// Subtracts an object from the count of its slab, at the latest when end_slabs_of() is called. Consecutive objects of a
// slab are subtracted together. Call this only between stop_reuse() and end_slabs_of().
void drop_later(Slab* slab) noexcept;

// Ends the allocator of this thread for an arena, if there is one. Those of other threads end with them, or when they
// are needed for other arenas; until then, each keeps one slab.
void end_slabs_of(const void* arena) noexcept;

}  // namespace onnxgen::heap
