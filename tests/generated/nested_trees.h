// Messages deep inside one another.
#pragma once

#include <cstddef>
#include <string>

namespace onnxgen::tests {

// The bytes of a sample.Tree with `depth` more below it, each the left one of the one above. Built back to front, for
// it takes quadratic time to put heads before what is there.
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
