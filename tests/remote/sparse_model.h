// Encoded models of many gigabytes that occupy no memory: the weights are a pattern computed on demand.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "test_server.h"

namespace onnxgen::remote::tests {

struct SparseTensor {
  std::string name;
  std::uint64_t size = 0;  // size of raw_data in bytes
};

// Returns the byte at `offset` of the weights.
inline char weight_at(std::uint64_t offset) {
  return static_cast<char>((offset * 2654435761u) >> 13);
}

// Returns a model with a graph of these nodes, followed by the initializers in this order.
inline Body sparse_model(const std::string& encoded_nodes, const std::vector<SparseTensor>& tensors) {
  const auto varint = [](std::uint64_t value) {
    std::string bytes;
    for (; value >= 0x80; value >>= 7) bytes += static_cast<char>(value | 0x80);
    return bytes + static_cast<char>(value);
  };
  const auto field = [&](std::uint64_t number, const std::string& content) {
    return varint(number << 3 | 2) + varint(content.size()) + content;
  };
  std::vector<std::string> heads;
  std::uint64_t graph_size = encoded_nodes.size();
  for (const SparseTensor& tensor : tensors) {
    const std::string inner = varint(1 << 3) + varint(tensor.size) + varint(2 << 3) + varint(2) +
                              field(8, tensor.name) + varint(9 << 3 | 2) + varint(tensor.size);
    heads.push_back(varint(5 << 3 | 2) + varint(inner.size() + tensor.size) + inner);
    graph_size += heads.back().size() + tensor.size;
  }
  const auto texts = std::make_shared<std::map<std::uint64_t, std::string>>();
  std::string text = varint(1 << 3) + varint(8) + varint(7 << 3 | 2) + varint(graph_size) + encoded_nodes;
  std::uint64_t at = 0;
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    text += heads[i];
    const std::uint64_t size = text.size();
    (*texts)[at] = std::exchange(text, {});
    at += size + tensors[i].size;
  }
  const auto read = [texts](std::uint64_t offset, char* to, std::size_t count) {
    while (count != 0) {
      auto next = texts->upper_bound(offset);
      const auto& [begin, known] = *std::prev(next);
      const std::uint64_t end = next == texts->end() ? UINT64_MAX : next->first;
      std::size_t done = 0;
      if (offset - begin < known.size()) {
        done = known.copy(to, count, static_cast<std::size_t>(offset - begin));
      } else {
        for (; done < count && offset + done < end; ++done) to[done] = weight_at(offset + done);
      }
      to += done;
      offset += done;
      count -= done;
    }
  };
  return {at, read};
}

}  // namespace onnxgen::remote::tests
