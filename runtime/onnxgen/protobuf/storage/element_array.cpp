#include "onnxgen/protobuf/storage/element_array.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

#include "onnxgen/error/status.h"
#include "onnxgen/protobuf/storage/arena_slabs.h"
#include "onnxgen/protobuf/storage/owned_texts.h"

namespace onnxgen::heap {
namespace {

std::string& text_at(void* element) noexcept {
  return *static_cast<std::string*>(element);
}

void* try_allocate_element(const ElementType& type, SlabAllocator& slabs) noexcept {
  if (type.is_message) return slabs.try_allocate(type.object_size);
  if (!slabs.memory().try_add(malloc_size(type.object_size))) return nullptr;
  return ::operator new(type.object_size, std::nothrow);
}

void free_element(void* element, const ElementType& type) noexcept {
  if (type.is_message) return free_object(element, type.object_size);
  ::operator delete(element);
}

// Returns whether the arena was reset before its message lost its place in another message. Otherwise, the message is
// returned to the arena.
bool is_survivor(ArenaMessage& message) noexcept {
  return message.change(ArenaMessage::kHeld, ArenaMessage::kOwned) == ArenaMessage::kSurvivor;
}

}  // namespace

const ElementType kTextType{
    sizeof(std::string),
    false,
    [](void* memory) noexcept { new (memory) std::string; },
    [](void* element) noexcept { text_at(element).~basic_string(); },
    [](void* to, const void* from, const ElementType&) { text_at(to) = *static_cast<const std::string*>(from); },
    [](void* a, void* b, const ElementType&) noexcept { text_at(a).swap(text_at(b)); },
};

void* try_create(const ElementType& type, SlabAllocator& slabs) noexcept {
  void* const memory = try_allocate_element(type, slabs);
  if (memory != nullptr) type.construct(memory);
  return memory;
}

void* create(const ElementType& type, SlabAllocator* slabs) {
  if (slabs != nullptr) {
    if (void* const object = try_create(type, *slabs)) return object;
  }
  MemoryLimit unlimited;
  SlabAllocator alone(unlimited);
  void* const object = try_create(type, alone);
  if (object == nullptr) out_of_memory();
  return object;
}

void delete_object(void* object, const ElementType& type) noexcept {
  if (type.is_message) {
    ArenaMessage* const in_arena = SlabAllocator::in_arena(object);
    if (in_arena != nullptr && !is_survivor(*in_arena)) return;
  } else if (return_text(object)) {
    return;
  }
  type.destroy(object);
  free_element(object, type);
}

void ElementArray::reserve(std::size_t count) {
  MemoryLimit unlimited;
  if (count > capacity() && !try_reserve(std::max(count, std::min(2 * capacity(), kMaxSize)), unlimited)) {
    out_of_memory();
  }
}

void ElementArray::adopt(void* element, const ElementType& type) {
  MemoryLimit unlimited;
  if (!type.is_message) lend_text(element);
  if (!try_grow(1, unlimited)) {
    delete_object(element, type);
    out_of_memory();
  }
  block_->pointers()[block_->size++] = element;
}

void* ElementArray::add(const ElementType& type, SlabAllocator* slabs) {
  MemoryLimit unlimited;
  const bool starts_run = slabs != nullptr && block_ == nullptr && !type.is_message;
  if (starts_run && try_make_run(kFew, type.object_size, *slabs) != nullptr) block_->run_bits |= kFew;
  if (!try_grow(1, unlimited, slabs)) out_of_memory();
  void* element = take_unused(type.object_size);
  if (element != nullptr) {
    type.construct(element);
  } else {
    element = create(type, slabs);
  }
  block_->pointers()[block_->size++] = element;
  return element;
}

// Returns memory for the next element of the run, or nullptr if it has none left.
void* ElementArray::take_unused(std::size_t object_size) noexcept {
  const std::size_t unused = block_->unused();
  if (unused == 0) return nullptr;
  --block_->run_bits;
  Block* const run = block_->run();
  return run->elements() + (run->capacity - unused) * object_size;
}

void ElementArray::append(const ElementArray& other, const ElementType& type) {
  const std::size_t count = other.size();
  MemoryLimit unlimited;
  SlabAllocator alone(unlimited);
  Run run(*this, type, count, alone);
  for (std::size_t i = 0; i < count; ++i) {
    void* const element = run.try_allocate();
    if (element == nullptr) out_of_memory();
    type.construct(element);
    run.keep(element);
    type.copy(element, other.data()[i], type);
  }
}

void ElementArray::release(std::size_t first, std::size_t last, void** to, const ElementType& type,
                           ArenaTexts arena_texts) {
  for (std::size_t i = first; i < last; ++i) {
    void*& element = data()[i];
    if (is_in_run(element, type.object_size)) {
      void* const moved = create(type);
      type.swap(moved, element, type);
      type.destroy(element);
      element = moved;
    } else if (!type.is_message && arena_texts == ArenaTexts::kReleased) {
      release_text(element);
    } else if (!type.is_message && is_owned_text(element)) {
      auto copy = std::make_unique<std::string>(text_at(element));
      (void)return_text(element);
      element = copy.release();
    }
  }
  std::copy(data() + first, data() + last, to);
  if (first != last) remove_pointers(first, last);
}

void ElementArray::erase(std::size_t first, std::size_t last, const ElementType& type) noexcept {
  for (std::size_t i = first; i < last; ++i) {
    delete_element(data()[i], type);
  }
  if (first != last) remove_pointers(first, last);
}

void ElementArray::delete_element(void* element, const ElementType& type) const noexcept {
  if (!is_in_run(element, type.object_size)) return delete_object(element, type);
  type.destroy(element);
}

void ElementArray::clear(const ElementType& type) noexcept {
  Block* const block = block_;
  if (block == nullptr) return;
  for (std::size_t i = 0; i < block->size; ++i) {
    delete_element(block->pointers()[i], type);
  }
  Block* const run = block->run();
  if (run != block) free_object(block, block_size(block->capacity));
  if (run != nullptr) free_object(run, run_size(run->capacity, type.object_size));
  block_ = nullptr;
}

// Returns the size of a block of pointers. There are at most kMaxSize.
std::size_t ElementArray::block_size(std::size_t capacity) noexcept {
  return sizeof(Block) + capacity * sizeof(void*);
}

void ElementArray::free_pointers(Block* block, MemoryLimit& memory) noexcept {
  const std::size_t size = block_size(block->capacity);
  if (SlabAllocator::is_of_arena(block)) return free_of_arena(block, size);
  SlabAllocator::free_and_subtract(block, size, memory);
}

bool ElementArray::try_reserve(std::size_t capacity, MemoryLimit& memory, SlabAllocator* slabs) noexcept {
  if (capacity <= this->capacity()) return true;
  constexpr std::size_t kMaxBytes = std::numeric_limits<std::size_t>::max() / 2;
  if (capacity > std::min(kMaxSize, kMaxBytes / sizeof(void*))) return false;
  const std::size_t size = block_size(capacity);
  void* const allocated =
      slabs != nullptr ? slabs->try_allocate(size) : SlabAllocator::try_allocate_separately(size, memory);
  auto* const larger = static_cast<Block*>(allocated);
  if (larger == nullptr) return false;
  *larger = {static_cast<std::uint32_t>(this->size()), static_cast<std::uint32_t>(capacity), 0};
  if (block_ != nullptr) {
    std::memcpy(larger->pointers(), block_->pointers(), block_->size * sizeof(void*));
    larger->run_bits = block_->run_bits;
    if (block_->run() != block_) free_pointers(block_, memory);
  }
  block_ = larger;
  return true;
}

// Ensures capacity for `count` more pointers. At least doubles it, since several short runs may follow.
bool ElementArray::try_grow(std::size_t count, MemoryLimit& memory, SlabAllocator* slabs) noexcept {
  const std::size_t old_size = size();
  if (count <= capacity() - old_size) return true;
  if (count > kMaxSize - old_size) return false;
  const std::size_t doubled = std::max(2 * old_size, slabs != nullptr ? kFew : 0);
  return try_reserve(std::max(old_size + count, std::min(doubled, kMaxSize)), memory, slabs);
}

void ElementArray::remove_pointers(std::size_t first, std::size_t last) noexcept {
  std::copy(data() + last, data() + size(), data() + first);
  block_->size -= static_cast<std::uint32_t>(last - first);
}

void* ElementArray::Run::try_allocate_separately() noexcept {
  return array_.try_grow(1, slabs_.memory()) ? try_allocate_element(type_, slabs_) : nullptr;
}

void ElementArray::Run::free_memory(void* memory) noexcept {
  if (next_ == end_) free_element(memory, type_);
}

}  // namespace onnxgen::heap
