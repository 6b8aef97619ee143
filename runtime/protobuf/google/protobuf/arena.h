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
    T* const made = object.release();
    if (arena != nullptr) arena->Own(made);
    return made;
  }
  template <class T>
  static T* CreateMessage(Arena* arena) {
    return Create<T>(arena);
  }

  template <class T>
  void Own(T* object) {
    if (object == nullptr) return;
    Owned owned(object, [](void* p) { delete static_cast<T*>(p); });
    owned_.push_back(std::move(owned));
  }

  std::uint64_t Reset() {
    while (!owned_.empty()) owned_.pop_back();
    return 0;
  }

 private:
  // Something of any type, deleted as what it is. No class of ours, whose name would stand in symbols of the vector.
  using Owned = std::unique_ptr<void, void (*)(void*)>;

  std::vector<Owned> owned_;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
