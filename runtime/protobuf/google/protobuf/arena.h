// Arena with libprotobuf's interface. The arena owns the objects created in it. They share slabs
// (onnxgen/storage/slab.h) with the strings, submessages and short arrays of their messages. The bytes of long strings
// and long arrays are elsewhere.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "google/protobuf/stubs/common.h"
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
class MessageLiteBody;

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
Arena* arena_of(const MessageLiteBody& message) noexcept;

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

// Owns objects and deletes them on destruction: the most recent first, but strings after all others. Several threads
// may create objects at once.
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
    if (arena == nullptr || alignof(T) > kAlignment) {
      T* const made = std::make_unique<T>(std::forward<Arguments>(arguments)...).release();
      if (arena != nullptr) arena->own(made, &delete_object<T>, sizeof(T));
      return made;
    }
    constexpr bool kIsMessage = std::is_base_of_v<MessageLite, T>;
    Memory memory(*arena, kIsMessage ? kBeforeMessage : sizeof(Owned), sizeof(T));
    T* const made = ::new (memory.object()) T(std::forward<Arguments>(arguments)...);
    if constexpr (kIsMessage) {
      arena->own_created(memory, made);
    } else if constexpr (std::is_same_v<T, std::string>) {
      arena->own_created_text(memory, made);
    } else {
      arena->own_created(memory, made, &destroy_object<T>);
    }
    return made;
  }
  // Creates an array whose elements are not initialized. If `arena` is null, the caller frees it with operator
  // delete[].
  template <class T>
  static T* CreateArray(Arena* arena, std::size_t count) {
    static_assert(std::is_trivial_v<T>, "the elements must not need a constructor or destructor");
    return static_cast<T*>(create_array(arena, count, sizeof(T), alignof(T)));
  }

  template <class T>
  void Own(T* object) {
    if (object == nullptr) return;
    if constexpr (std::is_base_of_v<MessageLite, T>) {
      own_message(object);
    } else if constexpr (std::is_same_v<T, std::string>) {
      own_text(object, &delete_text);
    } else {
      own(object, &delete_object<T>);
    }
  }
  // Destroys the object together with the arena, but does not free its memory.
  template <class T>
  void OwnDestructor(T* object) {
    if (object == nullptr) return;
    if constexpr (std::is_same_v<T, std::string>) {
      own_text(object, &destroy_text);
    } else {
      own(object, &destroy_object<T>);
    }
  }
  void OwnCustomDestructor(void* object, void (*destruct)(void*)) { own(object, destruct); }

  // Total size of the objects and arrays created in the arena, without what they allocate.
  uint64 SpaceUsed() const;
  uint64 SpaceAllocated() const { return SpaceUsed(); }

  // Deletes all objects. Returns the previous SpaceAllocated(). No other thread may use the arena meanwhile.
  uint64 Reset();

  template <class T>
  using is_arena_constructable = std::is_base_of<MessageLite, T>;
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
    if constexpr (std::is_base_of_v<MessageLite, T>) return object != nullptr ? internal::arena_of(*object) : nullptr;
    return nullptr;
  }

 private:
  friend struct internal::ClassInfo;

  // An object of any type, and the function that destroys or deletes it. Precedes the object if the arena has created
  // it.
  struct alignas(onnxgen::SlabAllocator::kWord) Owned {
    Owned* previous;
    void* object;
    void (*end)(void*);  // null for an OwnedMessage
    uint64 total_size;   // SpaceUsed() with this object
  };
  // Precedes the message if the arena has created it; between them is the word that points to the ArenaMessage.
  struct OwnedMessage : Owned, onnxgen::ArenaMessage {};

  // Memory for an object, and before it for its Owned or OwnedMessage. It is freed unless the object becomes owned.
  class Memory {
   public:
    Memory(Arena& arena, std::size_t before, std::size_t size)
        : start_(arena.take(before, size)), before_(before), size_(size) {}
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;
    ~Memory() {
      if (start_ != nullptr) onnxgen::SlabAllocator::free(start_, before_ + size_);
    }

    void* object() const noexcept { return static_cast<char*>(start_) + before_; }
    std::size_t size() const noexcept { return size_; }
    void* release() noexcept { return std::exchange(start_, nullptr); }

   private:
    void* start_;
    std::size_t before_;
    std::size_t size_;
  };

  static constexpr std::size_t kAlignment = onnxgen::SlabAllocator::kWord;
  static constexpr std::size_t kBeforeMessage = sizeof(OwnedMessage) + onnxgen::SlabAllocator::kWord;
  static_assert(sizeof(Owned) % kAlignment == 0 && sizeof(OwnedMessage) % kAlignment == 0);

  template <class T>
  static void delete_object(void* object) {
    delete static_cast<T*>(object);
  }
  template <class T>
  static void destroy_object(void* object) {
    static_cast<T*>(object)->~T();
  }

  void* take(std::size_t before, std::size_t size);
  static void* create_array(Arena* arena, std::size_t count, std::size_t size, std::size_t alignment);
  // Delete the object if memory is exhausted. `size` is part of SpaceUsed().
  void own(void* object, void (*end)(void*), std::size_t size = 0);
  void own_message(MessageLite* message);
  void own_text(std::string* text, void (*end)(void*));
  // Add an object that was constructed in `memory`. Its constructor may have created others, which must be destroyed
  // later.
  void own_created(Memory& memory, void* object, void (*end)(void*)) noexcept;
  void own_created(Memory& memory, MessageLite* message) noexcept;
  // Destroys the string if memory is exhausted.
  void own_created_text(Memory& memory, std::string* text);
  // End a string of Own(), one of OwnDestructor() or Create(), and one of Create() that outlived the arena.
  static void delete_text(void* text);
  static void destroy_text(void* text);
  static void free_created_text(void* text);
  static bool is_text(const Owned& owned) noexcept;
  static bool end_text(const Owned& owned) noexcept;
  void add(Owned& owned, std::size_t size) noexcept;
  static bool end_message(OwnedMessage& message) noexcept;

  std::atomic<Owned*> owned_{nullptr};  // the latest
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
