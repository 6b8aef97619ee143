// Input of a parse and the position that the parser has reached.
#pragma once

#include <cstddef>

namespace onnxgen {

// Allocators of a parse read it to estimate how much memory the rest of the input needs.
struct ParseInput {
  const char* begin;
  const char* position;  // start of the latest message or run of messages
  const char* end;

  std::size_t size() const noexcept { return static_cast<std::size_t>(end - begin); }

  // Returns the number of bytes that the parser has not read yet, while it allocates memory for `needed` bytes that
  // were read after `position`.
  std::size_t left_after(std::size_t needed) const noexcept {
    const auto left = static_cast<std::size_t>(end - position);
    return left > needed ? left - needed : 0;
  }
};

}  // namespace onnxgen
