// Allocates heap memory for the objects of one parse: small objects share a few blocks, called slabs.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/storage/parse_input.h"
#include "onnxgen/storage/poison.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// Start of a block of memory from operator new. It counts its objects and is freed with the last of them.
struct Slab {
  std::atomic<std::size_t> objects;

  void drop(std::size_t count) noexcept;
};

// Allocator for one parse. A program may free any object of a parse at any time and from any thread, and may keep one
// object after all others have been freed. The word before an object points to its slab. It is null for an object
// allocated separately, so that both kinds are freed by the same function.
class SlabAllocator {
 public:
  static constexpr std::size_t kWord = sizeof(std::uint64_t);

  // Counts all allocations in `memory`, which must outlive the allocator. `first_slab` is the size of the first slab in
  // bytes; 0 means that each object is allocated separately.
  explicit SlabAllocator(MemoryLimit& memory, std::size_t first_slab = 0) noexcept
      : memory_(memory), next_size_(first_slab) {}
  SlabAllocator(const SlabAllocator&) = delete;
  SlabAllocator& operator=(const SlabAllocator&) = delete;
  ~SlabAllocator() { close(); }

  MemoryLimit& memory() const noexcept { return memory_; }

  // Limits slabs after the first to the estimated size of the objects in what remains of `input`, which must stay valid
  // while objects are allocated.
  void expect(const ParseInput* input) noexcept { input_ = input; }

  // Allocates an object of `size` bytes, aligned like 64-bit numbers. Returns nullptr if memory is exhausted or the
  // limit would be exceeded.
  ONNXGEN_FORCE_INLINE void* try_allocate(std::size_t size) noexcept {
    const std::size_t needed = with_word(size);
    return needed <= room_ ? take(needed, size) : try_allocate_slow(size);
  }
  // Allocates an object separately, outside all slabs. Returns nullptr like try_allocate().
  static void* try_allocate_separately(std::size_t size, MemoryLimit& memory) noexcept;

  // Makes free() return the object to a slab of another allocator. The word before the object must be writable.
  static void put_in(Slab* slab, void* object) noexcept { word_before(object) = slab; }

  // Frees an object of `size` bytes from any allocator.
  static void free(void* object, std::size_t size) noexcept {
    Slab* const slab = word_before(object);
    if (slab == nullptr) return free_separate(object);
    poison(object, size);
    slab->drop(1);
  }
  // Frees an object that was allocated separately.
  static void free_separate(void* object) noexcept;

  // Frees an object made by try_allocate_separately() and subtracts it from `memory`.
  static void free_and_subtract(void* object, std::size_t size, MemoryLimit& memory) noexcept;

 private:
  static_assert(sizeof(Slab) <= kWord && sizeof(Slab*) <= kWord);

  // Initial count of a slab, so that it cannot reach zero while objects are being added. close() corrects the count to
  // the number of objects.
  static constexpr std::size_t kOpen = ~(~std::size_t{0} >> 1);

  static std::size_t with_word(std::size_t size) noexcept { return kWord + (size + (kWord - 1)) / kWord * kWord; }
  static Slab*& word_before(void* object) noexcept {
    void* const word = static_cast<char*>(object) - kWord;
    return *static_cast<Slab**>(word);
  }

  ONNXGEN_FORCE_INLINE void* take(std::size_t needed, std::size_t size) noexcept {
    char* const object = next_ + kWord;
    unpoison(next_, kWord + size);
    word_before(object) = slab_;
    next_ += needed;
    room_ -= needed;
    ++objects_;
    return object;
  }
  void* try_allocate_slow(std::size_t size) noexcept;
  bool try_open(std::size_t slab_size) noexcept;
  void close() noexcept;

  MemoryLimit& memory_;
  char* next_ = nullptr;
  std::size_t room_ = 0;
  Slab* slab_ = nullptr;
  std::size_t objects_ = 0;  // number allocated in the current slab
  const ParseInput* input_ = nullptr;
  std::size_t next_size_;
};

}  // namespace onnxgen
