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

// Data of google::protobuf::Arena about a message that it has created or owns.
struct ArenaMessage {
  enum State : std::uint8_t {
    kOwned = 1,       // by the arena
    kGiven = 2,       // to another message, which returns it when it has no more use for it
    kLent = 4,        // likewise, by an unsafe function
    kReleased = 8,    // by another message to the program, which deletes it or gives it away
    kSurvivor = 16,   // held by another message or the program when the arena was reset
    kDestroyed = 32,  // its memory is still the arena's
    kHeld = kGiven | kLent | kReleased,
  };

  // Changes the state if it is one of `from`. Returns the previous state.
  State change(unsigned from, State to) noexcept {
    State previous = state.load(std::memory_order_acquire);
    while ((previous & from) != 0 && !state.compare_exchange_weak(previous, to, std::memory_order_acq_rel))
      ;
    return previous;
  }

  std::atomic<State> state;
  bool is_in_block;  // of the arena
  Slab* slab;        // of the memory, or null
};

// Allocator for one parse. A program may free any object of a parse at any time and from any thread, and may keep one
// object after all others have been freed. The word before an object points to its slab, or with the lowest bit set to
// an ArenaMessage. It is null for an object allocated separately, so that all kinds are freed by the same function.
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

  // Frees an object of `size` bytes from any allocator.
  static void free(void* object, std::size_t size) noexcept {
    const std::uintptr_t word = word_before(object);
    if (word == 0) return free_separate(object);
    if ((word & kInArena) != 0) return free_in_arena(object, size);
    poison(object, size);
    reinterpret_cast<Slab*>(word)->drop(1);
  }

  // Returns an arena's data about an object from any allocator, or null.
  static ArenaMessage* in_arena(const void* object) noexcept {
    const std::uintptr_t word = word_before(object);
    return (word & kInArena) != 0 ? reinterpret_cast<ArenaMessage*>(word & ~kInArena) : nullptr;
  }
  // Add an object to an arena, and remove it. add_to_arena() sets `message.slab` to that of the object. The word before
  // an object in a block of the arena is uninitialized until put_in_arena().
  static void put_in_arena(void* object, ArenaMessage& message) noexcept {
    word_before(object) = reinterpret_cast<std::uintptr_t>(&message) | kInArena;
  }
  static void add_to_arena(void* object, ArenaMessage& message) noexcept {
    message.slab = reinterpret_cast<Slab*>(word_before(object));
    put_in_arena(object, message);
  }
  static void remove_from_arena(void* object, const ArenaMessage& message) noexcept {
    word_before(object) = reinterpret_cast<std::uintptr_t>(message.slab);
  }
  // Frees an object that was allocated separately.
  static void free_separate(void* object) noexcept;

  // Frees an object made by try_allocate_separately() and subtracts it from `memory`.
  static void free_and_subtract(void* object, std::size_t size, MemoryLimit& memory) noexcept;

 private:
  static_assert(sizeof(Slab) <= kWord && sizeof(Slab*) <= kWord);
  static constexpr std::uintptr_t kInArena = 1;

  // Initial count of a slab, so that it cannot reach zero while objects are being added. close() corrects the count to
  // the number of objects.
  static constexpr std::size_t kOpen = ~(~std::size_t{0} >> 1);

  static std::size_t with_word(std::size_t size) noexcept { return kWord + (size + (kWord - 1)) / kWord * kWord; }
  static std::uintptr_t& word_before(void* object) noexcept {
    void* const word = static_cast<char*>(object) - kWord;
    return *static_cast<std::uintptr_t*>(word);
  }
  static std::uintptr_t word_before(const void* object) noexcept { return word_before(const_cast<void*>(object)); }
  static void free_in_arena(void* object, std::size_t size) noexcept;

  ONNXGEN_FORCE_INLINE void* take(std::size_t needed, std::size_t size) noexcept {
    char* const object = next_ + kWord;
    unpoison(next_, kWord + size);
    word_before(object) = reinterpret_cast<std::uintptr_t>(slab_);
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
