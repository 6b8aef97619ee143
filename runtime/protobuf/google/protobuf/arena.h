// Arena with libprotobuf's interface. The arena owns the objects created in it and allocates them in blocks. What the
// objects allocate, such as their strings and submessages, is on the heap.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

#include "google/protobuf/stubs/common.h"
#include "google/protobuf/stubs/mutex.h"
#include "onnxgen/storage/slab.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Arena;
class MessageLite;

namespace internal {

struct ClassInfo;

// Returns the arena that owns a message, or null. The message may be anywhere in memory.
Arena* arena_of(const void* message) noexcept;
// Makes the caller the owner of a message, which may then live longer than the arena. Does nothing if no arena owns it.
void take_from_arena(void* message) noexcept;
// Reverses take_from_arena() if the arena still exists.
void return_to_arena(void* message) noexcept;

}  // namespace internal

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
//
// A message of an arena can be given to another message, by set_allocated_x() or AddAllocated(), which then owns it in
// place of the arena. In libprotobuf, that depends on the arena of the other message.
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
    if constexpr (std::is_base_of_v<MessageLite, T>) {
      const Place place = arena->take_message(sizeof(T), alignof(T));
      T* const made = ::new (place.memory) T(std::forward<Arguments>(arguments)...);
      arena->own_message(place, made);
      return made;
    } else {
      void* const memory = arena->take_object(sizeof(T), alignof(T)).memory;
      T* const made = ::new (memory) T(std::forward<Arguments>(arguments)...);
      arena->own(record_of(memory), made, &destroy_object<T>);
      return made;
    }
  }
  // Creates an array whose elements are not initialized. If `arena` is null, the caller frees it with operator
  // delete[].
  template <class T>
  static T* CreateArray(Arena* arena, std::size_t count) {
    static_assert(std::is_trivial_v<T>, "the elements must not need a constructor or destructor");
    const std::size_t size = count * sizeof(T);
    return static_cast<T*>(arena != nullptr ? arena->take(0, size, alignof(T), size).memory : ::operator new[](size));
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
  uint64 Reset();

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
  // Returns the arena that owns the object. Only messages know it; the contents of a message are on the heap.
  template <class T>
  static Arena* GetArena(const T* object) {
    if constexpr (std::is_base_of_v<MessageLite, T>) return internal::arena_of(object);
    return nullptr;
  }

 private:
  friend struct internal::ClassInfo;
  friend Arena* internal::arena_of(const void* message) noexcept;
  friend void internal::take_from_arena(void* message) noexcept;
  friend void internal::return_to_arena(void* message) noexcept;
  class Blocks;

  // An object of any type, and the function that destroys or deletes it, or null if the object is not the arena's any
  // more. Precedes the object if the arena has created it; between them is the word in which a message stores its slab.
  struct Owned {
    Owned* previous;
    void* object;
    void (*end)(void*);
  };
  // A block is freed when the arena has been reset and all messages in it have been deleted.
  struct Block : onnxgen::Slab {
    Block* previous;
    std::size_t size;  // in bytes
    bool is_listed;    // in Blocks, because it has messages
  };
  struct Place {
    void* memory;
    Block* block;
  };
  static constexpr std::size_t kBeforeObject = sizeof(Owned) + onnxgen::SlabAllocator::kWord;
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
  static void* record_of(void* object) noexcept { return static_cast<char*>(object) - kBeforeObject; }

  // Deletes the object if memory is exhausted.
  void own(void* object, void (*end)(void*));
  // `memory` is uninitialized, for an Owned. An object becomes owned once it is constructed, since its constructor may
  // create others, which must be destroyed later.
  void own(void* memory, void* object, void (*end)(void*)) noexcept;
  void own_message(Place place, MessageLite* message) noexcept;

  // Allocate memory for an object, and before it for its Owned and a word.
  Place take_object(std::size_t size, std::size_t alignment) {
    return take(kBeforeObject, size, (std::max)(alignment, onnxgen::SlabAllocator::kWord), size);
  }
  Place take_message(std::size_t size, std::size_t alignment);
  // Allocates memory of `size` bytes, with at least `before` bytes before it. `counted` bytes are part of SpaceUsed().
  Place take(std::size_t before, std::size_t size, std::size_t alignment, std::size_t counted);
  Block& add_block(std::size_t size);

  internal::Mutex mutex_;
  std::atomic<Owned*> owned_{nullptr};  // the latest
  Block* blocks_ = nullptr;             // the latest
  Block* shared_ = nullptr;             // that of next_
  char* next_ = nullptr;
  char* end_ = nullptr;
  uint64 space_ = 0;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
