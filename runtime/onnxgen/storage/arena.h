// The memory of one root message: blocks that are filled front to back and freed together.
//
// Everything that a message and its submessages own lives here, and nothing here has a destructor to run, so that
// destroying a model frees a handful of blocks. Blocks double in size up to kMaxBlock; the last ones of a parse are no
// larger than what is left of its input is likely to fill. Allocations of kLarge bytes and more get memory of their
// own, which release() gives back at once: replaced tensors do not pile up.
//
// What the arena held when it is cleared or destroyed may be kept for the next one: see memory_cache.h. Until then all
// that it gives back goes to the system, so that a process with a limit grows by no more than is counted.
//
// An arena may as well be made in memory of the caller's: then that is its one block, everything comes from it, and
// what does not fit is out of memory. See fixed_memory.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>

#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/storage/pages.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// Not thread-safe; const access to the messages in it is.
class Arena {
 public:
  static constexpr std::size_t kAlignment = 8;
  static constexpr std::size_t kLarge = 32 * 1024;  // from here on memory of its own, aligned to 64
  static constexpr std::size_t kOwnAlignment =
      64;  // of the arena itself, so that its pointer has room for six flag bits
  static constexpr std::size_t kMinFirstBlock = 512;
  static constexpr std::size_t kMaxFirstBlock = 64 * 1024;
  static constexpr std::size_t kMaxBlock = kHugePage;
  // What an arena takes that is created without an expectation.
  static const std::size_t kSmallest;

  // An arena whose first block takes about `expected_bytes`; nullptr when memory is out.
  static Arena* create(std::size_t expected_bytes) noexcept;
  // An arena that has the `size` bytes at `memory` and never any others; nullptr where they are too few for the arena
  // itself. They stay the caller's, who keeps them until the arena is destroyed.
  static Arena* create_in(void* memory, std::size_t size) noexcept;
  static void destroy(Arena* arena) noexcept;

  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // `size` uninitialised bytes aligned to 8; nullptr when memory is out or the limit is reached.
  ONNXGEN_ALWAYS_INLINE void* try_allocate(std::size_t size) noexcept {
    const std::size_t rounded = (size + (kAlignment - 1)) & ~(kAlignment - 1);
    // A `size` near the top of its range rounds to less than itself and is refused by the slow path.
    if (wire::is_likely(rounded >= size) && wire::is_likely(rounded <= static_cast<std::size_t>(end_ - next_)) &&
        wire::is_likely(rounded < kLarge)) {
      void* const memory = next_;
      next_ += rounded;
      wire::assume(memory != nullptr);
      return memory;
    }
    return allocate_slow(size);
  }

  // For callers that write first and know the size later: where the next allocation will stand, if at least `size`
  // bytes are left there, else nullptr; take() then makes it an allocation of `used` bytes.
  ONNXGEN_ALWAYS_INLINE char* peek(std::size_t size) const noexcept {
    return wire::is_likely(size <= static_cast<std::size_t>(end_ - next_)) ? next_ : nullptr;
  }
  ONNXGEN_ALWAYS_INLINE void take(std::size_t used) noexcept { next_ += (used + (kAlignment - 1)) & ~(kAlignment - 1); }

  // As try_allocate, but out_of_memory() instead of nullptr.
  void* allocate(std::size_t size);

  // The same, all zeros: for room that a program is given to fill, and may leave unfilled. What earlier models left in
  // memory cannot be seen there.
  void* allocate_zeros(std::size_t size);

  // Makes sure that the next try_allocate calls of `size` bytes together, below kLarge, succeed.
  bool try_reserve(std::size_t size) noexcept {
    return size <= static_cast<std::size_t>(end_ - next_) || add_block(size);
  }

  // Gives back what try_allocate(size) returned where that is possible now; otherwise it waits for the arena's end.
  void release(void* memory, std::size_t size) noexcept {
    if (size >= kLarge && !is_fixed_ && !keeps_replaced_) release_large(memory);
  }

  // What is replaced stays readable and unchanged from now on, until the arena is cleared: somebody looks at values
  // without the message's knowing.
  void keep_replaced() noexcept { keeps_replaced_ = true; }
  bool keeps_replaced() const noexcept { return keeps_replaced_; }

  // A T constructed in the arena, which must need no destructor: T(Arena&). nullptr when memory is out.
  template <class T>
  ONNXGEN_ALWAYS_INLINE T* try_create() noexcept {
    void* const memory = try_allocate(sizeof(T));
    return memory != nullptr ? new (memory) T(*this) : nullptr;
  }

  template <class T>
  T* create() {
    return new (allocate(sizeof(T))) T(*this);
  }

  // What is parsed into this arena, and about where that parse is.
  struct Input {
    const char* begin;
    const char* position;
    const char* end;
  };
  // The last blocks are no larger than what is left of `input` is likely to fill. It is looked at, and must live, until
  // another is given; nullptr stands for none.
  void expect(const Input* input) noexcept { input_ = input; }

  // Keeps `owner` (a std::shared_ptr, a mapping, ...) until the arena is cleared or destroyed.
  // On failure the owner is dropped and false returned.
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

  // Calls visit(const Owner&) for every owner of just this type that is kept, the latest first.
  template <class Owner, class Visit>
  void for_each_kept(Visit&& visit) const {
    for (const Kept* kept = kept_; kept != nullptr; kept = kept->next) {
      if (kept->type == &KeptOwner<Owner>::type_mark) visit(static_cast<const KeptOwner<Owner>*>(kept)->owner);
    }
  }

