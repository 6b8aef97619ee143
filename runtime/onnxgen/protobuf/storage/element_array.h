// Array behind RepeatedPtrField in the protobuf profile: pointers to elements that it owns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"
#include "onnxgen/storage/erased_elements.h"
#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/storage/slab.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::heap {

// Operations of a list on its elements, independent of their type. Elements are aligned like pointers and numbers.
struct ElementType {
  std::size_t object_size;
  // Messages use operator new and delete of their classes, which use SlabAllocator.
  bool is_message;
  // Constructs an empty element in memory of object_size bytes.
  void (*construct)(void* memory) noexcept;
  void (*destroy)(void* element) noexcept;
  // `to` is empty.
  void (*copy)(void* to, const void* from, const ElementType& type);
  void (*swap)(void* a, void* b, const ElementType& type) noexcept;
};

// Operations of std::string.
extern const ElementType kTextType;

// Returns the operations of strings or of messages, whose classes describe themselves.
template <class Element>
const ElementType& element_type() noexcept {
  if constexpr (std::is_same_v<Element, std::string>) {
    return kTextType;
  } else {
    return MessageAccess::info<Element>();
  }
}

// Creates an element on the heap, to be freed by its class's delete. Returns nullptr if memory is exhausted or the
// limit is reached.
void* try_create(const ElementType& type, SlabAllocator& slabs) noexcept;
// Creates an element on the heap without a limit, if possible in `slabs`. Calls out_of_memory() on failure.
void* create(const ElementType& type, SlabAllocator* slabs = nullptr);

// Deletes an object made by new or try_create(). Returns a message of an arena to it, and ignores a string that an
// arena owns.
void delete_object(void* object, const ElementType& type) noexcept;

// Clears a message in place. `data` is its data.
inline void clear_message(void* message, void* data, const ElementType& type) noexcept {
  const bool is_in_slab = message::header_of(data).is_in_slab();
  type.destroy(message);
  type.construct(message);
  message::header_of(data).set_in_slab(is_in_slab);
}

// An array of pointers to elements. Elements are added individually, or as a run of known length: when a repeated field
// is parsed or copied. The elements of the first run are in one block together with the pointers, which saves an
// allocation per element and keeps them adjacent; the block is freed with the array. An element keeps its address until
// it is removed.
//
// The array does not store the type of its elements. Its owner passes the type to the functions that need it, always
// the same one, and must call clear() before destroying the array.
class ElementArray {
 public:
  // Programs written for libprotobuf count elements in int.
  static constexpr std::size_t kMaxSize = (std::numeric_limits<int>::max)();

  ElementArray() noexcept = default;
  ElementArray(const ElementArray&) = delete;
  ElementArray& operator=(const ElementArray&) = delete;
  ~ElementArray() = default;

  std::size_t size() const noexcept { return block_ != nullptr ? block_->size : 0; }
  bool empty() const noexcept { return size() == 0; }
  std::size_t capacity() const noexcept { return block_ != nullptr ? block_->capacity : 0; }

  // Null if nothing was ever added.
  void** data() const noexcept { return block_ != nullptr ? block_->pointers() : nullptr; }

  // Ensures capacity for `count` pointers in total. Growth at least doubles it.
  void reserve(std::size_t count);

  // Appends an empty element. `slabs` are those of the message with the array, if it is in a slab: then new pointers
  // and elements are allocated there, the first few strings as a run.
  void* add(const ElementType& type, SlabAllocator* slabs = nullptr);

  // Appends `element`, which was created by new or is an arena's, and takes ownership of it, even on failure.
  void adopt(void* element, const ElementType& type);

  // Appends copies of the elements of `other`, which may be this array.
  void append(const ElementArray& other, const ElementType& type);

  // Removes the elements [first, last) and passes them to the caller in `to`, who must delete them. Later elements move
  // up. Elements in the run's block are moved to separate memory. Strings that an arena owns are copied, or with
  // kReleased passed as they are, and the caller must not delete them.
  enum class ArenaTexts { kCopied, kReleased };
  void release(std::size_t first, std::size_t last, void** to, const ElementType& type,
               ArenaTexts arena_texts = ArenaTexts::kCopied);

  // Destroys and removes the elements [first, last). Later elements move up.
  void erase(std::size_t first, std::size_t last, const ElementType& type) noexcept;

  // Destroys and removes all elements and frees the memory.
  void clear(const ElementType& type) noexcept;

