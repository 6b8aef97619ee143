// What the RepeatedPtrField of the protobuf profile is made of: pointers to elements, which it owns.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <new>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/storage/erased_elements.h"
#include "onnxgen/storage/memory_limit.h"

namespace onnxgen::heap {

// Elements come one by one, from `new`, or as a run whose length is known beforehand: one parsed, one copied. The first
// run's elements stand in one block with the pointers to them, which saves an allocation for each of them and keeps
// them side by side; the block's memory is given back with the array. An element stays where it is until it is removed.
template <class Element>
class ElementArray {
 public:
  // Programs written for libprotobuf count elements in int.
  static constexpr std::size_t kMaxSize = std::numeric_limits<int>::max();

  ElementArray() noexcept = default;
  ElementArray(const ElementArray&) = delete;
  ElementArray& operator=(const ElementArray&) = delete;
  ~ElementArray() { clear(); }

  std::size_t size() const noexcept { return block_ != nullptr ? block_->size : 0; }
  bool empty() const noexcept { return size() == 0; }
  std::size_t capacity() const noexcept { return block_ != nullptr ? block_->capacity : 0; }

  // Null when nothing was ever added.
  Element** data() const noexcept { return block_ != nullptr ? block_->pointers() : nullptr; }

  // Room for `count` pointers in all.
  void reserve(std::size_t count) {
    MemoryLimit unlimited;
    if (!try_reserve(count, unlimited)) out_of_memory();
  }

  // Takes over `element`, which new made.
  void adopt(Element* element) {
    MemoryLimit unlimited;
    if (!try_adopt(element, unlimited)) out_of_memory();
  }

  // The same; false, and nothing taken over, when memory is out or more than `memory` allows.
  bool try_adopt(Element* element, MemoryLimit& memory) noexcept {
    if (!try_grow(1, memory)) return false;
    block_->pointers()[block_->size++] = element;
    return true;
  }

  // Gives the elements [first, last) to the caller, in `to`, who deletes them; what follows moves up. Those of the run
  // are moved to memory of their own.
  void release(std::size_t first, std::size_t last, Element** to) {
    for (std::size_t i = first; i < last; ++i) {
      Element*& element = data()[i];
      if (!is_in_run(element)) continue;
      auto* const moved = new Element(std::move(*element));
      element->~Element();
      element = moved;
    }
    std::copy(data() + first, data() + last, to);
    if (first != last) remove_pointers(first, last);
  }

  // Removes the elements [first, last); what follows moves up. They are Elements, or all of one class that derives from
  // it, takes `element_size` bytes and has a virtual destructor.
  void erase(std::size_t first, std::size_t last, std::size_t element_size = sizeof(Element)) noexcept {
    for (std::size_t i = first; i < last; ++i) destroy(data()[i], element_size);
    if (first != last) remove_pointers(first, last);
  }

  // Removes all elements and gives the memory back.
  void clear() noexcept {
    if (block_ == nullptr) return;
    for (std::size_t i = 0; i < block_->size; ++i) destroy(block_->pointers()[i]);
    if (block_->run != block_) ::operator delete(block_->run);
    ::operator delete(block_);
    block_ = nullptr;
  }

  // The pointers of the array at `array`, of whatever type the elements are: all arrays are laid out alike.
  static ErasedElements erased(const void* array) noexcept {
    static_assert(offsetof(Block, size) == 0);
    return erased_block<decltype(Block::size)>(array, sizeof(Block));
  }

  void swap(ElementArray& other) noexcept { std::swap(block_, other.block_); }

  // Adds elements that follow one another.
  class Run {
   public:
    // There are `count` of them, or more. What they take is counted in `memory`, which outlives the run.
    Run(ElementArray& array, std::size_t count, MemoryLimit& memory) noexcept : array_(array), memory_(memory) {
      if (array.block_ == nullptr && count != 0) place_ = array.try_make_run(count, memory);
      if (place_ != nullptr) {
        end_ = place_ + count;
      } else {
        (void)array.try_grow(count, memory);  // if not now, then one by one
      }
    }

    // One more, made of `arguments`, at the array's end; nullptr when memory is out.
    template <class... Argument>
    Element* try_add(Argument&&... arguments) noexcept(noexcept(Element(std::declval<Argument>()...))) {
      if (place_ != end_) {
        auto* const element = new (place_) Element(std::forward<Argument>(arguments)...);
        ++place_;
        Block& block = *array_.block_;
        block.pointers()[block.size++] = element;
        return element;
      }
      if (!memory_.try_take(malloc_size(sizeof(Element)))) return nullptr;
      auto* const element = new (std::nothrow) Element(std::forward<Argument>(arguments)...);
      if (element == nullptr || array_.try_adopt(element, memory_)) return element;
      delete element;
      return nullptr;
    }

