#include "onnxgen/protobuf/storage/text.h"

#include <memory>
#include <utility>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/protobuf/storage/arena_slabs.h"

namespace onnxgen::heap {

bool try_construct_text(void* to, std::string_view value, MemoryLimit& memory) noexcept {
  // Conservative: longer strings may also be stored in the object, but are counted.
  constexpr std::size_t kLongestInside = sizeof(std::string) / 2 - 1;
  if (value.size() > kLongestInside && !memory.try_add(malloc_size(value.size() + 1))) return false;
  return try_allocating([&] { new (to) std::string(value); });
}

const std::string& Text::empty_string() noexcept {
  static const std::string* const empty = new std::string;  // never destroyed, like default instances
  return *empty;
}

std::string* Text::make(const MessageHeader& message) {
  SlabAllocator* const slabs = slabs_of(message);
  void* const memory = slabs != nullptr ? slabs->try_allocate(sizeof(std::string)) : nullptr;
  auto* const made = memory != nullptr ? new (memory) std::string : new std::string;
  bits_ = reinterpret_cast<std::uintptr_t>(made) | (memory != nullptr ? kInSlabs : 0);
  return made;
}

std::string* Text::release() {
  if (bits_ == 0) return new std::string;
  if ((bits_ & kInSlabs) == 0) {
    std::string* const released = string();
    bits_ = 0;
    return released;
  }
  auto released = std::make_unique<std::string>(std::move(*string()));
  destroy();
  bits_ = 0;
  return released.release();
}

void Text::adopt(std::string* value) noexcept {
  if (bits_ != 0) destroy();
  bits_ = reinterpret_cast<std::uintptr_t>(value);
}

void Text::destroy() noexcept {
  std::string* const text = string();
  if ((bits_ & kInSlabs) == 0) {
    delete text;
  } else {
    text->~basic_string();
    free_object(text, sizeof(std::string));
  }
}

}  // namespace onnxgen::heap
