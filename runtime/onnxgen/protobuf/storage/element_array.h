// What the RepeatedPtrField of the protobuf profile is made of: pointers to elements, which it owns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "onnxgen/message/message_info.h"
#include "onnxgen/storage/erased_elements.h"
#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/storage/slab.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::heap {

// What a list does with its elements without knowing their type. An element is aligned as pointers and numbers are.
struct ElementType {
  std::size_t object_size;
  // Messages have the operators new and delete of their classes, which are those of SlabAllocator.
  bool is_message;
  // Makes an empty element in memory of that size.
  void (*construct)(void* place) noexcept;
  void (*destroy)(void* element) noexcept;
  // `to` is empty.
  void (*copy)(void* to, const void* from, const ElementType& type);
  void (*swap)(void* a, void* b, const ElementType& type) noexcept;
};

// Of std::string.
extern const ElementType kTextType;

// Of strings and of messages, whose classes describe themselves.
template <class Element>
const ElementType& element_type() noexcept {
  if constexpr (std::is_same_v<Element, std::string>) {
    return kTextType;
  } else {
    return MessageAccess::info<Element>();
  }
}

// An element on the heap, for its class's delete; nullptr when memory is out or more than the limit allows.
void* try_create(const ElementType& type, SlabAllocator& slabs) noexcept;
// The same without a limit; throws where memory is out.
void* create(const ElementType& type);

// What a class's delete does.
void delete_object(void* object, const ElementType& type) noexcept;

// Leaves the object empty, where it is.
inline void clear_object(void* object, const ElementType& type) noexcept {
  type.destroy(object);
  type.construct(object);
}

// Elements come one by one, from `new`, or as a run whose length is known beforehand: one parsed, one copied. The first
// run's elements stand in one block with the pointers to them, which saves an allocation for each of them and keeps
// them side by side; the block's memory is given back with the array. An element stays where it is until it is removed.
//
// The array does not know the type of its elements. Whoever has it gives it to the functions that need it, the same one
// each time, and calls clear() before the array is destroyed.
class ElementArray {
 public:
  // Programs written for libprotobuf count elements in int.
  static constexpr std::size_t kMaxSize = std::numeric_limits<int>::max();

  ElementArray() noexcept = default;
  ElementArray(const ElementArray&) = delete;
  ElementArray& operator=(const ElementArray&) = delete;
  ~ElementArray() = default;

  std::size_t size() const noexcept { return block_ != nullptr ? block_->size : 0; }
  bool empty() const noexcept { return size() == 0; }
  std::size_t capacity() const noexcept { return block_ != nullptr ? block_->capacity : 0; }

  // Null when nothing was ever added.
  void** data() const noexcept { return block_ != nullptr ? block_->pointers() : nullptr; }

  // Room for `count` pointers in all.
  void reserve(std::size_t count);

  // One more element, empty.
  void* add(const ElementType& type);

  // Takes over `element`, which new made.
  void adopt(void* element);

  // Copies of the elements of `other`, which may be this array.
  void append(const ElementArray& other, const ElementType& type);

  // Gives the elements [first, last) to the caller, in `to`, who deletes them; what follows moves up. Those of the run
  // are moved to memory of their own.
  void release(std::size_t first, std::size_t last, void** to, const ElementType& type);

  // Removes the elements [first, last); what follows moves up.
  void erase(std::size_t first, std::size_t last, const ElementType& type) noexcept;

  // Removes all elements and gives the memory back.
  void clear(const ElementType& type) noexcept;

