// Bump allocator for one root message and all its submessages.
//
// Nothing in an arena needs a destructor, so destroying a model only releases a few blocks. Block size doubles up to
// kMaxBlock. During a parse, blocks are limited to the estimated size of the remaining data. Allocations of kLarge
// bytes or more are made separately, so release() can return them immediately when a tensor is replaced.
//
// Memory that an arena releases while it is in use goes directly to the system, so that a process with a limit grows by
// no more than is counted. Memory released by clear() or destroy() may be kept for later arenas: see memory_cache.h.
//
// create_in() builds an arena in memory provided by the caller. Such an arena never grows; allocations that do not fit
// fail. See fixed_memory.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>

#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/storage/pages.h"
#include "onnxgen/storage/parse_input.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// Not thread-safe. Several threads may read the messages in an arena at once.
class alignas(8) Arena {  // multiples of kAlignment also where pointers have 32 bits: its first block follows it
 public:
  static constexpr std::size_t kAlignment = 8;
  static constexpr std::size_t kLarge = 32 * 1024;  // allocations from this size on are made separately, aligned to 64
  static constexpr std::size_t kOwnAlignment =
      64;  // of the arena itself, so that its address has room for six flag bits
  static constexpr std::size_t kFirstBlock = 512;  // default size of the first block
  static constexpr std::size_t kMaxBlock = kHugePage;
  // Size of an arena with a first block of kFirstBlock bytes.
  static const std::size_t kSmallest;

  // Creates an arena whose first block has room for `first_block` bytes and, separately, for long values of
  // `for_values` bytes in total. Returns nullptr if memory is exhausted.
  static Arena* create(std::size_t first_block = kFirstBlock, std::uint32_t for_values = 0) noexcept;
  // Creates an arena that allocates only from the `size` bytes at `memory`. Returns nullptr if they cannot hold the
  // arena itself. The caller owns the memory and must keep it until the arena is destroyed.
  static Arena* create_in(void* memory, std::size_t size) noexcept;
  static void destroy(Arena* arena) noexcept;

  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // Allocates `size` uninitialized bytes, aligned to 8. Returns nullptr if memory is exhausted or the limit is reached.
  ONNXGEN_ALWAYS_INLINE void* try_allocate(std::size_t size) noexcept {
    const std::size_t rounded = (size + (kAlignment - 1)) & ~(kAlignment - 1);
    // A `size` near the maximum wraps around when rounded; the slow path rejects it.
    if (wire::is_likely(rounded >= size) && wire::is_likely(rounded <= static_cast<std::size_t>(end_ - next_)) &&
        wire::is_likely(rounded < kLarge)) {
      void* const memory = next_;
      next_ += rounded;
      wire::assume(memory != nullptr);
      return memory;
    }
    return allocate_slow(size);
  }

  // For callers that write before they know the size. peek() returns the address of the next allocation, or nullptr if
  // the current block has fewer than `size` bytes left. take() then allocates the first `used` bytes there.
  ONNXGEN_ALWAYS_INLINE char* peek(std::size_t size) const noexcept {
    return wire::is_likely(size <= static_cast<std::size_t>(end_ - next_)) ? next_ : nullptr;
  }
  ONNXGEN_ALWAYS_INLINE void take(std::size_t used) noexcept { next_ += (used + (kAlignment - 1)) & ~(kAlignment - 1); }

  // Like try_allocate(), but calls out_of_memory() on failure.
  void* allocate(std::size_t size);

  // Allocates zero-filled memory; calls out_of_memory() on failure. Use this for buffers handed to the program, so that
  // data of earlier models cannot leak through bytes that the program never writes.
  void* allocate_zeros(std::size_t size);

  // Ensures that subsequent try_allocate() calls of `size` bytes in total succeed. `size` must be less than kLarge.
  bool try_reserve(std::size_t size) noexcept {
    return size <= static_cast<std::size_t>(end_ - next_) || add_block(size);
  }

  // Releases memory returned by try_allocate(size). Large allocations are freed immediately, others when the arena is
  // destroyed.
  void release(void* memory, std::size_t size) noexcept {
    if (size >= kLarge && !is_fixed_ && !keeps_replaced_) release_large(memory);
  }

  // From now on, keeps replaced values readable and unchanged until the arena is cleared. For users that hold views
  // which the message does not track.
  void keep_replaced() noexcept { keeps_replaced_ = true; }
  bool keeps_replaced() const noexcept { return keeps_replaced_; }

