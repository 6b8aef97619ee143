// Arena with libprotobuf's interface, so that code that may use an arena compiles. Each object is allocated on the
// heap; the arena owns the objects created in it.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>
#include <vector>

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
    auto object = std::make_unique<T>(std::forward<Arguments>(arguments)...);
    T* const made = object.release();
    if (arena != nullptr) arena->own(made, &delete_object<T>, sizeof(T));
    return made;
  }
  // Creates an array whose elements are not initialized. If `arena` is null, the caller frees it with operator
  // delete[].
  template <class T>
  static T* CreateArray(Arena* arena, std::size_t count) {
    static_assert(std::is_trivial_v<T>, "the elements must not need a constructor or destructor");
    T* const made = static_cast<T*>(::operator new[](count * sizeof(T)));
    if (arena != nullptr)
      arena->own(
          made, [](void* p) { ::operator delete[](p); }, count * sizeof(T));
    return made;
  }

  template <class T>
  void Own(T* object) {
    if (object != nullptr) own(object, &delete_object<T>, 0);
  }
  // Destroys the object together with the arena, but does not free its memory.
  template <class T>
  void OwnDestructor(T* object) {
    if (object != nullptr)
      own(
          object, [](void* p) { static_cast<T*>(p)->~T(); }, 0);
  }
  void OwnCustomDestructor(void* object, void (*destruct)(void*)) { own(object, destruct, 0); }

  // Total size of the objects and arrays created in the arena, without what they allocate.
  uint64 SpaceUsed() const { return space_; }
  uint64 SpaceAllocated() const { return space_; }

  // Deletes all objects. Returns the previous SpaceAllocated(). No other thread may use the arena meanwhile.
  uint64 Reset() {
    while (!owned_.empty()) owned_.pop_back();
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
  // Returns null, because objects are on the heap, not in the memory of an arena.
  template <class T>
  static Arena* GetArena(const T*) {
    return nullptr;
  }

 private:
  // An object of any type with its deleter. Not one of our own classes, since its name would appear in the vector's
  // symbols.
  using Owned = std::unique_ptr<void, void (*)(void*)>;

  template <class T>
  static void delete_object(void* object) {
    delete static_cast<T*>(object);
  }
  void own(void* object, void (*end)(void*), std::size_t size) {
    Owned owned(object, end);
    const std::lock_guard<internal::Mutex> lock(mutex_);
    owned_.push_back(std::move(owned));
    space_ += size;
  }

  internal::Mutex mutex_;
  std::vector<Owned> owned_;
  uint64 space_ = 0;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
