// Allocator for standard containers in an arena.
#pragma once

#include <cstddef>

#include "onnxgen/storage/arena.h"

namespace onnxgen {

// Memory of less than Arena::kLarge bytes is not reused before the arena is cleared.
template <class T>
class ArenaAllocator {
 public:
  using value_type = T;

  explicit ArenaAllocator(Arena& arena) noexcept : arena_(&arena) {}
  template <class U>
  ArenaAllocator(const ArenaAllocator<U>& other) noexcept : arena_(&other.arena()) {}

  T* allocate(std::size_t count) { return static_cast<T*>(arena_->allocate(count * sizeof(T))); }
  void deallocate(T* memory, std::size_t count) noexcept { arena_->release(memory, count * sizeof(T)); }
  Arena& arena() const noexcept { return *arena_; }

  template <class U>
  friend bool operator==(const ArenaAllocator& a, const ArenaAllocator<U>& b) noexcept {
    return &a.arena() == &b.arena();
  }
  template <class U>
  friend bool operator!=(const ArenaAllocator& a, const ArenaAllocator<U>& b) noexcept {
    return !(a == b);
  }

 private:
  Arena* arena_;
};

}  // namespace onnxgen
