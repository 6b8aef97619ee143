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

namespace onnxgen::heap {
struct ElementType;
}

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Arena;
class MessageLite;

namespace internal {

struct ClassInfo;

// Called when a message gets a part, which was created by new or in an arena. The part then outlives its arena. Returns
// the part; if it is already part of another message, returns a copy, unless both messages are in one arena. `message`
// is null if unknown.
void* give_part(const void* message, void* part, const onnxgen::heap::ElementType& type);

// The messages of the following functions may be anywhere in memory.

// Called when a message gets a part from an unsafe function. A part in an arena then outlives it, but remains the
// arena's if the message releases it.
void lend_part(void* part) noexcept;
// Called when a message has released a part to the program, which must delete it if it was given to the message or if
// the message is in an arena. `message` is null if unknown.
void release_part(const void* message, void* part) noexcept;
// Makes a message that was given, lent or released its arena's again, if the arena still exists.
void return_to_arena(void* message) noexcept;
// Returns the arena that has created a message, or null, also if the message was released to the program.
Arena* arena_of(const void* message) noexcept;

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
// A message of an arena that is given to another message, by set_allocated_x() or AddAllocated(), lives until both the
// arena and the other message have no more use for it. libprotobuf copies it if the other message is not in the arena.
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
      arena->own_created(place, made);
      return made;
    } else {
      void* const memory = arena->take_object(sizeof(T), alignof(T));
      T* const made = ::new (memory) T(std::forward<Arguments>(arguments)...);
      arena->own(*before(memory), made, &destroy_object<T>);
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
    if (object == nullptr) return;
    if constexpr (std::is_base_of_v<MessageLite, T>) {
      own_message(object);
    } else {
      own(object, &delete_object<T>);
    }
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
  // Returns the arena that has created a message. Null for other objects, such as the contents of messages.
  template <class T>
  static Arena* GetArena(const T* object) {
    if constexpr (std::is_base_of_v<MessageLite, T>) return internal::arena_of(object);
    return nullptr;
  }

 private:
  friend struct internal::ClassInfo;
  friend void* internal::give_part(const void*, void*, const onnxgen::heap::ElementType&);
  friend void internal::lend_part(void* part) noexcept;
  friend void internal::release_part(const void* message, void* part) noexcept;
  friend void internal::return_to_arena(void* message) noexcept;
  friend Arena* internal::arena_of(const void* message) noexcept;
  class Blocks;

  // An object of any type, and the function that destroys or deletes it. Precedes the object if the arena has created
  // it.
  struct Owned {
    Owned* previous;
    void* object;
    void (*end)(void*);  // null for an OwnedMessage
  };
  // Precedes the message if the arena has created it; between them is the word that points to it.
  struct OwnedMessage : Owned, onnxgen::ArenaMessage {};

  // A block is freed when the arena was reset and all messages that have survived this were deleted.
  struct Block : onnxgen::Slab {
    Block* previous;
    std::size_t size;  // in bytes
    bool is_listed;    // in Blocks, because it has messages
  };
  struct Place {
    void* memory;
    Block* block;
  };
  static constexpr std::size_t kBeforeMessage = sizeof(OwnedMessage) + onnxgen::SlabAllocator::kWord;
  // Sizes of blocks. If a request exceeds 1,000 bytes, malloc of glibc first merges all small pieces that are free,
  // which takes much longer than the request. Only arenas with many objects therefore have large blocks.
  static constexpr std::size_t kSmallBlock = 1000;
  static constexpr std::size_t kLargeBlock = 8192;
  // Larger objects have blocks of their own.
  static constexpr std::size_t kLargestShared = 256;

  template <class T>
  static void delete_object(void* object) {
    delete static_cast<T*>(object);
  }
  template <class T>
  static void destroy_object(void* object) {
    static_cast<T*>(object)->~T();
  }
  static Owned* before(void* object) noexcept { return static_cast<Owned*>(object) - 1; }

  // Delete the object if memory is exhausted.
  void own(void* object, void (*end)(void*));
  void own_message(MessageLite* message);
  // Add a created object, preceded by memory from take_object() or take_message(). An object becomes owned once it is
  // constructed, since its constructor may create others, which must be destroyed later.
  void own(Owned& owned, void* object, void (*end)(void*)) noexcept;
  void own_created(Place place, MessageLite* message) noexcept;
  void add(Owned& owned) noexcept;
  static bool end_message(OwnedMessage& message) noexcept;

  // Allocate memory for an object, and before it for its Owned or OwnedMessage.
  void* take_object(std::size_t size, std::size_t alignment);
  Place take_message(std::size_t size, std::size_t alignment);
  // Allocates memory of `size` bytes, with at least `before` bytes before it. `counted` bytes are part of SpaceUsed().
  Place take(std::size_t before, std::size_t size, std::size_t alignment, std::size_t counted, bool is_message = false);
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
