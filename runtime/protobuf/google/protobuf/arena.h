// Arena with libprotobuf's interface, so that code that may use an arena compiles. Each object is allocated on the
// heap; the arena owns the objects created in it.
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

// Deletes the objects created in it on destruction, the most recent first. Not thread-safe.
class Arena {
 public:
  Arena() = default;
  explicit Arena(const ArenaOptions&) {}
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena() { Reset(); }

  // Creates an object. If `arena` is null, the caller owns it.
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
  // An object of any type with its deleter. Not one of our own classes, since its name would appear in the vector's
  // symbols.
  using Owned = std::unique_ptr<void, void (*)(void*)>;

  std::vector<Owned> owned_;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