  // Creates a T in the arena by T(Arena&). T must not need a destructor. Returns nullptr if memory is exhausted.
  template <class T>
  ONNXGEN_ALWAYS_INLINE T* try_create() noexcept {
    void* const memory = try_allocate(sizeof(T));
    return memory != nullptr ? new (memory) T(*this) : nullptr;
  }

  template <class T>
  T* create() {
    return new (allocate(sizeof(T))) T(*this);
  }

  // Limits the size of blocks to the estimated size of what remains of `input`. The arena reads `*input` until the next
  // call, so it must stay valid until then. nullptr means that there is no input.
  void expect(const ParseInput* input) noexcept { input_ = input; }

  // Keeps `owner` (a std::shared_ptr, a mapping, ...) until the arena is cleared or destroyed. Returns false, and
  // destroys `owner`, if memory is exhausted.
  template <class Owner>
  [[nodiscard]] bool try_keep_alive(Owner owner) noexcept {
    using Node = KeptOwner<Owner>;
    static_assert(alignof(Node) <= kAlignment && sizeof(Node) < kLarge / 2);
    void* const memory = try_allocate(sizeof(Node));
    if (memory == nullptr) return false;
    Node* const node = new (memory) Node(std::move(owner));
    node->drop = [](Kept* kept) { static_cast<Node*>(kept)->~Node(); };
    node->type = &Node::type_mark;
    node->next = kept_;
    kept_ = node;
    return true;
  }

  // Calls visit(const Owner&) for each kept owner of exactly this type, the latest first.
  template <class Owner, class Visit>
  void for_each_kept(Visit&& visit) const {
    for (const Kept* kept = kept_; kept != nullptr; kept = kept->next) {
      if (kept->type == &KeptOwner<Owner>::type_mark) visit(static_cast<const KeptOwner<Owner>*>(kept)->owner);
    }
  }

  // Returns whether the arena was made by create_in(). Code that works on its messages must then not allocate elsewhere
  // either.
  bool is_fixed() const noexcept { return is_fixed_; }

  // Returns the number of bytes left in the current block, which is the only block of a fixed arena.
  std::size_t room() const noexcept { return static_cast<std::size_t>(end_ - next_); }

  // Lends the last `size` bytes of the current block as temporary memory for a parse; `size` must be a multiple of 8.
  // Each loan directly precedes the previous one in memory. Loans are returned by take_back(), the latest first.
  // Returns nullptr if the block has less room.
  char* lend(std::size_t size) noexcept {
    if (size > room()) return nullptr;
    end_ -= size;
    return end_;
  }
  void take_back(std::size_t size) noexcept { end_ += size; }

  // Releases all allocations and kept owners. Keeps ordinary blocks for reuse and frees large allocations.
  void clear() noexcept;

  // Declares that strings in this arena may be borrowed, until it is cleared. A string is then searched for in the
  // arena's blocks before it is written to.
  void borrow_strings() noexcept { borrows_strings_ = true; }
  bool may_be_borrowed(const void* string) const noexcept { return borrows_strings_ && !contains(string); }

  // Limits the memory from the system to `bytes`, including what the arena already has. If that exceeds the limit,
  // blocks left over by clear() are freed.
  void set_limit(std::uint64_t bytes) noexcept {
    memory_.set(bytes);
    if (allocated_bytes() > bytes) release_free_blocks(Release::kToSystem);
  }

  // From now on, wipes all memory before it is freed and keeps none of it for other arenas.
  void keep_secret() noexcept { is_secret_ = true; }
  bool is_secret() const noexcept { return is_secret_; }

  // Sets whether `bytes` fields merged into this arena refer to the source's memory instead of being copied. The caller
  // must then keep that memory alive.
  void share_bytes(bool shares) noexcept { shares_bytes_ = shares; }
  bool shares_bytes() const noexcept { return shares_bytes_; }

  // Returns the number of bytes allocated from the system, including the overhead of malloc and rounding to pages.
  std::uint64_t allocated_bytes() const noexcept { return memory_.used(); }

  // The count behind set_limit() and allocated_bytes(). Memory allocated elsewhere for the same message is counted here
  // as well.
  MemoryLimit& memory() noexcept { return memory_; }

  // Encoded size of the root message when it was parsed, or 0 if unknown. Used as an estimate of its size when it is
  // written.
  std::uint64_t parsed_bytes() const noexcept { return parsed_bytes_; }
  void add_parsed_bytes(std::uint64_t bytes) noexcept { parsed_bytes_ += bytes; }

