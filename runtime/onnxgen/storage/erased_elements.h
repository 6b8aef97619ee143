#pragma once

#include <cstddef>
#include <cstring>

namespace onnxgen {

// The contiguous elements of an array, for code that gets their type from elsewhere.
struct ErasedElements {
  const char* data = nullptr;
  std::size_t size = 0;
};

// Returns the elements of an array that is a pointer to a block, or null. The block's first member is the size; its
// elements begin at offset `header`.
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
