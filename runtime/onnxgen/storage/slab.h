// Allocates heap memory for the objects of one parse or of an arena: small objects share a few blocks, called slabs.
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

// Slab with objects of an arena.
struct ArenaSlab : Slab {
  const void* arena;  // its address; it may be gone
};

// Data of google::protobuf::Arena about a message that it has created or owns.
struct ArenaMessage {
  enum State : std::uint8_t {
    kOwned = 1,       // by the arena
    kGiven = 2,       // to another message, which returns it when it has no more use for it
    kLent = 4,        // likewise, by an unsafe function
    kReleased = 8,    // by another message to the program, which deletes it or gives it away
    kSurvivor = 16,   // held by another message or the program when the arena was reset; the arena may be gone
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
  bool is_created;      // by the arena, in one object of a slab together with this data
  const void* arena;    // its address
  std::uintptr_t word;  // before that object or, if the arena has not created the message, before the message
};

// Objects of an arena that have been freed and whose memory is to be used again. They remain counted in their slabs.
class FreeObjects {
 public:
  // Size of the largest, in bytes.
  static constexpr std::size_t kLargest = 512;

  // Returns memory of an object of the same size, or nullptr.
  void* take(std::size_t size) noexcept { return count_ != 0 ? take_kept(size) : nullptr; }
  // Keeps the memory of an object. Returns false for a large one.
  bool keep(void* object, std::size_t size) noexcept;
  // Frees all.
  void drop_all() noexcept;

 private:
  static constexpr std::size_t kSizes = kLargest / sizeof(std::uint64_t) + 1;
  static std::size_t index_of(std::size_t size) noexcept {
    return (size + (sizeof(std::uint64_t) - 1)) / sizeof(std::uint64_t);
  }

  void* take_kept(std::size_t size) noexcept;

  void* first_[kSizes] = {};  // each contains a pointer to the next
  std::size_t count_ = 0;
};

// Allocator for one parse, or for what one thread allocates for an arena. A program may free any object at any time and
// from any thread, and may keep one object after all others have been freed. The word before an object points to its
// slab, with kOfArena set if that is an ArenaSlab, or with kInArena set to an ArenaMessage. It is null for an object
// allocated separately, so that all kinds are freed by the same function.
class SlabAllocator {
 public:
  static constexpr std::size_t kWord = sizeof(std::uint64_t);

  // Must be started before it allocates.
  constexpr SlabAllocator() noexcept = default;
  // Counts all allocations in `memory`, which must outlive the allocator. `first_slab` is the size of the first slab in
  // bytes; 0 means that each object is allocated separately.
  explicit SlabAllocator(MemoryLimit& memory, std::size_t first_slab = 0) noexcept
      : memory_(&memory), next_size_(first_slab) {}
  SlabAllocator(const SlabAllocator&) = delete;
  SlabAllocator& operator=(const SlabAllocator&) = delete;
  ~SlabAllocator() { close(); }

  MemoryLimit& memory() const noexcept { return *memory_; }

  // Starts again, for an arena or, if that is null, for none. Keeps a small slab that has no objects left, otherwise
  // the first slab will have `first_slab` bytes. Each object of an arena has a slab. Allocations take memory from
  // `reused` first, if that is not null; then objects that it cannot hold have slabs of their own.
  void start(const void* arena, MemoryLimit& memory, std::size_t first_slab, FreeObjects* reused = nullptr) noexcept;
  // Returns the arena's address, or null.
  const void* arena() const noexcept { return arena_; }
  FreeObjects* reused() const noexcept { return reused_; }
  void stop_reuse() noexcept { reused_ = nullptr; }

  // Limits slabs after the first to the estimated size of the objects in what remains of `input`, which must stay valid
  // while objects are allocated or until it is replaced; null for no limit.
  void expect(const ParseInput* input) noexcept { input_ = input; }

  // Allocates an object of `size` bytes, aligned like 64-bit numbers. Returns nullptr if memory is exhausted or the
  // limit would be exceeded.
  ONNXGEN_FORCE_INLINE void* try_allocate(std::size_t size) noexcept {
    if (reused_ != nullptr) {
      if (size > FreeObjects::kLargest) return try_allocate_alone(size);
      if (void* const object = reused_->take(size)) return object;
    }
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
    slab_of(object)->drop(1);
  }

