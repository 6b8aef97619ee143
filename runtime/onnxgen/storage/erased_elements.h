#pragma once

#include <cstddef>
#include <cstring>

namespace onnxgen {

// The elements of an array, side by side, for code that learns their type from elsewhere.
struct ErasedElements {
  const char* data = nullptr;
  std::size_t size = 0;
};

// Of an array that is a pointer to a block, null for none, whose first member is the size and whose elements begin
// `header` bytes behind its start.
template <class Size>
inline ErasedElements erased_block(const void* array, std::size_t header) noexcept {
  const char* block;
  std::memcpy(&block, array, sizeof block);
  if (block == nullptr) return {};
  Size size;
  std::memcpy(&size, block, sizeof size);
  return {block + header, static_cast<std::size_t>(size)};
}

}  // namespace onnxgen