  // Returns whether an allocation was refused because of the limit, rather than by the system, since the limit was set.
  bool limit_reached() const noexcept { return memory_.reached(); }

 private:
  // Padded because StringField::copy_short_before() may read some bytes before the start of a string.
  struct alignas(16) Block {
    Block* next;
    std::size_t size;  // allocated size
    char padding[48];
  };
  struct alignas(64) Large {
    Large* previous;
    Large* next;
    void* base;
    std::size_t size;  // allocated size
  };
  // Additional bytes that let malloc's memory hold an arena aligned to kOwnAlignment.
  static constexpr std::size_t kToAlign = kOwnAlignment - alignof(std::max_align_t);
  enum class Release { kToSystem, kToCache };
  struct Kept {
    void (*drop)(Kept*);
    const char* type;
    Kept* next;
  };
  template <class Owner>
  struct KeptOwner : Kept {
    // Its address identifies the type. Not constant, since linkers may merge identical constants and functions.
    static inline char type_mark = 0;
    Owner owner;
    explicit KeptOwner(Owner&& o) : owner(std::move(o)) {}
  };

  // Constructs an arena in memory that begins `offset` bytes before it. The first block ends at `end`; the space for
  // values, of `for_values` bytes, follows it.
  ONNXGEN_FORCE_INLINE Arena(char* end, std::uint32_t for_values, std::size_t offset, bool is_fixed) noexcept
      : next_(first_begin()),
        end_(end),
        first_end_(end),
        block_size_(static_cast<std::uint32_t>(end - next_)),
        for_values_(for_values),
        offset_(static_cast<std::uint8_t>(offset)),
        is_fixed_(is_fixed),
        is_secret_(false),
        shares_bytes_(false),
        borrows_strings_(false),
        keeps_replaced_(false) {
    if (!is_fixed) (void)memory_.try_add(malloc_size(first_size()));
  }
  ~Arena() = default;

  void* allocate_slow(std::size_t size) noexcept;
  enum class Content { kAny, kZeros };
  void* allocate_large(std::size_t size, Content content) noexcept;
  void* allocate_from_rest(std::size_t size, Content content) noexcept;
  bool add_block(std::size_t needed) noexcept;
  Block* take_block(std::size_t needed) noexcept;
  std::size_t next_block_size(std::size_t needed) const noexcept;
  void release_large(void* memory) noexcept;
  bool contains(const void* memory) const noexcept;
  void drop_kept() noexcept;
  void free_large() noexcept;
  void release_free_blocks(Release release) noexcept;
  std::size_t next_block_limit(std::size_t needed) const noexcept;
  // Returns whether the arena was created for a message with little besides large values. Its blocks are then small.
  bool is_for_little() const noexcept { return block_size_ < kFirstBlock; }
  char* base() const noexcept { return const_cast<char*>(reinterpret_cast<const char*>(this)) - offset_; }
  char* first_begin() noexcept { return reinterpret_cast<char*>(this + 1); }
  char* memory_end() const noexcept { return first_end_ + (ONNXGEN_FOR_SIZE ? 0 : for_values_); }
  std::size_t first_size() const noexcept { return static_cast<std::size_t>(memory_end() - base()); }
  std::size_t room_for_values() const noexcept { return for_values_ - used_by_values_; }
  void* acquire(std::size_t size, Content content) noexcept;
  void free_memory(void* memory, std::size_t size, Release release) noexcept;

  char* next_;
  char* end_;
  char* first_end_;               // end of the first block, where the space for values begins
  Block* blocks_ = nullptr;       // blocks in use, latest first, without the arena's own block
  Block* free_blocks_ = nullptr;  // blocks left over by clear(), earliest first
  Large* large_ = nullptr;
  Kept* kept_ = nullptr;
  MemoryLimit memory_;
  std::uint64_t parsed_bytes_ = 0;
  std::uint32_t block_size_;          // size of the largest block, at most kMaxBlock; the next one is twice as large
  std::uint32_t for_values_;          // size of the space for values, in bytes
  std::uint32_t used_by_values_ = 0;  // bytes of that space that are in use
  std::uint8_t offset_;               // bytes of the first allocation before the arena
  bool is_fixed_ : 1;
  bool is_secret_ : 1;
  bool shares_bytes_ : 1;
  bool borrows_strings_ : 1;
  bool keeps_replaced_ : 1;
  const ParseInput* input_ = nullptr;
};

inline constexpr std::size_t Arena::kSmallest = kFirstBlock + sizeof(Arena) + kToAlign;

}  // namespace onnxgen
