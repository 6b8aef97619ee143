// An arena with the lifetime of a scope, for tests.
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/storage/arena.h"

namespace onnxgen::tests {

class ScopedArena {
 public:
  explicit ScopedArena(std::size_t first_block = Arena::kFirstBlock, std::uint32_t for_values = 0)
      : arena_(Arena::create(first_block, for_values)) {}
  ScopedArena(const ScopedArena&) = delete;
  ScopedArena& operator=(const ScopedArena&) = delete;
  ~ScopedArena() { Arena::destroy(arena_); }

  Arena& operator*() const { return *arena_; }
  Arena* operator->() const { return arena_; }

 private:
  Arena* arena_;
};

// Forbids further blocks. The rest of the current blocks can still be allocated.
inline void forbid_more(Arena& arena) {
  arena.set_limit(arena.allocated_bytes());
}

}  // namespace onnxgen::tests
