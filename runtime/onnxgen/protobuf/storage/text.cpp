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

std::string* Text::make(const MessageHeader& message, std::string_view value) {
  SlabAllocator* const slabs = slabs_of(message);
  if (slabs == nullptr) {
    adopt(new std::string(value));
  } else if (!try_construct(value, *slabs)) {
    out_of_memory();
  }
  return string();
}

void Text::set(std::string_view value, const MessageHeader& message) {
  if (bits_ != 0) {
    string()->assign(value);
  } else {
    make(message, value);
  }
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
