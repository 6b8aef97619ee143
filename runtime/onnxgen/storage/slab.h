// Memory for what one parse makes on the heap: small objects stand side by side in few blocks, the slabs.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/storage/poison.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// A program may free any object of a parse at any time and in any thread, and may keep one when all others are gone: so
// a slab counts its objects and is freed with the last of them. The word before an object points to its slab; it is
// null before an object that has memory of its own, so that both are freed alike.
class SlabAllocator {
 public:
  // What is taken counts in `memory`, which outlives the allocator. Objects share slabs where an input of
  // `expected_bytes` is parsed; where that is 0, each has memory of its own.
  explicit SlabAllocator(MemoryLimit& memory, std::size_t expected_bytes = 0) noexcept;
  SlabAllocator(const SlabAllocator&) = delete;
  SlabAllocator& operator=(const SlabAllocator&) = delete;
  ~SlabAllocator() { close(); }

  MemoryLimit& memory() const noexcept { return memory_; }

  // For an object of `size` bytes, aligned as numbers of 64 bits are; nullptr when memory is out or more than the limit
  // allows.
  ONNXGEN_INLINE_PIECE void* try_allocate(std::size_t size) noexcept {
    const std::size_t needed = with_word(size);
    return needed <= room_ ? take(needed, size) : try_allocate_elsewhere(size);
  }
  // The same, with memory of its own.
  static void* try_allocate_alone(std::size_t size, MemoryLimit& memory) noexcept;

  // Frees an object of `size` bytes that any allocator made.
  static void free(void* object, std::size_t size) noexcept {
    Slab* const slab = word_before(object);
    if (slab == nullptr) return free_alone(object);
    poison(object, size);
    slab->drop(1);
  }
  // The same of one that has memory of its own.
  static void free_alone(void* object) noexcept;

  // The same of one that try_allocate_alone() made, which no longer counts in `memory`.
  static void give_back_alone(void* object, std::size_t size, MemoryLimit& memory) noexcept;

 private:
  struct Slab {
    std::atomic<std::size_t> objects;

    void drop(std::size_t count) noexcept;
  };

  static constexpr std::size_t kWord = sizeof(std::uint64_t);
  static_assert(sizeof(Slab) <= kWord && sizeof(Slab*) <= kWord);

  // As long as objects are added to a slab, it counts as many more than there are.
  static constexpr std::size_t kOpen = ~(~std::size_t{0} >> 1);

  static std::size_t with_word(std::size_t size) noexcept { return kWord + (size + (kWord - 1)) / kWord * kWord; }
  static Slab*& word_before(void* object) noexcept {
    return *reinterpret_cast<Slab**>(static_cast<char*>(object) - kWord);
  }

  ONNXGEN_INLINE_PIECE void* take(std::size_t needed, std::size_t size) noexcept {
    char* const object = next_ + kWord;
    unpoison(next_, kWord + size);
    word_before(object) = slab_;
    next_ += needed;
    room_ -= needed;
    ++objects_;
    return object;
  }
  void* try_allocate_elsewhere(std::size_t size) noexcept;
  bool try_open() noexcept;
  void close() noexcept;

  MemoryLimit& memory_;
  char* next_ = nullptr;
  std::size_t room_ = 0;
  Slab* slab_ = nullptr;
  std::size_t objects_ = 0;  // in the slab that is open
  std::size_t next_size_;
};

}  // namespace onnxgen