  // Returns the pointers of the array at `array`. Works for every element type, because all arrays have the same
  // layout.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(Block, size) == 0);
    return erased_block<decltype(Block::size)>(array, sizeof(Block));
  }

  void swap(ElementArray& other) noexcept { std::swap(block_, other.block_); }

  // Appends consecutive elements.
  class Run {
   public:
    // `count` is the expected number of elements; more are allowed. Their memory comes from `slabs`, which must outlive
    // the run.
    Run(ElementArray& array, const ElementType& type, std::size_t count, SlabAllocator& slabs) noexcept;
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    // Returns memory for the next element, or nullptr if memory is exhausted. After constructing the element, call
    // keep(), or free_memory() if construction failed.
    void* try_allocate() noexcept { return next_ != end_ ? next_ : try_allocate_separately(); }
    void keep(void* element) noexcept {
      if (next_ != end_) next_ += type_.object_size;
      Block& block = *array_.block_;
      block.pointers()[block.size++] = element;
    }

    void free_memory(void* memory) noexcept;

   private:
    void* try_allocate_separately() noexcept;

    ElementArray& array_;
    const ElementType& type_;
    SlabAllocator& slabs_;
    char* next_ = nullptr;
    char* end_ = nullptr;
  };

 private:
  struct Block {
    std::uint32_t size;
    std::uint32_t capacity;
    // Address of the block with the run, or 0. The run's elements follow that block's pointers, as many as its
    // capacity. The lowest bits count the elements at the end of the run that have not been added yet.
    std::uintptr_t run_bits;

    Block* run() const noexcept { return reinterpret_cast<Block*>(run_bits & ~kUnused); }
    std::size_t unused() const noexcept { return run_bits & kUnused; }

    void** pointers() noexcept { return reinterpret_cast<void**>(this + 1); }
    // Elements may need a stricter alignment than pointers if pointers have 32 bits.
    char* elements() noexcept {
      std::size_t offset = sizeof(Block) + capacity * sizeof(void*);
      offset = (offset + (kAlignment - 1)) / kAlignment * kAlignment;
      return reinterpret_cast<char*>(this) + offset;
    }
  };
  static constexpr std::size_t kAlignment = alignof(std::uint64_t);  // 4 on some machines with 32 bits
  static constexpr std::uintptr_t kUnused = kAlignment - 1;
  // Strings in a run that is made before its length is known, and the smallest capacity in slabs.
  static constexpr std::size_t kFew = kUnused < 4 ? kUnused : 4;

  static std::size_t block_size(std::size_t capacity) noexcept;
  static std::size_t run_size(std::size_t count, std::size_t object_size) noexcept;
  bool try_reserve(std::size_t capacity, MemoryLimit& memory, SlabAllocator* slabs = nullptr) noexcept;
  bool try_grow(std::size_t count, MemoryLimit& memory, SlabAllocator* slabs = nullptr) noexcept;
  char* try_make_run(std::size_t count, std::size_t object_size, SlabAllocator& slabs) noexcept;
  static void free_pointers(Block* block, MemoryLimit& memory) noexcept;
  void* take_unused(std::size_t object_size) noexcept;
  void delete_element(void* element, const ElementType& type) const noexcept;
  void remove_pointers(std::size_t first, std::size_t last) noexcept;

  bool is_in_run(const void* element, std::size_t object_size) const noexcept {
    Block* const run = block_->run();
    if (run == nullptr) return false;
    const auto offset = reinterpret_cast<std::uintptr_t>(element) - reinterpret_cast<std::uintptr_t>(run->elements());
    return offset < run->capacity * object_size;
  }

  Block* block_ = nullptr;
};

// Returns the size of a block of pointers and elements, or 0 if it is too large. Computed in 64 bits, which kMaxSize
// objects do not exceed: a division to check for overflow would take longer than all other work on a short run.
inline std::size_t ElementArray::run_size(std::size_t count, std::size_t object_size) noexcept {
  constexpr std::size_t kMaxBytes = (std::numeric_limits<std::size_t>::max)() / 2;
  constexpr std::size_t kToAlign = kAlignment - alignof(void*);
  const std::uint64_t bytes = sizeof(Block) + kToAlign + std::uint64_t{count} * (sizeof(void*) + object_size);
  return count <= kMaxSize && bytes <= kMaxBytes ? static_cast<std::size_t>(bytes) : 0;
}

// Allocates a block for `count` elements. Returns the address of the first element, or nullptr if memory is exhausted.
ONNXGEN_ALWAYS_INLINE inline char* ElementArray::try_make_run(std::size_t count, std::size_t object_size,
                                                              SlabAllocator& slabs) noexcept {
  const std::size_t size = run_size(count, object_size);
  auto* const block = size != 0 ? static_cast<Block*>(slabs.try_allocate(size)) : nullptr;
  if (block == nullptr) return nullptr;
  *block = {0, static_cast<std::uint32_t>(count), reinterpret_cast<std::uintptr_t>(block)};
  block_ = block;
  return block->elements();
}

ONNXGEN_ALWAYS_INLINE inline ElementArray::Run::Run(ElementArray& array, const ElementType& type, std::size_t count,
                                                    SlabAllocator& slabs) noexcept
    : array_(array), type_(type), slabs_(slabs) {
  if (array.block_ == nullptr && count != 0) next_ = array.try_make_run(count, type.object_size, slabs);
  if (next_ != nullptr) {
    end_ = next_ + count * type.object_size;
  } else {
    (void)array.try_grow(count, slabs.memory());  // on failure, space is allocated for each element
  }
}

}  // namespace onnxgen::heap