  // Whether it was made by create_in(). What works for the message may then take nothing from elsewhere, either.
  bool is_fixed() const noexcept { return is_fixed_; }

  // Bytes that are left in the block at hand; in a fixed arena there are no others.
  std::size_t room() const noexcept { return static_cast<std::size_t>(end_ - next_); }

  // For a parse's own needs: the last `size` bytes of the block at hand, a multiple of 8, until they are taken back;
  // the next loan stands right before it, and goes back first. nullptr where there is not as much.
  char* lend(std::size_t size) noexcept {
    if (size > room()) return nullptr;
    end_ -= size;
    return end_;
  }
  void take_back(std::size_t size) noexcept { end_ += size; }

  // Drops everything that was allocated and kept. Blocks stay, to be filled again; large allocations go.
  void clear() noexcept;

  // Strings in this arena may be borrowed from now on, until it is cleared: what a string points to is then looked for
  // in the arena's blocks before it is written to.
  void borrow_strings() noexcept { borrows_strings_ = true; }
  bool may_be_foreign(const void* string) const noexcept { return borrows_strings_ && !holds(string); }

  // At most `bytes` from the system from now on, what it holds already included. Blocks that clear() left over and that
  // exceed it are given back.
  void set_limit(std::uint64_t bytes) noexcept {
    memory_.set(bytes);
    if (allocated_bytes() > bytes) free_spares(Release::kToSystem);
  }

  // From now on all that is given back is wiped first, and nothing of it is kept for other arenas.
  void keep_secret() noexcept { is_secret_ = true; }
  bool is_secret() const noexcept { return is_secret_; }

  // Whether the bytes of what is merged into this arena are borrowed from where they come from, which somebody keeps
  // alive, rather than copied.
  void share_bytes(bool shares) noexcept { shares_bytes_ = shares; }
  bool shares_bytes() const noexcept { return shares_bytes_; }

  // Bytes taken from the system, as many as blocks and large allocations really take with all that is added to them.
  std::uint64_t allocated_bytes() const noexcept { return memory_.taken(); }

  // The count behind the two functions above, for what is taken elsewhere on behalf of the same message.
  MemoryLimit& memory() noexcept { return memory_; }

  // How long the root was on the wire when it was parsed, 0 if nobody said: likely its length when it is written.
  std::uint64_t parsed_bytes() const noexcept { return parsed_bytes_; }
  void add_parsed_bytes(std::uint64_t bytes) noexcept { parsed_bytes_ += bytes; }

  // Whether an allocation was refused by the limit, rather than by the system, since it was set.
  bool limit_reached() const noexcept { return memory_.reached(); }

 private:
  // Padded, so that strings may be copied from some bytes before their start: StringField::copy_blind_before.
  struct alignas(16) Block {
    Block* next;
    std::size_t size;  // as allocated
    char padding[48];
  };
  struct alignas(64) Large {
    Large* previous;
    Large* next;
    void* base;
    std::size_t size;  // as allocated
  };
  enum class Release { kToSystem, kToCache };
  struct Kept {
    void (*drop)(Kept*);
    const char* type;
    Kept* next;
  };
  template <class Owner>
  struct KeptOwner : Kept {
    // Its address tells the type. Not constant, for linkers may merge constants and functions that look the same.
    static inline char type_mark = 0;
    Owner owner;
    explicit KeptOwner(Owner&& o) : owner(std::move(o)) {}
  };

  Arena(char* begin, char* end, void* base, std::size_t latest_size, bool is_fixed) noexcept
      : next_(begin),
        end_(end),
        base_(base),
        first_begin_(begin),
        first_end_(end),
        block_size_(latest_size),
        is_fixed_(is_fixed) {
    if (!is_fixed) (void)memory_.try_take(malloc_size(first_size()));
  }
  ~Arena() = default;

  void* allocate_slow(std::size_t size) noexcept;
  enum class Content { kAny, kZeros };
  void* allocate_large(std::size_t size, Content content) noexcept;
  void* allocate_from_rest(std::size_t size, Content content) noexcept;
  bool add_block(std::size_t needed) noexcept;
  void release_large(void* memory) noexcept;
  void enter(Block* block) noexcept;
  bool holds(const void* memory) const noexcept;
  void drop_kept() noexcept;
  void free_large() noexcept;
  void free_spares(Release release) noexcept;
  std::size_t likely_rest() const noexcept;
  std::size_t first_size() const noexcept { return static_cast<std::size_t>(first_end_ - static_cast<char*>(base_)); }
  void* acquire(std::size_t size, Content content) noexcept;
  void give_back(void* memory, std::size_t size, Release release) noexcept;

  char* next_;
  char* end_;
  void* base_;  // what the system gave for the first block
  char* first_begin_;
  char* first_end_;
  Block* blocks_ = nullptr;  // in use, latest first; the arena's own block is not among them
  Block* spares_ = nullptr;  // left over by clear(), earliest first
  Large* large_ = nullptr;
  Kept* kept_ = nullptr;
  MemoryLimit memory_;
  std::uint64_t parsed_bytes_ = 0;
  std::size_t block_size_;  // of the latest block; the next is twice as large
  bool is_fixed_;
  bool is_secret_ = false;
  bool shares_bytes_ = false;
  bool borrows_strings_ = false;
  bool keeps_replaced_ = false;
  const Input* input_ = nullptr;
};

inline constexpr std::size_t Arena::kSmallest = kMinFirstBlock + sizeof(Arena) + kOwnAlignment;

}  // namespace onnxgen
