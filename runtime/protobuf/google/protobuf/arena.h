// Code that may or may not be given an arena compiles: an arena here owns what is made in it, each object on the heap.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

struct ArenaOptions {
  std::size_t start_block_size = 256;
  std::size_t max_block_size = 8192;
};

// Deletes what was made in it, the latest first, with itself. Not thread-safe.
class Arena {
 public:
  Arena() = default;
  explicit Arena(const ArenaOptions&) {}
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena() { Reset(); }

  // On the heap, and the caller's, when `arena` is null.
  template <class T, class... Arguments>
  static T* Create(Arena* arena, Arguments&&... arguments) {
    auto object = std::make_unique<T>(std::forward<Arguments>(arguments)...);
    T* const made = object.get();
    if (arena != nullptr)
      arena->owned_.emplace_back(std::move(object));
    else
      (void)object.release();
    return made;
  }
  template <class T>
  static T* CreateMessage(Arena* arena) {
    return Create<T>(arena);
  }

  template <class T>
  void Own(T* object) {
    if (object != nullptr) owned_.emplace_back(std::unique_ptr<T>(object));
  }

  std::uint64_t Reset() {
    while (!owned_.empty()) owned_.pop_back();
    return 0;
  }

 private:
  // Something of any type, deleted as what it is.
  class Owned {
   public:
    template <class T>
    explicit Owned(std::unique_ptr<T> object) : object_(object.release(), [](void* p) { delete static_cast<T*>(p); }) {}

   private:
    std::unique_ptr<void, void (*)(void*)> object_;
  };

  std::vector<Owned> owned_;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
