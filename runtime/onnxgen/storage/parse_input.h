// Input of a parse and the position that the parser has reached.
#pragma once

#include <cstddef>

namespace onnxgen {

// Position of a parser in its input. The allocators of a parse estimate from it how much memory the rest of the input
// needs.
struct ParseInput {
  const char* begin;
  const char* position;  // start of the latest message or run of messages
  const char* end;

  std::size_t size() const noexcept { return static_cast<std::size_t>(end - begin); }

  // Returns the number of bytes that the parser has not read yet. `needed` is the number of bytes after `position` that
  // it has read and is allocating memory for.
  std::size_t left_after(std::size_t needed) const noexcept {
    const auto left = static_cast<std::size_t>(end - position);
    return left > needed ? left - needed : 0;
  }
};

}  // namespace onnxgen
