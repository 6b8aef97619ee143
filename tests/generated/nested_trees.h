// Deeply nested messages.
#pragma once

#include <cstddef>
#include <string>

namespace onnxgen::tests {

// Returns the encoding of a sample.Tree with `depth` nested trees, each the left child of its parent. Built in reverse
// order, because prepending each header would need quadratic time.
inline std::string nested_trees(int depth) {
  std::string reversed;
  for (int i = 0; i < depth; ++i) {
    std::string head = "\x1a";  // Tree.left
    std::size_t size = reversed.size();
    for (; size >= 0x80; size >>= 7) head += static_cast<char>(size | 0x80);
    head += static_cast<char>(size);
    reversed.append(head.rbegin(), head.rend());
  }
  return {reversed.rbegin(), reversed.rend()};
}

}  // namespace onnxgen::tests
