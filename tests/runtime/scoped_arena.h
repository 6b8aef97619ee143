// An arena for one test.
#pragma once

#include <cstddef>

#include "onnxgen/storage/arena.h"

namespace onnxgen::tests {

class ScopedArena {
 public:
  explicit ScopedArena(std::size_t expected_bytes = 0) : arena_(Arena::create(expected_bytes)) {}
  ScopedArena(const ScopedArena&) = delete;
  ScopedArena& operator=(const ScopedArena&) = delete;
  ~ScopedArena() { Arena::destroy(arena_); }

  Arena& operator*() const { return *arena_; }
  Arena* operator->() const { return arena_; }

 private:
  Arena* arena_;
};

// No more memory from the system from now on; what the blocks at hand have left can still be had.
inline void forbid_more(Arena& arena) {
  arena.set_limit(arena.allocated_bytes());
}

}  // namespace onnxgen::tests