   private:
    ElementArray& array_;
    MemoryLimit& memory_;
    Element* place_ = nullptr;
    Element* end_ = nullptr;
  };

 private:
  struct Block {
    std::uint32_t size;
    std::uint32_t capacity;
    Block* run;  // holds the first run's elements behind its pointers, as many as it has capacity for; may be null

    Element** pointers() noexcept { return reinterpret_cast<Element**>(this + 1); }
    // Elements may be aligned more strictly than pointers are, where those have 32 bits.
    Element* elements() noexcept {
      std::size_t offset = sizeof(Block) + capacity * sizeof(Element*);
      offset = (offset + (alignof(Element) - 1)) / alignof(Element) * alignof(Element);
      return reinterpret_cast<Element*>(reinterpret_cast<char*>(this) + offset);
    }
  };

  static std::size_t block_size(std::size_t capacity, std::size_t bytes_each) noexcept {
    constexpr std::size_t kMaxBytes = std::numeric_limits<std::size_t>::max() / 2;
    return capacity <= std::min(kMaxSize, kMaxBytes / bytes_each) ? sizeof(Block) + capacity * bytes_each : 0;
  }

  // nullptr also where `bytes` are 0, for too many.
  static Block* try_allocate(std::size_t bytes, MemoryLimit& memory) noexcept {
    if (bytes == 0 || !memory.try_take(malloc_size(bytes))) return nullptr;
    return static_cast<Block*>(::operator new(bytes, std::nothrow));
  }

  bool try_reserve(std::size_t capacity, MemoryLimit& memory) noexcept {
    if (capacity <= this->capacity()) return true;
    Block* const larger = try_allocate(block_size(capacity, sizeof(Element*)), memory);
    if (larger == nullptr) return false;
    *larger = {static_cast<std::uint32_t>(size()), static_cast<std::uint32_t>(capacity), nullptr};
    if (block_ != nullptr) {
      std::memcpy(larger->pointers(), block_->pointers(), block_->size * sizeof(Element*));
      larger->run = block_->run;
      if (block_->run != block_) {
        memory.give_back(malloc_size(block_size(block_->capacity, sizeof(Element*))));
        ::operator delete(block_);
      }
    }
    block_ = larger;
    return true;
  }

  // Room for `count` more pointers; at least doubles, for short runs may follow one another.
  bool try_grow(std::size_t count, MemoryLimit& memory) noexcept {
    const std::size_t old_size = size();
    if (count <= capacity() - old_size) return true;
    if (count > kMaxSize - old_size) return false;
    return try_reserve(std::max(old_size + count, std::min(2 * old_size, kMaxSize)), memory);
  }

  // Where the first of `count` elements goes, and behind it the others; nullptr when memory is out.
  Element* try_make_run(std::size_t count, MemoryLimit& memory) noexcept {
    static_assert(alignof(Element) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);
    // A block of one element more than pointers has room for what aligning the elements takes.
    constexpr std::size_t kMore = alignof(Element) > alignof(Element*) ? 1 : 0;
    const std::size_t bytes = block_size(count + kMore, sizeof(Element*) + sizeof(Element));
    Block* const block = try_allocate(bytes, memory);
    if (block == nullptr) return nullptr;
    *block = {0, static_cast<std::uint32_t>(count), block};
    block_ = block;
    return block->elements();
  }

  bool is_in_run(const Element* element, std::size_t element_size = sizeof(Element)) const noexcept {
    Block* const run = block_->run;
    if (run == nullptr) return false;
    const auto offset = reinterpret_cast<std::uintptr_t>(element) - reinterpret_cast<std::uintptr_t>(run->elements());
    return offset < run->capacity * element_size;
  }

  void destroy(Element* element, std::size_t element_size = sizeof(Element)) noexcept {
    if (is_in_run(element, element_size)) {
      element->~Element();
    } else {
      delete element;
    }
  }

  void remove_pointers(std::size_t first, std::size_t last) noexcept {
    std::copy(data() + last, data() + size(), data() + first);
    block_->size -= static_cast<std::uint32_t>(last - first);
  }

  Block* block_ = nullptr;
};

}  // namespace onnxgen::heap
