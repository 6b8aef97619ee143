#include "onnxgen/protobuf/storage/element_array.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "onnxgen/error/status.h"

namespace onnxgen::heap {
namespace {

std::string& text_at(void* element) noexcept {
  return *static_cast<std::string*>(element);
}

}  // namespace

const ElementType kTextType{
    sizeof(std::string),
    [](void* place) noexcept { new (place) std::string; },
    [](void* element) noexcept { text_at(element).~basic_string(); },
    [](void* to, const void* from, const ElementType&) { text_at(to) = *static_cast<const std::string*>(from); },
    [](void* a, void* b, const ElementType&) noexcept { text_at(a).swap(text_at(b)); },
};

void* try_create(const ElementType& type, MemoryLimit& memory) noexcept {
  if (!memory.try_take(malloc_size(type.object_size))) return nullptr;
  void* const place = ::operator new(type.object_size, std::nothrow);
  if (place != nullptr) type.construct(place);
  return place;
}

void* create(const ElementType& type) {
  MemoryLimit unlimited;
  void* const object = try_create(type, unlimited);
  if (object == nullptr) out_of_memory();
  return object;
}

void ElementArray::reserve(std::size_t count) {
  MemoryLimit unlimited;
  if (!try_reserve(count, unlimited)) out_of_memory();
}

void ElementArray::adopt(void* element) {
  MemoryLimit unlimited;
  if (!try_grow(1, unlimited)) out_of_memory();
  block_->pointers()[block_->size++] = element;
}

void* ElementArray::add(const ElementType& type) {
  MemoryLimit unlimited;
  if (!try_grow(1, unlimited)) out_of_memory();
  void* const element = create(type);
  block_->pointers()[block_->size++] = element;
  return element;
}

void ElementArray::append(const ElementArray& other, const ElementType& type) {
  const std::size_t count = other.size();
  MemoryLimit unlimited;
  Run run(*this, type.object_size, count, unlimited);
  for (std::size_t i = 0; i < count; ++i) {
    void* const element = run.try_place();
    if (element == nullptr) out_of_memory();
    type.construct(element);
    run.keep(element);
    type.copy(element, other.data()[i], type);
  }
}

void ElementArray::release(std::size_t first, std::size_t last, void** to, const ElementType& type) {
  for (std::size_t i = first; i < last; ++i) {
    void*& element = data()[i];
    if (!is_in_run(element, type.object_size)) continue;
    void* const moved = create(type);
    type.swap(moved, element, type);
    type.destroy(element);
    element = moved;
  }
  std::copy(data() + first, data() + last, to);
  if (first != last) remove_pointers(first, last);
}

void ElementArray::erase(std::size_t first, std::size_t last, const ElementType& type) noexcept {
  for (std::size_t i = first; i < last; ++i) {
    void* const element = data()[i];
    type.destroy(element);
    if (!is_in_run(element, type.object_size)) ::operator delete(element);
  }
  if (first != last) remove_pointers(first, last);
}

void ElementArray::clear(const ElementType& type) noexcept {
  Block* const block = block_;
  if (block == nullptr) return;
  for (std::size_t i = 0; i < block->size; ++i) {
    void* const element = block->pointers()[i];
    type.destroy(element);
    if (!is_in_run(element, type.object_size)) ::operator delete(element);
  }
  if (block->run != block) ::operator delete(block->run);
  ::operator delete(block);
  block_ = nullptr;
}

std::size_t ElementArray::block_size(std::size_t capacity, std::size_t bytes_each) noexcept {
  constexpr std::size_t kMaxBytes = std::numeric_limits<std::size_t>::max() / 2;
  return capacity <= std::min(kMaxSize, kMaxBytes / bytes_each) ? sizeof(Block) + capacity * bytes_each : 0;
}

// nullptr also where `bytes` are 0, for too many.
ElementArray::Block* ElementArray::try_allocate(std::size_t bytes, MemoryLimit& memory) noexcept {
  if (bytes == 0 || !memory.try_take(malloc_size(bytes))) return nullptr;
  return static_cast<Block*>(::operator new(bytes, std::nothrow));
}

bool ElementArray::try_reserve(std::size_t capacity, MemoryLimit& memory) noexcept {
  if (capacity <= this->capacity()) return true;
  Block* const larger = try_allocate(block_size(capacity, sizeof(void*)), memory);
  if (larger == nullptr) return false;
  *larger = {static_cast<std::uint32_t>(size()), static_cast<std::uint32_t>(capacity), nullptr};
  if (block_ != nullptr) {
    std::memcpy(larger->pointers(), block_->pointers(), block_->size * sizeof(void*));
    larger->run = block_->run;
    if (block_->run != block_) {
      memory.give_back(malloc_size(block_size(block_->capacity, sizeof(void*))));
      ::operator delete(block_);
    }
  }
  block_ = larger;
  return true;
}

// Room for `count` more pointers; at least doubles, for short runs may follow one another.
bool ElementArray::try_grow(std::size_t count, MemoryLimit& memory) noexcept {
  const std::size_t old_size = size();
  if (count <= capacity() - old_size) return true;
  if (count > kMaxSize - old_size) return false;
  return try_reserve(std::max(old_size + count, std::min(2 * old_size, kMaxSize)), memory);
}

// Where the first of `count` elements goes, and behind it the others; nullptr when memory is out.
char* ElementArray::try_make_run(std::size_t count, std::size_t object_size, MemoryLimit& memory) noexcept {
  static_assert(kAlignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);
  // A block of one element more than pointers has room for what aligning the elements takes.
  constexpr std::size_t kMore = kAlignment > alignof(void*) ? 1 : 0;
  Block* const block = try_allocate(block_size(count + kMore, sizeof(void*) + object_size), memory);
  if (block == nullptr) return nullptr;
  *block = {0, static_cast<std::uint32_t>(count), block};
  block_ = block;
  return block->elements();
}

void ElementArray::remove_pointers(std::size_t first, std::size_t last) noexcept {
  std::copy(data() + last, data() + size(), data() + first);
  block_->size -= static_cast<std::uint32_t>(last - first);
}

ElementArray::Run::Run(ElementArray& array, std::size_t object_size, std::size_t count, MemoryLimit& memory) noexcept
    : array_(array), memory_(memory), object_size_(object_size) {
  if (array.block_ == nullptr && count != 0) place_ = array.try_make_run(count, object_size, memory);
  if (place_ != nullptr) {
    end_ = place_ + count * object_size;
  } else {
    (void)array.try_grow(count, memory);  // if not now, then one by one
  }
}

void* ElementArray::Run::try_place_alone() noexcept {
  if (!memory_.try_take(malloc_size(object_size_))) return nullptr;
  if (!array_.try_grow(1, memory_)) return nullptr;
  return ::operator new(object_size_, std::nothrow);
}

}  // namespace onnxgen::heap
