// Finds repetitions in a sequence, such as the layers of a model whose nodes have no names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace onnx_tool {

// `count` equal blocks of `length` items each, one after another.
struct Repeat {
  std::size_t begin = 0;
  std::size_t length = 0;
  std::size_t count = 0;  // 0: no repetition was found

  std::size_t end() const { return begin + length * count; }
};

// Finds the repetition that covers most items, with the shortest blocks. `kinds` are equal for items of one kind.
// `crossings[i]` is the number of values that are produced before item `i` and used by item `i` or later ones. Blocks
// begin where it is small.
Repeat find_repeat(const std::vector<std::uint64_t>& kinds, const std::vector<std::size_t>& crossings);

}  // namespace onnx_tool