  // The pointers of the array at `array`, of whatever type the elements are: all arrays are laid out alike.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(Block, size) == 0);
    return erased_block<decltype(Block::size)>(array, sizeof(Block));
  }

  void swap(ElementArray& other) noexcept { std::swap(block_, other.block_); }

  // Adds elements that follow one another.
  class Run {
   public:
    // There are `count` of them, or more, whose memory comes from `slabs`, which outlive the run.
    Run(ElementArray& array, const ElementType& type, std::size_t count, SlabAllocator& slabs) noexcept;
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    // Where the next element is to be made, at the array's end; nullptr when memory is out. Then it is kept, or, if it
    // could not be made, the place is given up.
    void* try_place() noexcept { return place_ != end_ ? place_ : try_place_alone(); }
    void keep(void* element) noexcept {
      if (place_ != end_) place_ += type_.object_size;
      Block& block = *array_.block_;
      block.pointers()[block.size++] = element;
    }

    void give_up(void* place) noexcept;

   private:
    void* try_place_alone() noexcept;

    ElementArray& array_;
    const ElementType& type_;
    SlabAllocator& slabs_;
    char* place_ = nullptr;
    char* end_ = nullptr;
  };

 private:
  struct Block {
    std::uint32_t size;
    std::uint32_t capacity;
    Block* run;  // holds the first run's elements behind its pointers, as many as it has capacity for; may be null

    void** pointers() noexcept { return reinterpret_cast<void**>(this + 1); }
    // Elements may be aligned more strictly than pointers are, where those have 32 bits.
    char* elements() noexcept {
      std::size_t offset = sizeof(Block) + capacity * sizeof(void*);
      offset = (offset + (kAlignment - 1)) / kAlignment * kAlignment;
      return reinterpret_cast<char*>(this) + offset;
    }
  };
  static constexpr std::size_t kAlignment = alignof(std::uint64_t);

  static std::size_t block_size(std::size_t capacity) noexcept;
  static std::size_t run_size(std::size_t count, std::size_t object_size) noexcept;
  bool try_reserve(std::size_t capacity, MemoryLimit& memory) noexcept;
  bool try_grow(std::size_t count, MemoryLimit& memory) noexcept;
  char* try_make_run(std::size_t count, std::size_t object_size, SlabAllocator& slabs) noexcept;
  void remove_pointers(std::size_t first, std::size_t last) noexcept;

  bool is_in_run(const void* element, std::size_t object_size) const noexcept {
    Block* const run = block_->run;
    if (run == nullptr) return false;
    const auto offset = reinterpret_cast<std::uintptr_t>(element) - reinterpret_cast<std::uintptr_t>(run->elements());
    return offset < run->capacity * object_size;
  }

  Block* block_ = nullptr;
};

// Of a block with elements behind its pointers; 0 where that is too much. In 64 bits, which kMaxSize objects do not
// exceed: to divide in order to see that would take longer than all else that is done for a short run.
inline std::size_t ElementArray::run_size(std::size_t count, std::size_t object_size) noexcept {
  constexpr std::size_t kMaxBytes = std::numeric_limits<std::size_t>::max() / 2;
  constexpr std::size_t kToAlign = kAlignment - alignof(void*);
  const std::uint64_t bytes = sizeof(Block) + kToAlign + std::uint64_t{count} * (sizeof(void*) + object_size);
  return count <= kMaxSize && bytes <= kMaxBytes ? static_cast<std::size_t>(bytes) : 0;
}

// Where the first of `count` elements goes, and behind it the others; nullptr when memory is out.
ONNXGEN_ALWAYS_INLINE inline char* ElementArray::try_make_run(std::size_t count, std::size_t object_size,
                                                              SlabAllocator& slabs) noexcept {
  const std::size_t size = run_size(count, object_size);
  auto* const block = size != 0 ? static_cast<Block*>(slabs.try_allocate(size)) : nullptr;
  if (block == nullptr) return nullptr;
  *block = {0, static_cast<std::uint32_t>(count), block};
  block_ = block;
  return block->elements();
}

ONNXGEN_ALWAYS_INLINE inline ElementArray::Run::Run(ElementArray& array, const ElementType& type, std::size_t count,
                                                    SlabAllocator& slabs) noexcept
    : array_(array), type_(type), slabs_(slabs) {
  if (array.block_ == nullptr && count != 0) place_ = array.try_make_run(count, type.object_size, slabs);
  if (place_ != nullptr) {
    end_ = place_ + count * type.object_size;
  } else {
    (void)array.try_grow(count, slabs.memory());  // if not now, then one by one
  }
}

}  // namespace onnxgen::heap
