// Arena with libprotobuf's interface, so that code that may use an arena compiles. The arena owns the objects created
// in it and allocates them in blocks. What the objects allocate, such as their strings and submessages, is on the heap.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <type_traits>
#include <utility>

#include "google/protobuf/stubs/common.h"
#include "google/protobuf/stubs/mutex.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

// The options have no effect.
struct ArenaOptions {
  std::size_t start_block_size = 256;
  std::size_t max_block_size = 8192;
  char* initial_block = nullptr;
  std::size_t initial_block_size = 0;
  void* (*block_alloc)(std::size_t) = nullptr;
  void (*block_dealloc)(void*, std::size_t) = nullptr;
};

// Owns objects and deletes them on destruction, the most recent first. Several threads may create objects at once.
class Arena {
 public:
  Arena() = default;
  explicit Arena(const ArenaOptions&) {}
  Arena(char* /*initial_block*/, std::size_t /*initial_block_size*/) {}
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena() { Reset(); }

  // Creates an object. If `arena` is null, the caller owns it.
  template <class T, class... Arguments>
  static T* Create(Arena* arena, Arguments&&... arguments) {
    if (arena == nullptr) return std::make_unique<T>(std::forward<Arguments>(arguments)...).release();
    constexpr std::size_t kOffset = (sizeof(Owned) + alignof(T) - 1) / alignof(T) * alignof(T);
    void* const memory = arena->take(kOffset + sizeof(T), (std::max)(alignof(Owned), alignof(T)), sizeof(T));
    T* const made = ::new (static_cast<char*>(memory) + kOffset) T(std::forward<Arguments>(arguments)...);
    arena->own(memory, made, &destroy_object<T>);
    return made;
  }
  // Creates an array whose elements are not initialized. If `arena` is null, the caller frees it with operator
  // delete[].
  template <class T>
  static T* CreateArray(Arena* arena, std::size_t count) {
    static_assert(std::is_trivial_v<T>, "the elements must not need a constructor or destructor");
    const std::size_t size = count * sizeof(T);
    return static_cast<T*>(arena != nullptr ? arena->take(size, alignof(T), size) : ::operator new[](size));
  }

  template <class T>
  void Own(T* object) {
    if (object != nullptr) own(object, &delete_object<T>);
  }
  // Destroys the object together with the arena, but does not free its memory.
  template <class T>
  void OwnDestructor(T* object) {
    if (object != nullptr) own(object, &destroy_object<T>);
  }
  void OwnCustomDestructor(void* object, void (*destruct)(void*)) { own(object, destruct); }

  // Total size of the objects and arrays created in the arena, without what they allocate.
  uint64 SpaceUsed() const { return space_; }
  uint64 SpaceAllocated() const { return space_; }

  // Deletes all objects. Returns the previous SpaceAllocated(). No other thread may use the arena meanwhile.
  uint64 Reset() {
    while (Owned* const latest = owned_.load(std::memory_order_acquire)) {
      owned_.store(latest->previous, std::memory_order_relaxed);
      latest->end(latest->object);
    }
    while (blocks_ != nullptr) ::operator delete(std::exchange(blocks_, blocks_->previous));
    next_ = nullptr;
    room_ = 0;
    return std::exchange(space_, 0);
  }

  template <class T>
  using is_arena_constructable = std::false_type;
  template <class T>
  using is_destructor_skippable = std::false_type;

  ONNXGEN_PROTOBUF_UNTIL_30
  void Init(const ArenaOptions&) {}
  template <class T>
  static T* CreateMessage(Arena* arena) {
    return Create<T>(arena);
  }
  // Returns null, because the contents of messages are on the heap, not in the memory of an arena.
  template <class T>
  static Arena* GetArena(const T*) {
    return nullptr;
  }

 private:
  // An object of any type, and the function that destroys or deletes it.
  struct Owned {
    Owned* previous;
    void* object;
    void (*end)(void*);
  };
  struct Block {
    Block* previous;
  };
  // With larger blocks, malloc of glibc takes several times as long.
  static constexpr std::size_t kBlock = 1024;
  // Larger objects have blocks of their own.
  static constexpr std::size_t kLargestShared = kBlock / 4;

  template <class T>
  static void delete_object(void* object) {
    delete static_cast<T*>(object);
  }
  template <class T>
  static void destroy_object(void* object) {
    static_cast<T*>(object)->~T();
  }

  // Deletes the object if memory is exhausted.
  void own(void* object, void (*end)(void*)) {
    std::unique_ptr<void, void (*)(void*)> owned(object, end);
    void* const memory = take(sizeof(Owned), alignof(Owned), 0);
    own(memory, owned.release(), end);
  }
  // `memory` is uninitialized, for an Owned. An object becomes owned once it is constructed, since its constructor may
  // create others, which must be destroyed later.
  void own(void* memory, void* object, void (*end)(void*)) noexcept {
    auto* const owned = ::new (memory) Owned{owned_.load(std::memory_order_relaxed), object, end};
    while (!owned_.compare_exchange_weak(owned->previous, owned, std::memory_order_release, std::memory_order_relaxed))
      ;
  }

  // Allocates memory, of which `counted` bytes are part of SpaceUsed().
  void* take(std::size_t size, std::size_t alignment, std::size_t counted) {
    const std::lock_guard<internal::Mutex> lock(mutex_);
    void* place = next_;
    std::size_t room = room_;
    const bool is_shared = size <= kLargestShared;
    if (!is_shared || std::align(alignment, size, place, room) == nullptr) {
      room = is_shared ? kBlock - sizeof(Block) : size + alignment;
      place = add_block((std::max)(room, size));  // `size` if the sum overflows, so that operator new fails
      std::align(alignment, size, place, room);
    }
    if (is_shared) {
      next_ = static_cast<char*>(place) + size;
      room_ = room - size;
    }
    space_ += counted;
    return place;
  }
  void* add_block(std::size_t size) {
    blocks_ = ::new (::operator new((std::max)(sizeof(Block) + size, size))) Block{blocks_};
    return blocks_ + 1;
  }

  internal::Mutex mutex_;
  std::atomic<Owned*> owned_{nullptr};  // the latest
  Block* blocks_ = nullptr;
  void* next_ = nullptr;  // in the current block
  std::size_t room_ = 0;  // in bytes, from next_
  uint64 space_ = 0;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