  // Returns whether an object is in an ArenaSlab. False for messages that an arena has created or owns.
  static bool is_of_arena(const void* object) noexcept { return (word_before(object) & kOfArena) != 0; }
  // Returns the address of the arena of an object that is_of_arena() or in_arena(). The arena may be gone.
  static const void* arena_of(const void* object) noexcept {
    const ArenaMessage* const message = in_arena(object);
    return message != nullptr ? message->arena : static_cast<const ArenaSlab*>(slab_of(object))->arena;
  }
  // Returns an arena's data about an object from any allocator, or null.
  static ArenaMessage* in_arena(const void* object) noexcept {
    const std::uintptr_t word = word_before(object);
    return (word & kInArena) != 0 ? reinterpret_cast<ArenaMessage*>(word & ~kInArena) : nullptr;
  }
  // Add a message to an arena, and remove it. add_to_arena() sets `message.word` to the word before `memory`.
  static void add_to_arena(void* object, ArenaMessage& message, const void* memory) noexcept {
    message.word = word_before(memory);
    word_before(object) = reinterpret_cast<std::uintptr_t>(&message) | kInArena;
  }
  static void remove_from_arena(void* object, const ArenaMessage& message) noexcept {
    word_before(object) = message.word;
  }
  // Return the slab of an object that is not in_arena(), or null, and that of a message which an arena has created.
  static Slab* slab_of(const void* object) noexcept { return slab_of(word_before(object)); }
  static Slab* slab_of(const ArenaMessage& created) noexcept { return slab_of(created.word); }
  // Frees an object that was allocated separately.
  static void free_separate(void* object) noexcept;

  // Frees an object made by try_allocate_separately() and subtracts it from `memory`.
  static void free_and_subtract(void* object, std::size_t size, MemoryLimit& memory) noexcept;

 private:
  static_assert(sizeof(Slab) <= kWord && sizeof(Slab*) <= kWord);
  static constexpr std::uintptr_t kInArena = 1;
  static constexpr std::uintptr_t kOfArena = 2;

  // Initial count of a slab, so that it cannot reach zero while objects are being added. close() corrects the count to
  // the number of objects.
  static constexpr std::size_t kOpen = ~(~std::size_t{0} >> 1);

  static constexpr std::size_t kArenaHeader = (sizeof(ArenaSlab) + (kWord - 1)) / kWord * kWord;

  // Constructs the start of a slab with one object or more. Returns the place of the first object's word.
  char* begin_slab(void* place, std::size_t objects) noexcept;
  static std::size_t with_word(std::size_t size) noexcept { return kWord + (size + (kWord - 1)) / kWord * kWord; }
  static std::uintptr_t& word_before(void* object) noexcept {
    void* const word = static_cast<char*>(object) - kWord;
    return *static_cast<std::uintptr_t*>(word);
  }
  static std::uintptr_t word_before(const void* object) noexcept { return word_before(const_cast<void*>(object)); }
  static Slab* slab_of(std::uintptr_t word) noexcept { return reinterpret_cast<Slab*>(word & ~kOfArena); }
  static void free_in_arena(void* object, std::size_t size) noexcept;

  ONNXGEN_FORCE_INLINE void* take(std::size_t needed, std::size_t size) noexcept {
    char* const object = next_ + kWord;
    unpoison(next_, kWord + size);
    word_before(object) = word_;
    next_ += needed;
    room_ -= needed;
    ++objects_;
    return object;
  }
  void* try_allocate_slow(std::size_t size) noexcept;
  void* try_allocate_alone(std::size_t size) noexcept;
  bool try_open(std::size_t slab_size) noexcept;
  void fill(void* place, std::size_t size) noexcept;
  void close() noexcept;

  MemoryLimit* memory_ = nullptr;
  char* next_ = nullptr;
  std::size_t room_ = 0;
  Slab* slab_ = nullptr;
  std::uintptr_t word_ = 0;  // of the objects in the current slab
  std::size_t slab_size_ = 0;
  std::size_t objects_ = 0;  // number allocated in the current slab
  const ParseInput* input_ = nullptr;
  const void* arena_ = nullptr;
  FreeObjects* reused_ = nullptr;
  std::size_t next_size_ = 0;
};

}  // namespace onnxgen
